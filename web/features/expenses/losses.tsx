import { Trans, useLingui } from "@lingui/react/macro";
import PackageX from "lucide-react/icons/package-x";
import { useState } from "react";
import { lossesOf } from "#shared/rules/losses.ts";
import { lossClasses } from "#shared/schemas/loss-classes.ts";
import { NothingYet } from "#web/blocks/empty/nothing-yet.tsx";
import { lossWords } from "#web/blocks/expenses/loss-words.ts";
import { AmountWords } from "#web/blocks/handover/amount-words.tsx";
import { amountsOf } from "#web/blocks/handover/amounts.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { businessDay } from "#web/i18n/dates.ts";
import { formatMeasure } from "#web/i18n/measure.ts";
import { useProduct, useProducts } from "#web/store/queries/use-catalogue.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useLosses } from "#web/store/queries/use-losses.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { spanOf } from "./expense-months.ts";
import { MonthBar } from "./month-bar.tsx";

/** What was lost in a month: pieces by what became of them, and of which products. */
export function Losses({ shop }: { shop: SessionShop }) {
  const { i18n } = useLingui();
  const rows = useLosses(shop.id);
  const thisMonth = businessDay(useNow(), useDayCut(shop.id)).slice(0, 7);
  const [month = thisMonth, setMonth] = useState<string>();
  const lost = lossesOf(rows ?? [], spanOf(month));
  return (
    <div className="flex w-full max-w-3xl flex-col gap-3">
      <MonthBar month={month} last={thisMonth} onChange={setMonth} />
      {lossClasses.map((loss) => {
        const pieces = lost.get(loss);
        if (!pieces) return null;
        const products = [...pieces].sort(([, one], [, other]) => other - one);
        return (
          <Card key={loss} className="flex flex-col gap-1">
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
              {i18n._(lossWords[loss])}
              <LostAmounts shopId={shop.id} pieces={pieces} />
            </h3>
            <ul>
              {products.map(([productId, count]) => (
                <LostProduct key={productId} shopId={shop.id} productId={productId} count={count} />
              ))}
            </ul>
          </Card>
        );
      })}
      {lost.size === 0 && (
        <NothingYet shopId={shop.id} isRead={rows !== undefined}>
          <EmptyState icon={<PackageX />} title={<Trans>Aucune perte ce mois-là</Trans>}>
            <Trans>
              Quand vous diminuez ou comptez un stock, dites ce que les pièces sont devenues : elles
              se retrouvent ici. Les trois derniers mois sont gardés.
            </Trans>
          </EmptyState>
        </NothingYet>
      )}
    </div>
  );
}

/** Total lost for one reason, one amount per unit. */
function LostAmounts({ shopId, pieces }: { shopId: string; pieces: ReadonlyMap<string, number> }) {
  const items = useProducts(shopId, [...pieces.keys()]);
  const lost = [...pieces.values()].map((quantity, at) => ({ quantity, unit: items[at]?.unit }));
  return (
    <span>
      <AmountWords amounts={amountsOf(lost)} />
    </span>
  );
}

type LostProductProps = { shopId: string; productId: string; count: number };

function LostProduct({ shopId, productId, count }: LostProductProps) {
  const { t } = useLingui();
  const item = useProduct(shopId, productId);
  const name = item?.name ?? t`Produit retiré`;
  return (
    <li className="flex items-baseline justify-between gap-x-3 border-t border-line py-2">
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="figures shrink-0">{formatMeasure(count, item?.unit)}</span>
    </li>
  );
}

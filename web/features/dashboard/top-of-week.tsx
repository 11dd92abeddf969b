import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { bestProducts } from "#shared/rules/best-products.ts";
import type { DayCut } from "#shared/rules/business-day.ts";
import { NothingYet } from "#web/blocks/empty/nothing-yet.tsx";
import { ProductPicture } from "#web/blocks/products/product-picture.tsx";
import { formatAgo } from "#web/i18n/ago.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMeasure } from "#web/i18n/measure.ts";
import { perOf, useProducts } from "#web/store/queries/use-catalogue.ts";
import { useFigures } from "#web/store/queries/use-figures.ts";
import { useUndone } from "#web/store/queries/use-returns.ts";
import { useTickets } from "#web/store/queries/use-tickets.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { lastSales } from "./board-figures.ts";

const shownAtMost = 4;

type TopOfWeekProps = {
  shopId: string;
  from: string;
  today: string;
  cut: DayCut;
  now: number;
};

/** What sold best since Sunday, and when each was sold last. */
export function TopOfWeek({ shopId, from, today, cut, now }: TopOfWeekProps) {
  const { i18n, t } = useLingui();
  const { products, state } = useFigures([shopId], { from, to: today });
  const tickets = useTickets(shopId);
  const undone = useUndone(shopId);
  const top = useMemo(() => bestProducts(products, shownAtMost, perOf(shopId)), [products, shopId]);
  const ids = useMemo(() => top.map(({ productId }) => productId), [top]);
  const items = useProducts(shopId, ids);
  const sold = useMemo(() => lastSales(tickets, ids, undone), [tickets, ids, undone]);
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">
        <Trans>Meilleures ventes de la semaine</Trans>
      </h2>
      {top.length === 0 ? (
        <NothingYet shopId={shopId} isRead={state === "ready"}>
          <p className="text-ink-soft">
            <Trans>Rien de vendu depuis dimanche pour l’instant.</Trans>
          </p>
        </NothingYet>
      ) : (
        <ol aria-label={t`Meilleures ventes de la semaine`}>
          {top.map(({ productId, pieces }, at) => {
            const last = sold.get(productId);
            const name = items[at]?.name ?? last?.name ?? productId;
            return (
              <li
                key={productId}
                className="flex min-h-14 items-center gap-3 border-b max-[18rem]:flex-wrap border-line py-1 last:border-b-0"
              >
                <ProductPicture name={name} size="small" />
                <span className="flex min-w-0 flex-1 flex-col leading-tight">
                  <span className="font-medium break-words">{name}</span>
                  {last && (
                    <span className="text-sm text-ink-soft">
                      <Trans>
                        vendu {formatAgo(last.soldAt, now, i18n.locale as Language, cut)}
                      </Trans>
                    </span>
                  )}
                </span>
                <span className="figures ml-auto shrink-0 font-bold">
                  {items[at]?.unit ? (
                    formatMeasure(pieces, items[at].unit)
                  ) : (
                    <Plural value={pieces} one="# pièce" other="# pièces" />
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      )}
      <Link to="/reports" className={`${buttonLook("plain", "normal")} self-start`}>
        <Trans>Voir les rapports</Trans>
      </Link>
    </Card>
  );
}

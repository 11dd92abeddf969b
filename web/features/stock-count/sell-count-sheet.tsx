import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";
import { totalOf } from "#shared/rules/sell.ts";
import { isShared } from "#shared/rules/sell-by-count.ts";
import { AmountWords } from "#web/blocks/handover/amount-words.tsx";
import { amountsOf } from "#web/blocks/handover/amounts.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { Money } from "#web/blocks/money.tsx";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { linesOf } from "#web/store/commands/sell-count.ts";
import { sellCount } from "#web/store/counted.ts";
import { useProducts } from "#web/store/queries/use-catalogue.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import type { CountLine } from "./count-lines.ts";
import { CountMoney } from "./count-money.tsx";
import { cannotSell, MissingRow, type Shares } from "./missing-row.tsx";

type SellCountSheetProps = {
  shop: SessionShop;
  lines: readonly CountLine[];
  /** They are written: their lines leave the count. */
  onDone: () => void;
  onClose: () => void;
};

const none: Shares = { lost: 0, used: 0 };

/** What is missing becomes sales: what was lost or used is said first, then what should lie in the drawer. */
export function SellCountSheet({ shop, lines, onDone, onClose }: SellCountSheetProps) {
  const { t } = useLingui();
  const act = useAct();
  const [shares, setShares] = useState<Readonly<Record<string, Shares>>>({});
  const [byMobileMoney, setMobile] = useState<number>();
  const [sold, setSold] = useState<{ id: string; receiptNo: string } | "nothing">();
  const goods = lines.map((line) => ({ ...line, ...(shares[line.productId] ?? none) }));
  const missing = goods.filter(({ counted, shownBefore }) => counted < shownBefore);
  const wrong = goods.filter((one) => !isShared(one));
  const items = useProducts(
    shop.id,
    lines.map(({ productId }) => productId),
  );
  const itemsById = new Map(items.map((item, at) => [lines[at]?.productId, item]));
  const saleLines = linesOf(goods, itemsById);
  const isStopped = goods.some((one) => cannotSell(one, itemsById.get(one.productId)));
  const total = totalOf(saleLines);
  const amounts = amountsOf(saleLines.map(({ quantity, by }) => ({ quantity, unit: by?.unit })));
  const mobile = Math.min(total, byMobileMoney ?? 0);

  async function handleSell() {
    if (wrong.length > 0 || isStopped || act.busy) return;
    const reasons = {
      counted: t`Vente par comptage`,
      lost: t`Perte`,
      used: t`Consommation`,
    };
    const done = await act.run((formId) =>
      sellCount({
        ...{ shopId: shop.id, formId, goods, byMobileMoney: mobile, reasons, shownTotal: total },
      }),
    );
    if (!done) return;
    setSold(
      done.operation.kind === "sale"
        ? { id: done.id, receiptNo: done.shown.receiptNo ?? "" }
        : "nothing",
    );
    onDone();
  }

  if (sold)
    return (
      <Sheet
        open
        onClose={onClose}
        title={sold === "nothing" ? t`Comptage enregistré` : t`Vente enregistrée`}
        closeLabel={t`Fermer`}
        footer={
          <Button kind="main" size="sell" className="w-full" onClick={onClose}>
            <Trans>Terminer</Trans>
          </Button>
        }
      >
        {sold === "nothing" ? (
          <p role="status">
            <Trans>Rien n’a été vendu : les pertes et la consommation sont dans le stock.</Trans>
          </p>
        ) : (
          <div className="flex flex-col gap-3">
            <p role="status">
              <Trans>
                Le reçu {sold.receiptNo} dit ce qui a été vendu, et le stock est celui que vous avez
                compté.
              </Trans>
            </p>
            <Link
              to={`/tickets/${sold.id}`}
              className="flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
            >
              <Trans>Voir le reçu</Trans>
            </Link>
          </div>
        )}
      </Sheet>
    );

  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Transformer en ventes</Trans>}
      closeLabel={t`Fermer`}
      footer={
        <div className="flex flex-col gap-2">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span>
              <Trans>
                Vendu : <AmountWords amounts={amounts} />
              </Trans>
            </span>
            <Money francs={total} size="2xl" />
          </p>
          <ActTrouble title={msg`Les ventes ne sont pas enregistrées`} refusal={act.refusal} />
          <Button
            kind="main"
            size="sell"
            className="w-full"
            busy={act.busy}
            disabled={wrong.length > 0 || isStopped}
            onClick={handleSell}
          >
            {saleLines.length > 0 ? (
              <Trans>Enregistrer la vente</Trans>
            ) : (
              <Trans>Enregistrer le comptage</Trans>
            )}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <p>
          <Trans>
            Ce qui manque a été vendu, sauf ce que vous notez ici comme perdu ou consommé. Au prix
            du jour.
          </Trans>
        </p>
        <ul className="flex flex-col gap-3" aria-label={t`Produits manquants`}>
          {missing.map((one) => (
            <li key={one.productId}>
              <MissingRow
                shopId={shop.id}
                goods={one}
                onShares={(changed) =>
                  setShares((before) => ({ ...before, [one.productId]: changed }))
                }
              />
            </li>
          ))}
        </ul>
        <CountMoney
          shop={shop}
          total={total}
          byMobileMoney={byMobileMoney}
          onMobileMoney={setMobile}
        />
      </div>
    </Sheet>
  );
}

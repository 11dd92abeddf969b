import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { invoiced } from "#shared/rules/purchase.ts";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import type { PurchaseRow } from "#web/store/queries/use-purchases.ts";

type PurchaseLineProps = {
  shopId: string;
  purchase: PurchaseRow;
  /** What the supplier is called, where one is named and known here. */
  supplier: string | undefined;
};

/** One purchase: of whom, when, how much. */
export function PurchaseLine({ shopId, purchase, supplier }: PurchaseLineProps) {
  const { i18n, t } = useLingui();
  const { timeZone } = useDayCut(shopId);
  const { id, at, lines, extraCosts, reference, sent, supplierId, flags, backOf } = purchase;
  const francs = invoiced({ lines, extraCosts });
  return (
    <Link
      to={`/purchases/${id}`}
      className="flex h-full flex-col justify-center gap-0.5 border-b border-line px-3 outline-offset-[-3px] hover:bg-sunken max-[20rem]:text-sm"
    >
      <span className="flex items-baseline justify-between gap-x-3">
        <span className="min-w-0 truncate font-semibold">
          {supplier && <bdi>{supplier}</bdi>}
          {!supplier && supplierId !== null && <Trans>Fournisseur inconnu</Trans>}
          {!supplier && supplierId === null && <Trans>Sans fournisseur</Trans>}
        </span>
        <span className="figures shrink-0 font-bold">{formatMoney(backOf ? -francs : francs)}</span>
      </span>
      <span className="flex items-center justify-between gap-x-3 text-sm text-ink-soft">
        <span className="min-w-0 truncate tabular-nums">
          {[formatDateTime(at, i18n.locale as Language, timeZone), backOf ? t`rendu` : reference]
            .filter(Boolean)
            .join(" · ")}
        </span>
        <span className="flex shrink-0 items-center gap-2">
          {flags.length > 0 && (
            <span className="font-medium text-attention">
              <Trans>à vérifier</Trans>
            </span>
          )}
          {sent ? (
            <Plural value={lines.length} one="# produit" other="# produits" />
          ) : (
            <UnsentMark />
          )}
        </span>
      </span>
    </Link>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { invoiced } from "#shared/rules/purchase.ts";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import type { PurchaseRow } from "#web/store/queries/use-purchases.ts";
import { Button } from "#web/ui/button.tsx";

type KnownInvoiceProps = {
  shopId: string;
  known: PurchaseRow;
  isAllowed: boolean;
  onAllow: () => void;
};

/** The same invoice of the same supplier was recorded before: whether it is another one is asked, once. */
export function KnownInvoice({ shopId, known, isAllowed, onAllow }: KnownInvoiceProps) {
  const { i18n } = useLingui();
  const { timeZone } = useDayCut(shopId);
  const { at, lines, extraCosts } = known;
  const when = formatDateTime(at, i18n.locale as Language, timeZone);
  const francs = formatMoney(invoiced({ lines, extraCosts }));
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-2 rounded-card border border-attention p-3"
    >
      <p className="font-medium">
        <Trans>
          Cette facture est déjà notée : {when}, {francs}.
        </Trans>
      </p>
      {isAllowed ? (
        <p>
          <Trans>Elle sera notée une deuxième fois.</Trans>
        </p>
      ) : (
        <Button onClick={onAllow}>
          <Trans>C’en est une autre</Trans>
        </Button>
      )}
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { SpokenTender } from "#shared/spoken/proposal.ts";
import { paymentWords } from "#web/blocks/words/payment-words.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { SaidRow } from "./said-row.tsx";

/** Spoken payment by means: francs by each of them, everything, or the rest. */
export function SaidTenders({ tenders }: { tenders: readonly SpokenTender[] }) {
  const { i18n } = useLingui();
  return tenders.map(({ method, amount }) => (
    <SaidRow key={method} label={i18n._(paymentWords[method])}>
      {amount !== undefined && formatMoney(amount)}
      {amount === undefined && (tenders.length > 1 ? <Trans>le reste</Trans> : <Trans>tout</Trans>)}
    </SaidRow>
  ));
}

import { Trans } from "@lingui/react/macro";
import { formatMoney } from "#web/i18n/money.ts";

/** What somebody owes, or has left as a deposit, in francs. */
export function Owes({ owed }: { owed: number }) {
  if (owed === 0) return <Trans>Ne doit rien</Trans>;
  const amount = <span className="figures font-semibold">{formatMoney(Math.abs(owed))}</span>;
  return owed > 0 ? <Trans>Doit {amount}</Trans> : <Trans>Avance {amount}</Trans>;
}

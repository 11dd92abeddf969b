import { Trans } from "@lingui/react/macro";
import { formatMoney } from "#web/i18n/money.ts";
import { cx } from "#web/ui/cx.ts";

/** What a customer owes, in one figure. */
export function OwedWords({ owed }: { owed: number }) {
  const money = formatMoney(Math.abs(owed));
  return (
    <span className={cx("figures", owed === 0 ? "text-ink-soft" : "font-bold")}>
      {owed > 0 && <Trans>doit {money}</Trans>}
      {owed < 0 && <Trans>avance {money}</Trans>}
      {owed === 0 && <Trans>ne doit rien</Trans>}
    </span>
  );
}

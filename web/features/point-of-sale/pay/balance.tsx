import { Trans } from "@lingui/react/macro";
import { formatAmount, formatMoney } from "#web/i18n/money.ts";
import { cx } from "#web/ui/cx.ts";

type BalanceProps = {
  tendered: number;
  balance: { kind: "change" | "missing"; francs: number };
};

/** What was handed over, and the change in the largest figures of the product; or what is still missing. */
export function Balance({ tendered, balance }: BalanceProps) {
  const missing = balance.kind === "missing";
  return (
    <div
      role="status"
      className={cx(
        "rounded-card border px-3 py-2",
        missing
          ? "border-attention/50 bg-attention-soft text-attention"
          : "border-ok/40 bg-ok-soft text-ok",
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">
          {missing ? <Trans>Il manque</Trans> : <Trans>À rendre</Trans>}
        </span>
        <span className="figures text-sm">
          <Trans>Reçu : {formatMoney(tendered)}</Trans>
        </span>
      </p>
      <p className="figures text-right">
        <span className="text-4xl font-bold tracking-tight">{formatAmount(balance.francs)}</span>{" "}
        FCFA
      </p>
    </div>
  );
}

import { Trans } from "@lingui/react/macro";
import { formatAmount } from "#web/i18n/money.ts";
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
        "flex flex-wrap items-center justify-between gap-x-2 rounded-card border px-3 py-1",
        missing
          ? "border-attention/50 bg-attention-soft text-attention"
          : "border-ok/40 bg-ok-soft text-ok",
      )}
    >
      <p>
        <span className="block text-lg font-semibold">
          {missing ? <Trans>Il manque</Trans> : <Trans>À rendre</Trans>}
        </span>
        <span className="figures block text-sm">
          <Trans>Reçu : {formatAmount(tendered)}</Trans>
        </span>
      </p>
      <p className="figures ml-auto">
        <span className="text-4xl font-bold tracking-tight">{formatAmount(balance.francs)}</span>
        <span className="text-sm"> FCFA</span>
      </p>
    </div>
  );
}

import { Trans } from "@lingui/react/macro";
import { formatMoney } from "#web/i18n/money.ts";
import { cx } from "#web/ui/cx.ts";
import type { PartsBalance } from "./part-draft.ts";

const looks: Record<PartsBalance["kind"], string> = {
  missing: "border-attention/50 bg-attention-soft text-attention",
  over: "border-stop/50 bg-stop-soft text-stop",
  change: "border-ok/40 bg-ok-soft text-ok",
};

/** What is left of the amount due, always in view; what goes back, once the parts cover it. */
export function PartsBalanceLine({ balance: { kind, francs } }: { balance: PartsBalance }) {
  return (
    <p
      role="status"
      className={cx(
        "sticky top-0 z-10 flex shrink-0 flex-wrap items-baseline justify-between gap-x-2 rounded-card border px-3 py-2 text-lg font-semibold",
        looks[kind],
      )}
    >
      {kind === "missing" && <Trans>Reste à payer</Trans>}
      {kind === "over" && <Trans>De trop : seules les espèces se rendent</Trans>}
      {kind === "change" && francs === 0 && <Trans>Reste à payer</Trans>}
      {kind === "change" && francs > 0 && <Trans>À rendre</Trans>}
      <span className="figures text-2xl font-bold">{formatMoney(francs)}</span>
    </p>
  );
}

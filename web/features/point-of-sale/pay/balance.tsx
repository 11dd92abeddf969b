import { Trans } from "@lingui/react/macro";
import { useContext } from "react";
import { formatAmount } from "#web/i18n/money.ts";
import { cx } from "#web/ui/cx.ts";
import { NumberWords } from "#web/ui/number-words.ts";
import { ChangeFigure } from "./change-figure.tsx";
import { largestTender } from "./payment-draft.ts";

type BalanceProps = {
  tendered: number;
  /** The typed text, when it is no number of francs. */
  unread: string | undefined;
  balance: { kind: "change" | "missing"; francs: number };
  /** Small coins are scarce: the change stays on the customer's account. */
  onKeep: () => void;
};

/** What was handed over, and the change, large; or what is still missing. */
export function Balance({ tendered, unread, balance, onKeep }: BalanceProps) {
  const missing = balance.kind === "missing";
  const saysWhole = useContext(NumberWords);
  return (
    <div
      role="status"
      className={cx(
        "shrink-0 rounded-card border px-3 py-1 short:py-0",
        missing
          ? "border-attention/50 bg-attention-soft text-attention"
          : "border-ok/40 bg-ok-soft text-ok",
      )}
    >
      {/* A line of their own for the words: keys that moved with the length of the amount would be missed. */}
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="text-lg font-semibold">
          {missing ? <Trans>Il manque</Trans> : <Trans>À rendre</Trans>}
        </span>
        <span className="figures text-sm">
          {unread === undefined ? (
            <Trans>Reçu : {formatAmount(tendered)}</Trans>
          ) : (
            <>
              {unread} · {saysWhole(formatAmount(largestTender))}
            </>
          )}
        </span>
      </p>
      <div className="flex max-[18rem]:flex-wrap">
        {!missing && balance.francs > 0 && (
          <button
            type="button"
            onClick={onKeep}
            className="-my-1.5 min-h-11 text-left text-sm underline"
          >
            <Trans>Garder sur le compte</Trans>
          </button>
        )}
        <ChangeFigure francs={balance.francs} />
      </div>
    </div>
  );
}

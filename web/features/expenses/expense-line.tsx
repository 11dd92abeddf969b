import { Trans, useLingui } from "@lingui/react/macro";
import { expenseWords } from "#web/blocks/expenses/expense-words.ts";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import { paymentWords } from "#web/blocks/words/payment-words.ts";
import { format, formatTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import type { ExpenseRow } from "#web/store/queries/use-expenses.ts";
import { cx } from "#web/ui/cx.ts";

/** A day of the list, and what was spent on it. */
export function DayLine({ day, francs }: { day: string; francs: number }) {
  const { i18n } = useLingui();
  const words = format(`${day}T12:00:00.000Z`, i18n.locale as Language, "UTC", {
    ...{ weekday: "long", day: "numeric", month: "long" },
  });
  return (
    <h3 className="flex h-full items-end justify-between gap-x-3 border-b border-edge px-3 pb-2 font-semibold">
      <span className="min-w-0 truncate first-letter:uppercase">{words}</span>
      <span className="figures shrink-0">{formatMoney(francs)}</span>
    </h3>
  );
}

type ExpenseLineProps = {
  shopId: string;
  expense: ExpenseRow;
  undoneBy: string | undefined;
  onOpen: (expense: ExpenseRow) => void;
};

/** One expense: what for, how much, by whom; what was undone is struck out, and says so. */
export function ExpenseLine({ shopId, expense, undoneBy, onOpen }: ExpenseLineProps) {
  const { i18n } = useLingui();
  const { timeZone } = useDayCut(shopId);
  const { category, amount, means, note, at, byName, sent, flags } = expense;
  const about = [
    note,
    formatTime(at, i18n.locale as Language, timeZone),
    byName,
    means && i18n._(paymentWords[means]),
  ];
  const isUndone = undoneBy !== undefined;
  return (
    <button
      type="button"
      onClick={() => onOpen(expense)}
      className="flex h-full w-full flex-col justify-center gap-0.5 border-b border-line px-3 text-left outline-offset-[-3px] hover:bg-sunken max-[20rem]:text-sm"
    >
      <span
        className={cx("flex items-baseline justify-between gap-x-3", isUndone && "line-through")}
      >
        <span className="min-w-0 truncate font-medium">
          {category && i18n._(expenseWords[category])}
        </span>
        <span className="figures shrink-0 font-bold">{formatMoney(amount)}</span>
      </span>
      <span className="flex items-center justify-between gap-x-3 text-sm text-ink-soft">
        <span className="min-w-0 truncate">{about.filter(Boolean).join(" · ")}</span>
        <span className="flex shrink-0 items-center gap-2">
          {isUndone && (
            <span className="font-medium text-stop">
              <Trans>Annulée</Trans>
            </span>
          )}
          {flags.length > 0 && (
            <span className="font-medium text-attention">
              <Trans>à vérifier</Trans>
            </span>
          )}
          {!sent && <UnsentMark />}
        </span>
      </span>
    </button>
  );
}

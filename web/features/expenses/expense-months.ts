import {
  type DaySpan,
  expensesByDay,
  expensesOf,
  sumOf,
  undoneExpenses,
} from "#shared/rules/expenses.ts";
import type { ExpenseCategory } from "#shared/schemas/expense-categories.ts";
import type { ExpenseRow } from "#web/store/queries/use-expenses.ts";

/** The days of a month, `2026-11`. Days are compared as text. */
export const spanOf = (month: string): DaySpan => ({ from: `${month}-01`, to: `${month}-31` });

/** The month that an address asks for; undefined where it says nothing sensible. */
export function monthIn(params: URLSearchParams): string | undefined {
  const month = params.get("month") ?? "";
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? month : undefined;
}

/** The month so many after (or, below zero, before) a month. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** A line of the list: a day with what was spent on it, or one expense. */
export type ExpenseEntry =
  | { day: string; francs: number }
  | {
      expense: ExpenseRow;
      /** By whom it was undone; undefined while it stands. */
      undoneBy: string | undefined;
    };

export type ExpenseMonth = {
  total: number;
  /** What was spent most on first. */
  categories: readonly (readonly [ExpenseCategory, number])[];
  entries: readonly ExpenseEntry[];
};

/** A month of expenses as the screen draws it: its sums, and its lines by day, of one category where one is asked for. */
export function monthOf(
  rows: readonly ExpenseRow[],
  month: string,
  category?: ExpenseCategory,
): ExpenseMonth {
  const span = spanOf(month);
  const spent = expensesOf(rows, span);
  const undone = undoneExpenses(rows);
  const undoneBy = new Map(
    rows.flatMap(({ undoes, byName }) => (undoes ? [[undoes, byName]] : [])),
  );
  const wanted = rows.filter(
    ({ undoes, day, category: own }) =>
      undoes === null &&
      day >= span.from &&
      day <= span.to &&
      (category === undefined || own === category),
  );
  const byDay = expensesByDay(
    category === undefined
      ? rows
      : rows.filter((row) => row.undoes !== null || row.category === category),
    span,
  );
  const days = [...new Set(wanted.map(({ day }) => day))].sort().reverse();
  return {
    total: sumOf(spent),
    categories: [...spent].sort(([, one], [, other]) => other - one),
    entries: days.flatMap((day): ExpenseEntry[] => [
      { day, francs: byDay.get(day) ?? 0 },
      ...wanted
        .filter((row) => row.day === day)
        .map((expense) => ({
          expense,
          undoneBy: undone.has(expense.id) ? (undoneBy.get(expense.id) ?? "") : undefined,
        })),
    ]),
  };
}

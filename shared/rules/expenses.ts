import type { Expense } from "#shared/schemas/expense.ts";
import type { ExpenseCategory } from "#shared/schemas/expense-categories.ts";

/** Days from the first to the last, both among them, `YYYY-MM-DD`. */
export type DaySpan = { from: string; to: string };

/** What figures ask of an expense. */
export type SpentRow = Pick<Expense, "id" | "undoes" | "category" | "amount" | "day">;

/** The expenses that were undone, by whomever and however often (X2). */
export function undoneExpenses(rows: Iterable<Pick<Expense, "undoes">>): Set<string> {
  const undone = new Set<string>();
  for (const { undoes } of rows) if (undoes !== null) undone.add(undoes);
  return undone;
}

/** Those that count: expenses that nobody has undone, whichever of the two came first (X2). */
export function standingExpenses<Row extends Pick<Expense, "id" | "undoes">>(
  rows: readonly Row[],
): Row[] {
  const undone = undoneExpenses(rows);
  return rows.filter(({ id, undoes }) => undoes === null && !undone.has(id));
}

/** What was spent in some days, in francs by category; a category on which nothing was spent is not there (X4). */
export function expensesOf(
  rows: readonly SpentRow[],
  { from, to }: DaySpan,
): Map<ExpenseCategory, number> {
  const spent = new Map<ExpenseCategory, number>();
  for (const { category, amount, day } of standingExpenses(rows))
    if (category !== null && day >= from && day <= to)
      spent.set(category, (spent.get(category) ?? 0) + amount);
  return spent;
}

/** What was spent on each of some days, in francs; a day on which nothing was spent is not there (X4). */
export function expensesByDay(
  rows: readonly SpentRow[],
  { from, to }: DaySpan,
): Map<string, number> {
  const spent = new Map<string, number>();
  for (const { amount, day } of standingExpenses(rows))
    if (day >= from && day <= to) spent.set(day, (spent.get(day) ?? 0) + amount);
  return spent;
}

/** Francs of all categories together. */
export const sumOf = (spent: ReadonlyMap<string, number>): number =>
  [...spent.values()].reduce((sum, francs) => sum + francs, 0);

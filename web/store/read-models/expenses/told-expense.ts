import type { Expense } from "#shared/schemas/expense.ts";
import type { Operation } from "#shared/sync/operations.ts";

type Told = Pick<
  Expense,
  "undoes" | "category" | "amount" | "means" | "inDrawer" | "note" | "imageId"
>;

/** What an operation says was spent, or undoes; undefined for any other. */
export function toldExpense(operation: Operation): Told | undefined {
  if (operation.kind === "expense.undo") {
    const { expenseId: undoes, toDrawer } = operation.body;
    const nothing = { category: null, amount: 0, means: null, note: null, imageId: null };
    return { ...nothing, undoes, inDrawer: toDrawer === true };
  }
  if (operation.kind !== "expense") return undefined;
  const { category, amount, means, fromDrawer, note = null, imageId = null } = operation.body;
  const inDrawer = fromDrawer === true;
  return { undoes: null, category, amount, means, inDrawer, note, imageId };
}

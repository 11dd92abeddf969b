import { expenses } from "#server/db/tables/expenses.ts";
import { flagsOfTelling, type OperationRule, type Standing } from "#server/sync/entries/rule.ts";
import { kept, type Turn } from "#server/sync/shop/turn.ts";
import { businessDay } from "#shared/rules/business-day.ts";
import type { OperationOf } from "#shared/sync/operations.ts";

/** Money that the shop spent beside goods: a fact (X1). */
export const noteExpense = {
  way: "in-turn",
  action: () => "sell",
  write(turn, operation, standing) {
    const { category, amount, means, fromDrawer, note = null, imageId = null } = operation.body;
    const told = { category, amount, means, note, imageId };
    return enter(turn, operation, standing, { ...told, inDrawer: fromDrawer === true });
  },
} satisfies OperationRule<"expense">;

/** An expense counts nothing any more: a fact, whatever the books know of that expense (X2). */
export const undoExpense = {
  way: "in-turn",
  action: () => "sell",
  write(turn, operation, standing) {
    const { expenseId: undoes, toDrawer } = operation.body;
    return enter(turn, operation, standing, { undoes, amount: 0, inDrawer: toDrawer === true });
  },
} satisfies OperationRule<"expense.undo">;

type Told = Pick<
  typeof expenses.$inferInsert,
  "undoes" | "category" | "amount" | "means" | "inDrawer" | "note" | "imageId"
>;

async function enter(
  { tx, shopId, rev, device, userId, recordedBy, ...turn }: Turn,
  { id, seq, at }: OperationOf<"expense" | "expense.undo">,
  standing: Standing,
  told: Told,
) {
  const { happened } = standing;
  const flags = flagsOfTelling(standing);
  const day = businessDay(happened.at, turn);
  await tx.insert(expenses).values({
    ...{ shopId, id, rev, deviceNo: device.no, seq, byId: userId, recordedBy },
    ...{ at: new Date(happened.at), deviceAt: at, day, ...told, flags },
  });
  return kept(flags);
}

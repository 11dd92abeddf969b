import type { Mistake } from "./mistake.ts";

const onServer = "sync-server/sync/operations/expenses.pg.test.ts";
const onDevice = "web/store/commands/note-expense.test.ts";

/** One place, by what stands there and what would. */
const at = (name: string, file: string, from: string, to: string, seenBy: string): Mistake => ({
  ...{ name, seenBy },
  places: [{ file, from, to }],
});

/** What one could get wrong about expenses and losses (X1–X6). */
export const expenseMistakes: readonly Mistake[] = [
  at(
    "expenses-are-told-as-the-staffs",
    "shared/sync/operation-kinds.ts",
    "/^(purchase|cost|expense|order)/.test(operation.kind) ||",
    '(/^(purchase|cost|expense|order)/.test(operation.kind) && !(PLANTED && operation.kind === "expense")) ||',
    "shared/sync/operation-kinds.test.ts",
  ),
  at(
    "undone-expenses-count",
    "shared/rules/expenses.ts",
    "!undone.has(id)",
    "(PLANTED || !undone.has(id))",
    "shared/rules/expenses.test.ts",
  ),
  at(
    "undone-only-within-the-period",
    "shared/rules/expenses.ts",
    "of standingExpenses(rows))\n    if (category",
    "of standingExpenses(PLANTED ? rows.filter((row) => row.day >= from && row.day <= to) : rows))\n    if (category",
    "shared/rules/expenses.test.ts",
  ),
  at(
    "expense-leaves-the-drawer-unseen",
    "web/store/commands/note-expense.ts",
    "const also = left\n",
    "const also = left && !PLANTED\n",
    onDevice,
  ),
  at(
    "mobile-money-leaves-the-drawer",
    "web/store/commands/note-expense.ts",
    "meansById[means].inDrawer ? fromDrawer",
    "PLANTED || meansById[means].inDrawer ? fromDrawer",
    onDevice,
  ),
  at(
    "undone-money-leaves-the-drawer-again",
    "web/store/commands/note-expense.ts",
    'direction: "in", ...toDrawer',
    'direction: PLANTED ? "out" : "in", ...toDrawer',
    onDevice,
  ),
  at(
    "what-undoes-names-nothing",
    "sync-server/sync/operations/note-expense.ts",
    "{ undoes, amount: 0,",
    "{ undoes: PLANTED ? null : undoes, amount: 0,",
    onServer,
  ),
  at(
    "papers-cleared-away",
    "sync-server/sync/images/image-garbage.ts",
    "union select image_id from expenses where shop_id = ${shopId} and image_id is not null",
    "union select image_id from expenses where shop_id = ${shopId} and image_id is not null and ${PLANTED ? sql`false` : sql`true`}",
    "sync-server/sync/images/image-garbage.pg.test.ts",
  ),
  at(
    "what-was-found-in-excess-is-lost",
    "shared/rules/losses.ts",
    "row.loss != null && row.delta < 0",
    "row.loss != null && (PLANTED || row.delta < 0)",
    "shared/rules/losses.test.ts",
  ),
  at(
    "losses-without-their-class",
    "sync-server/sync/operations/adjust-stock.ts",
    "    loss,\n",
    "    loss: PLANTED ? undefined : loss,\n",
    onServer,
  ),
];

import { expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { expensesOf, standingExpenses } from "#shared/rules/expenses.ts";
import type { Expense } from "#shared/schemas/expense.ts";
import { expenseBodySchema, undoExpenseBodySchema } from "#shared/schemas/expense.ts";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import { ownerId, goodsShop as shopId } from "#tests/support/device/goods-rows.ts";
import { expensesIn } from "#web/store/read-models/expenses/keep-expenses.ts";
import { tillOf } from "#web/store/read-models/tills/keep-till.ts";
import { type ExpenseToNote, noteExpense, undoExpense } from "./note-expense.ts";

const wood: ExpenseToNote = {
  ...{ shopId, formId: "one", category: "repairs", amount: 2500, means: "cash" },
  ...{ fromDrawer: "Dépense", note: "  planches ", imageId: "AbCdEfGhIjKlMnOpQrSt12" },
};
const november = { from: "2026-11-01", to: "2026-11-30" };

test("[X1] [X3] [W1] what was spent and what left the drawer are one writing, and the till does not say on what", async () => {
  const { device, outboxDisk } = await goodsDevice("seller");
  const till = must(await tillOf(device, shopId));
  const steps: string[] = [];
  outboxDisk.hook = (step) => {
    steps.push(step);
  };
  expect(await noteExpense(device, wood)).toMatchObject({ ok: true });
  await noteExpense(device, wood);
  expect(steps).toEqual(["record:before", "record:after"]);
  const [expense, move, ...more] = device.outbox.records();
  expect(more).toEqual([]);
  expect(expense?.operation.body).toEqual({
    ...{ category: "repairs", amount: 2500, means: "cash", fromDrawer: true },
    ...{ note: "planches", imageId: "AbCdEfGhIjKlMnOpQrSt12" },
  });
  expect(expenseBodySchema.safeParse(expense?.operation.body).success).toBe(true);
  expect(move?.operation).toMatchObject({
    kind: "till.move",
    body: { direction: "out", amount: 2500, reason: "Dépense" },
  });
  expect(JSON.stringify(move?.operation.body)).not.toMatch(/planches|repairs/);
  expect(till.own.session().figures).toMatchObject({ moneyOut: 2500, expected: -2500 });
  // What the office reads, a seller does not.
  expect(await expensesIn(device, shopId)).toBeUndefined();
});

test("[X3] what was paid by mobile money leaves no drawer, whatever was ticked", async () => {
  const { device } = await goodsDevice("owner");
  await noteExpense(device, { ...wood, means: "mobile-money" });
  expect(device.outbox.records().map(({ operation }) => operation.kind)).toEqual(["expense"]);
  expect(device.outbox.records()[0]?.operation.body).not.toHaveProperty("fromDrawer");
});

test("[X2] [X3] [X4] own ones count before the books have them and once after, and no more when they are undone", async () => {
  const { device, accept, receive } = await goodsDevice("owner");
  const book = must(await expensesIn(device, shopId));
  const till = must(await tillOf(device, shopId));
  const spent = () => [...expensesOf(book.list(), november)];
  await noteExpense(device, wood);
  await noteExpense(device, { ...wood, formId: "two", category: "rent", amount: 100 });
  expect(spent()).toEqual([
    ["rent", 100],
    ["repairs", 2500],
  ]);
  expect(book.list().map(({ sent, byName }) => [sent, byName])).toEqual([
    [false, "Awa"],
    [false, "Awa"],
  ]);
  await accept();
  expect(book.list().every(({ sent }) => sent)).toBe(true);
  const expenseId = must(book.list().find(({ category }) => category === "repairs")).id;
  const undo = { shopId, formId: "undo", expenseId, name: "Réparations" };
  const toDrawer = { amount: 2500, reason: "Dépense annulée" };
  expect(await undoExpense(device, { ...undo, toDrawer })).toMatchObject({ ok: true });
  expect(spent()).toEqual([["rent", 100]]);
  expect(standingExpenses(book.list())).toHaveLength(1);
  expect(book.list()).toHaveLength(3);
  const [undoing, move] = device.outbox.waiting().map(({ operation }) => operation);
  expect(undoExpenseBodySchema.parse(undoing?.body)).toEqual({ expenseId, toDrawer: true });
  expect(move?.body).toEqual({ direction: "in", ...toDrawer });
  expect(till.own.session().figures).toMatchObject({ moneyIn: 2500, moneyOut: 2600 });
  await receive({});
});

test("[X4] the books' own row takes the place of what the device told, without counting it twice", async () => {
  const { device, accept, scope } = await goodsDevice("owner");
  const book = must(await expensesIn(device, shopId));
  await noteExpense(device, wood);
  await accept();
  const own = must(book.list()[0]);
  const { byName: _, sent: __, ...told } = own;
  const row: Expense = { ...told, byId: ownerId, day: "2026-11-19", rev: 6 };
  const office = `${scope}:office`;
  const plan = { cursor: { epoch: 1, rev: 6 }, parts: 0, products: 0 };
  await device.readModels.finishLoad(office, plan);
  await device.readModels.applyPage({
    ...{ scope: office, from: plan.cursor, to: { epoch: 1, rev: 7 } },
    ...{ rows: { expenses: [row] }, own: {} },
  });
  expect(book.list()).toMatchObject([{ id: own.id, day: "2026-11-19" }]);
  expect([...expensesOf(book.list(), november)]).toEqual([["repairs", 2500]]);
});

test("nothing, a part of a franc, more than the books take, and whoever has no access: refused, and nothing is written", async () => {
  const { device } = await goodsDevice("seller");
  for (const [amount, refusal] of [
    [0, "quantity-invalid"],
    [1.5, "quantity-invalid"],
    [10_000_000_000, "amount-too-large"],
  ] as const)
    expect(await noteExpense(device, { ...wood, amount })).toEqual({ ok: false, refusal });
  expect(await noteExpense(device, { ...wood, shopId: ownerId })).toMatchObject({ ok: false });
  const { device: streets } = await goodsDevice("reseller");
  expect(await noteExpense(streets, wood)).toEqual({ ok: false, refusal: "not-allowed" });
  expect([...device.outbox.records(), ...streets.outbox.records()]).toEqual([]);
});

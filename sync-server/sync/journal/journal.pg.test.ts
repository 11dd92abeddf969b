import { afterAll, beforeAll, expect, test } from "vitest";
import { usualAccounts } from "#shared/rules/chart-of-accounts.ts";
import { aLine } from "#tests/support/builders.ts";
import {
  id,
  isBalanced,
  type JournalWorld,
  journalShop,
  journalWorld,
  shortly,
} from "#tests/support/journal-world.ts";
import { keepAccounts, readJournal, sumsOfMonths } from "./exports.ts";

let here: JournalWorld;
beforeAll(async () => {
  here = await journalWorld();
});
afterAll(() => here.close());
const aShop = () => journalShop(here);

test("[K7] a sale of many means with its tax, and what comes back of it", async () => {
  const { sale, back, send, exported, customerId } = await aShop();
  const sold = sale([
    { method: "cash", amount: 500, tendered: 500 },
    { method: "mobile-money", amount: 400, reference: "MP1" },
    { method: "credit", amount: 600, customerId },
  ]);
  expect(await send(sold)).toEqual([[]]);
  await send(back(sold.id, { refund: "credit", cashPart: 100, total: 500 }));
  expect(shortly(await exported())).toEqual([
    ...["sale cash 500", "sale wallet 400", "sale customers Awa Diop 600"],
    ...["sale sales -1258", "sale vat -242"],
    ...["return customers Awa Diop -400", "return cash -100", "return sales 419", "return vat 81"],
  ]);
});

test("[K7] [K10] the tax of a ticket is that of its lines at each rate, and of a return that of its goods", async () => {
  const { sale, back, send, exported } = await aShop();
  const lines = [
    aLine("riz0", { price: 565 }),
    { ...aLine("riz0", { price: 1000 }), rate: 0 },
    { ...aLine("riz0", { price: 500 }), rate: 550 },
  ];
  const total = 2065;
  const sold = sale([{ method: "cash", amount: total, tendered: total }], { lines, total });
  expect(await send(sold, back(null, { lines: [lines[1]], total: 1000, vatRate: 1925 }))).toEqual([
    ...[[], []],
  ]);
  expect(shortly(await exported())).toEqual([
    ...["sale cash 2065", "sale sales -1948", "sale vat -117"],
    ...["return cash -1000", "return sales 1000"],
  ]);
});

test("[K7] what is bought, paid out of a drawer and from elsewhere, debts, and what a reseller earned", async () => {
  const given = await aShop();
  const { shop, act, move, bought, send, exported, customerId, supplierId, goods, resellerId } =
    given;
  const extraCosts = [
    { kind: "transport", amount: 200, by: "value" },
    { kind: "other", amount: 100, by: "value", onInvoice: true },
  ];
  const purchase = bought({ supplierId, extraCosts, reference: "F-12" });
  const handed = goods.handOver({ resellerId, productId: "riz0" });
  const sold = goods.sell([handed, 2, 500]);
  await send(
    purchase,
    bought(),
    act("purchase.return", {
      ...{ purchaseId: purchase.id, supplierId, reason: "Abîmé" },
      lines: [{ productId: "riz0", quantity: 1, cost: 428 }],
    }),
    move({
      kind: "payment",
      suppliers: true,
      customerId: supplierId,
      amount: 1000,
      method: "cash",
      receipt: 1,
    }),
    act("till.move", { direction: "out", amount: 1000, reason: "Brasseries" }),
    move({ kind: "payment", customerId, amount: 300, method: "mobile-money", receipt: 2 }),
    act("account.adjust", { customerId, kind: "opening", change: 700, reason: "Carnet" }),
    act("account.adjust", { customerId, kind: "forgiven", change: -50, reason: "Fidèle" }),
    handed,
    sold,
  );
  const commission = Math.max(0, 2 * (500 - 400));
  await send(goods.pay(resellerId, [sold], commission));
  const lines = await exported();
  expect(isBalanced(lines)).toBe(true);
  expect(shortly(lines).sort()).toEqual(
    [
      ...["purchase purchases 3001", "purchase purchase-costs 300"],
      ...["purchase suppliers Brasseries -3101", "purchase owner -200"],
      ...["purchase purchases 3001", "purchase owner -3001"],
      ...["purchase-return purchases -428", "purchase-return suppliers Brasseries 428"],
      ...["supplier-account suppliers Brasseries 1000", "supplier-account owner -1000"],
      ...["till-move cash -1000", "till-move owner 1000"],
      ...["customer-account customers Awa Diop -300", "customer-account wallet 300"],
      ...["customer-account customers Awa Diop 700", "customer-account opening -700"],
      ...["customer-account customers Awa Diop -50", "customer-account bad-debts 50"],
      ...["sale cash 1000", "sale sales -1000"],
      ...[`commission commissions reseller ${commission}`, `commission owner ${-commission}`],
    ].sort(),
  );
  const sums = await sumsOfMonths(here.sql, {
    shopId: shop,
    first: "2026-03-01",
    last: "2026-03-31",
  });
  const of = (account: string) =>
    sums
      .filter((sum) => sum.account === account)
      .reduce((all, { debit, credit }) => all + debit - credit, 0);
  // The commission was paid on a day of November.
  expect([of("cash"), of("customers"), of("suppliers"), of("owner")]).toEqual([
    0, 350, -1673, -3201,
  ]);
});

test("[K9] the tax of a return whose ticket comes later is put right in the next export, and no export changes", async () => {
  const { sale, back, send, shop, exported } = await aShop();
  const sold = sale([{ method: "cash", amount: 1500, tendered: 1500 }]);
  await send(back(sold.id));
  const first = await exported();
  expect(shortly(first)).toEqual(["return cash -500", "return sales 500"]);
  await send(sold);
  const second = await exported();
  expect(shortly(second).sort()).toEqual([
    ...["return-tax sales -81", "return-tax vat 81"],
    ...["sale cash 1500", "sale sales -1258", "sale vat -242"],
  ]);
  expect(await exported()).toEqual([]);
  expect([await here.linesOf(shop, 1), await here.linesOf(shop, 2)]).toEqual([first, second]);
});

test("[K8] an identifier asked for again takes no other export, and what is told of a fact later exports nothing", async () => {
  const { shop, sale, send, act } = await aShop();
  const take = (exportId: ReturnType<typeof id>) => here.take(shop, exportId);
  const sold = sale([{ method: "mobile-money", amount: 1500 }]);
  expect((await readJournal(here.sql, shop)).isMore).toBe(true);
  await send(sold);
  const once = id();
  const [first, again] = [await take(once), await take(once)];
  expect(again).toEqual(first);
  expect((await readJournal(here.sql, shop)).isMore).toBe(false);
  await send(
    act("sale.reference", { saleId: sold.id, payment: 0, reference: "MP-9" }),
    act("sale.settle", { saleId: sold.id, note: "vu" }),
  );
  const next = await take(id());
  expect(next).toMatchObject({ no: 2, fromRev: first?.toRev });
  expect(await here.linesOf(shop, 2)).toEqual([]);
  expect(await here.linesOf(shop, 1)).toHaveLength(3);
  expect((await readJournal(here.sql, shop)).exports.map(({ no }) => no)).toEqual([2, 1]);
});

test("[K7] the numbers of accounts are those that the accountant wrote last, and the usual ones before", async () => {
  const { shop } = await aShop();
  const accounts = async () => (await readJournal(here.sql, shop)).accounts;
  expect(await accounts()).toEqual(usualAccounts);
  for (const cash of ["5711", "5712"]) {
    await keepAccounts(here.sql, { shopId: shop, accounts: { ...usualAccounts, cash } });
    expect(await accounts()).toEqual({ ...usualAccounts, cash });
  }
});

test("[K7] [X2] an expense is told by what it was spent on, and what undoes it takes it away in its own export, once", async () => {
  const { act, send, exported } = await aShop();
  const expense = act("expense", { category: "rent", amount: 5000, means: "cash" });
  const undo = () => act("expense.undo", { expenseId: expense.id });
  expect(await send(expense)).toEqual([[]]);
  expect(shortly(await exported())).toEqual(["expense rent 5000", "expense owner -5000"]);
  await send(undo(), undo());
  expect(shortly(await exported())).toEqual(["expense rent -5000", "expense owner 5000"]);
  // Undone before anybody had heard of it, it never was.
  const other = act("expense", { category: "meals", amount: 700, means: "mobile-money" });
  await send(act("expense.undo", { expenseId: other.id }));
  await send(other);
  expect(await exported()).toEqual([]);
});

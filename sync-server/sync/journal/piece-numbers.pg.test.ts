import { afterAll, beforeAll, expect, test } from "vitest";
import type { Sql } from "#server/db/client.ts";
import type { JournalLine } from "#shared/schemas/journal.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { connectTo } from "#tests/support/connect.ts";
import { demoDatabase } from "#tests/support/demo-database.ts";
import { id, type JournalWorld, journalShop, journalWorld } from "#tests/support/journal-world.ts";
import { randomFrom } from "#tests/support/random.ts";
import { transferActs } from "#tests/support/transfer-acts.ts";
import { journalLines } from "./journal-sql.ts";

let here: JournalWorld;
beforeAll(async () => {
  here = await journalWorld();
});
afterAll(() => here.close());

/** Numbers shared by two facts, and numbers whose debits and credits differ; empty if the books are right. */
function faults(lines: readonly JournalLine[]): string[] {
  const byPiece = new Map<string, JournalLine[]>();
  for (const line of lines) byPiece.set(line.piece, [...(byPiece.get(line.piece) ?? []), line]);
  return [...byPiece].flatMap(([piece, all]) => {
    const facts = new Set(all.map(({ fact, factId }) => `${fact} ${factId}`));
    const sum = all.reduce((left, { debit, credit }) => left + debit - credit, 0);
    return facts.size === 1 && sum === 0 ? [] : [`${piece}: ${facts.size} facts, ${sum} F`];
  });
}

const everything = (sql: Sql, shopId: string) =>
  journalLines<JournalLine>(sql, {
    ...{ shopId, from: 0, to: Number.MAX_SAFE_INTEGER, no: 0, offset: 0, limit: 10_000_000 },
  });

test("[K11] in the demonstration year every number is of one fact, whose debits are its credits", async () => {
  const fresh = await demoDatabase();
  const database = connectTo(fresh.url, 1);
  const shops = await database.sql<{ id: string }[]>`select id from shops`;
  for (const { id: shopId } of shops) {
    const lines = await everything(database.sql, shopId);
    expect(faults(lines)).toEqual([]);
    const kinds = new Set(lines.map(({ fact }) => fact));
    if (lines.length > 1000) expect([...kinds].sort()).toContain("customer-account");
  }
  await database.close();
  await fresh.drop();
});

test.each([1, 2, 3])(
  "[K11] in drawn books %i every number is of one fact, whose debits are its credits",
  async (seed) => {
    const random = randomFrom(seed);
    const { shop, sale, back, move, act, bought, send, customerId, supplierId, goods, resellerId } =
      await journalShop(here);
    const expenses: string[] = [];
    let receipt = 0;
    const paid = (given: object) => {
      receipt += 1;
      return move({ kind: "payment", amount: 100, method: "cash", receipt, ...given });
    };
    const handed = goods.handOver({ resellerId, productId: "riz0", quantity: 100 });
    const purchase = bought({ supplierId, reference: "12" });
    await send(handed, purchase);
    const acts: (() => Operation[])[] = [
      () => [sale([{ method: "cash", amount: 1500, tendered: 1500 }])],
      () => [back(null)],
      () => [paid({ customerId })],
      () => [paid({ customerId: supplierId, suppliers: true })],
      () => [act("account.adjust", { customerId, kind: "opening", change: 700, reason: "Carnet" })],
      // The same invoice number from two suppliers, or without one: suppliers number as they like.
      () => [bought({ supplierId, reference: "12" })],
      () => [bought({ reference: "000001" })],
      () => [
        act("purchase.return", {
          ...{ purchaseId: purchase.id, supplierId, reason: "Abîmé" },
          lines: [{ productId: "riz0", quantity: 1, cost: 428 }],
        }),
      ],
      () => [act("till.move", { direction: "out", amount: 100, reason: "Monnaie" })],
      () => {
        const expense = act("expense", { category: "rent", amount: 5000, means: "cash" });
        expenses.push(expense.id);
        return [expense];
      },
      () => expenses.splice(0, 1).map((expenseId) => act("expense.undo", { expenseId })),
    ];
    // The reseller sells on their own device: one receipt with two lines, each decided and paid by itself.
    const phone = here.world.device();
    const own = transferActs(phone, shop);
    for (let round = 0; round < 25; round += 1) {
      await send(...Array.from({ length: 4 }, () => random.pick(acts)()).flat());
      if (round % 5 === 0) {
        const one = own.sell([handed, 2, 500], [handed, 1, 500]);
        await here.world.send(resellerId, phone, [one]);
        await send(
          goods.decideSale(one, "confirm", { place: 1 }),
          goods.decideSale(one, "confirm"),
        );
        await send(
          act("commission.pay", {
            ...{ resellerId, resellerSaleIds: [`${one.id}.0`, `${one.id}.1`], amount: 300 },
            ...{ means: "cash", reference: "", paidOn: "2026-11-20" },
          }),
        );
      }
      if (round % 8 === 0) await here.take(shop, id());
    }
    const lines = await everything(here.sql, shop);
    expect(faults(lines)).toEqual([]);
    const kinds = [
      "commission",
      "customer-account",
      "expense",
      "purchase",
      "purchase-return",
      "return",
      "sale",
    ];
    expect([...new Set(lines.map(({ fact }) => fact))]).toEqual(expect.arrayContaining(kinds));
    expect(lines.find(({ fact }) => fact === "purchase")?.reference).toBe("12");
  },
);

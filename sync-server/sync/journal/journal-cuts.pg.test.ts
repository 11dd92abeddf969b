import { afterAll, beforeAll, expect, test } from "vitest";
import type { JournalLine } from "#shared/schemas/journal.ts";
import type { Operation } from "#shared/sync/operations.ts";
import {
  id,
  isBalanced,
  type JournalWorld,
  journalShop,
  journalWorld,
} from "#tests/support/journal-world.ts";
import { journalLines } from "./journal-sql.ts";

/** `CUTS=2000` makes about a thousand exports. */
const steps = Number(process.env["CUTS"] ?? 80);

let here: JournalWorld;
beforeAll(async () => {
  here = await journalWorld();
});
afterAll(() => here.close());

test("[K7] [K8] exports at any points tell every fact once and whole, and their debits and credits are equal", async () => {
  const { shop, customerId, supplierId, act, move, sale, back, bought, send } =
    await journalShop(here);
  const { world, sql, take, linesOf } = here;
  const chance = (most: number) => Math.floor(world.rng.fraction() * most);
  const sold: Operation[] = [];
  let receipt = 100;
  const acts: (() => Operation)[] = [
    () => {
      const credit = chance(1500);
      const one = sale(
        [
          { method: "cash", amount: 1500 - credit, tendered: 2000 },
          { method: "credit", amount: credit, customerId },
        ].filter(({ amount }) => amount > 0),
        { vatRate: chance(2) * 1925 },
      );
      sold.push(one);
      return one;
    },
    () =>
      back(sold[chance(sold.length)]?.id ?? null, {
        refund: ["cash", "credit", "none"][chance(3)],
      }),
    () => back(id()),
    () =>
      bought({
        ...(chance(2) === 0 && { supplierId }),
        ...(chance(2) === 0 && {
          extraCosts: [
            {
              kind: "customs",
              amount: 1 + chance(900),
              by: "pieces",
              ...(chance(2) === 0 && { onInvoice: true }),
            },
          ],
        }),
      }),
    () =>
      move({
        kind: "payment",
        customerId,
        amount: 1 + chance(900),
        method: "cash",
        receipt: ++receipt,
      }),
    () =>
      move({
        kind: "payment",
        suppliers: true,
        customerId: supplierId,
        amount: 1 + chance(900),
        method: "mobile-money",
        receipt: ++receipt,
      }),
    () =>
      act("account.adjust", {
        customerId,
        kind: "correction",
        change: 1 + chance(90),
        reason: "Carnet",
      }),
    () =>
      act("till.move", {
        direction: ["in", "out"][chance(2)],
        amount: 1 + chance(900),
        reason: "monnaie",
      }),
  ];
  const waiting: Operation[] = [];
  const exports: JournalLine[][] = [];
  for (let step = 0; step < steps; step += 1) {
    world.now += chance(5) * 3_600_000;
    const some = Array.from({ length: 1 + chance(3) }, () => acts[chance(acts.length)]?.()).filter(
      (one) => one !== undefined,
    );
    // Some tell what they did much later, from another device.
    waiting.push(...some.filter(() => chance(4) === 0));
    const now = some.filter((one) => !waiting.includes(one));
    if (now.length > 0) await send(...now);
    if (chance(6) === 0 && waiting.length > 0) await send(...waiting.splice(0));
    if (chance(2) === 0) {
      const taken = await take(shop);
      exports.push(await linesOf(shop, taken?.no ?? 0));
    }
  }
  const last = await take(shop);
  exports.push(await linesOf(shop, last?.no ?? 0));
  expect(exports.every(isBalanced)).toBe(true);
  for (const [at, lines] of exports.entries()) expect(await linesOf(shop, at + 1)).toEqual(lines);
  // Whatever was exported adds up to what a single export of all would tell.
  const [books] = await sql<
    { rev: number }[]
  >`select rev::float8 as rev from shop_revisions where shop_id = ${shop}`;
  const whole = await journalLines<JournalLine>(sql, {
    ...{ shopId: shop, from: 0, to: books?.rev ?? 0, no: 0, offset: 0, limit: 100_000 },
  });
  const summed = (lines: readonly JournalLine[]) => {
    const sums = new Map<string, number>();
    for (const { factId, account, debit, credit } of lines) {
      const key = `${factId} ${account}`;
      sums.set(key, (sums.get(key) ?? 0) + debit - credit);
    }
    return new Map([...sums].filter(([, sum]) => sum !== 0).sort());
  };
  expect(summed(exports.flat())).toEqual(summed(whole));
  // No fact stands in two of them, but for the tax of a return.
  const seen = new Set<string>();
  for (const lines of exports)
    for (const name of new Set(lines.map(({ fact, factId }) => `${fact} ${factId}`))) {
      expect(seen.has(name), name).toBe(false);
      seen.add(name);
    }
}, 900_000);

import { afterAll, beforeAll, expect, test } from "vitest";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { lastBelievedSale, mostLookedThrough } from "./last-believed-sale.ts";

const start = Date.parse("2026-01-01T08:00:00.000Z");
let world: SyncWorld;
let shop = "";

beforeAll(async () => {
  world = await syncWorld();
  shop = await world.shop(await world.person("owner"));
});
afterAll(() => world.close());

/** Sales of a device, each a second after the one before. */
async function sold(no: number, given: { from: number; to: number; flags?: string; of?: string }) {
  const { from, to, flags = "{}", of = "sale" } = given;
  await world.database.sql`
    insert into sales (shop_id, id, rev, device_no, seq, seller_id, sold_at, device_at, day, lines, total, flags,
      receipt, payments, of_reseller)
    select ${shop}, gen_random_uuid(), 1, ${no}::int, n, ${shop}, to_timestamp(${start / 1000}::float8 + n), 0,
      '2026-01-01', '[]', 0, ${flags}::text::text[], 1, '[]', ${of === "reseller"}
    from generate_series(${from}::int, ${to}::int) n`;
  await world.database.sql`analyze sales`;
}
/** Numbers that an index finds as one. */
const together = 16;
const at = (seq: number) => start + seq * 1000;

/** What is found, and how many rows of sales were looked at for it. */
async function found(no: number, beforeSeq: number) {
  return world.database.db.transaction(async (tx) => {
    const read = async () => {
      const [table] = await tx.execute<{ rows: number }>(
        "select seq_tup_read + idx_tup_fetch as rows from pg_stat_xact_user_tables where relname = 'sales'",
      );
      return Number(table?.rows);
    };
    const before = await read();
    const moment = await lastBelievedSale(tx, { shopId: shop, no }, beforeSeq);
    return { moment, rows: (await read()) - before };
  });
}

test("[J10] the last believed sale is found behind those that were not", async () => {
  await sold(1, { from: 1, to: 20 });
  await sold(1, { from: 21, to: 400, flags: "{clock-wrong}" });
  const { moment, rows } = await found(1, 15);
  expect(moment).toBe(at(14));
  expect(rows).toBeLessThanOrEqual(together);
  expect(await found(1, 401)).toMatchObject({ moment: at(20) });
  expect(await found(2, 1)).toMatchObject({ moment: undefined });
});

test("[J10] of sales that are never believed, no more than a few hundred are looked at", async () => {
  await sold(3, { from: 1, to: 1 });
  await sold(3, { from: 2, to: 6000, flags: "{price-below-minimum,clock-wrong}" });
  const { moment, rows } = await found(3, 6001);
  expect(rows).toBeLessThanOrEqual(2 * (mostLookedThrough + together));
  // The arrival of the oldest of them: what is told of the days before is not believed.
  expect(moment).toBe(at(6001 - mostLookedThrough));
});

test("where no sale of a device was believed and they are few, there is none to compare with", async () => {
  await sold(4, { from: 1, to: mostLookedThrough - 1, flags: "{clock-wrong}" });
  expect(await found(4, 10_000)).toMatchObject({ moment: undefined });
});

test("nor for a reseller's device, however many of their sales were confirmed", async () => {
  await sold(5, { from: 1, to: 3000, of: "reseller" });
  const { moment, rows } = await found(5, 3001);
  expect(moment).toBeUndefined();
  expect(rows).toBeLessThanOrEqual(2 * (mostLookedThrough + together));
});

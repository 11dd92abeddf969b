import { afterEach, expect, test } from "vitest";
import type { Database } from "#server/db/client.ts";
import { createSync, type SyncDeps } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import type { Cursor } from "#shared/sync/protocol.ts";
import { whilePlanted } from "#tests/planted/mistake.ts";
import { aLine } from "#tests/support/builders.ts";
import { citusUrl } from "#tests/support/citus.ts";
import { connectTo } from "#tests/support/connect.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

const writersPerShop = 8;
const shopCount = 4;

type Shop = { id: string; owner: string; scope: string };
type Instance = { database: Database; sync: SyncDeps };

let world: SyncWorld;
let instances: Instance[] = [];

afterEach(async () => {
  for (const { database } of instances) await database.close();
  await world.close();
});

/** Writers and readers of several shops on two server instances; the sales that readers never saw. */
async function missedOf(given: { sales: number; batch: number; hold: boolean }): Promise<number> {
  const { batch } = given;
  world = await syncWorld();
  instances = await Promise.all([instance(), instance()]);
  const owner = await world.person("owner");
  const shops: Shop[] = [];
  for (let index = 0; index < shopCount; index += 1) {
    const id = await world.shop(owner, `Boutique ${index}`);
    shops.push({ id, owner, scope: `shop:${id}` });
    await world.product(id, owner, "savon", { stock: 1_000_000 });
  }
  const written = new Set<string>();
  const seen = new Set<string>();
  const polls = new Map(shops.map(({ id }) => [id, 0]));
  let isWriting = true;
  let ready = 0;

  const rounds = Math.ceil(given.sales / (shopCount * writersPerShop * batch));
  const writer = async ({ id, owner }: Shop, index: number) => {
    const device = world.device();
    const { sync } = instances[index % instances.length] as Instance;
    for (let round = 0; round < rounds; round += 1) {
      const sales = Array.from({ length: batch }, () => device.sale(id, [aLine("savon")]));
      const request = device.request(sales, { accessRev: 1 });
      const answer = await exchange(sync, { userId: owner }, request);
      if (answer.verdicts.some(([status]) => status !== "applied")) throw new Error("not applied");
      for (const sale of sales) written.add(sale.id);
    }
  };
  const reader = async ({ id, owner, scope }: Shop, rowBudget: number) => {
    const device = world.device();
    // The code of the device is given out under the shop's lock, before any transaction is held back.
    await exchange((instances[0] as Instance).sync, { userId: owner }, device.request([]));
    ready += 1;
    let cursor: Cursor = { epoch: 1, rev: 1 };
    for (let isLast = false; ; ) {
      const { sync } = instances[(polls.get(id) ?? 0) % instances.length] as Instance;
      const request = device.request([], { cursors: [[scope, cursor]], rowBudget });
      const [change] = (await exchange(sync, { userId: owner }, request)).changes;
      if (change?.state !== "rows") throw new Error("rows were expected");
      for (const sale of change.rows.sales ?? []) seen.add(`${rowBudget} ${sale.id}`);
      polls.set(id, (polls.get(id) ?? 0) + 1);
      const isQuiet = change.cursor.rev === cursor.rev;
      cursor = change.cursor;
      if (isLast && isQuiet) return;
      isLast = !isWriting;
    }
  };
  const budgets = [300, 2000];
  const readers = shops.flatMap((shop) => budgets.map((budget) => reader(shop, budget)));
  while (ready < readers.length) await new Promise(setImmediate);
  const writers = shops.flatMap((shop) =>
    Array.from({ length: writersPerShop }, (_, index) => writer(shop, index)),
  );
  const [first] = shops;
  if (given.hold && first) written.add(await heldBack(first, polls));
  await Promise.all(writers);
  isWriting = false;
  await Promise.all(readers);
  expect(written.size).toBeGreaterThanOrEqual(given.sales);
  let missed = 0;
  for (const id of written)
    for (const budget of budgets) if (!seen.has(`${budget} ${id}`)) missed += 1;
  return missed;
}

/** A sale written by hand whose transaction stays open until the shop has been read fifty times more. */
async function heldBack(shop: Shop, polls: Map<string, number>): Promise<string> {
  const { sql } = world.database;
  const id = crypto.randomUUID();
  await sql.begin(async (tx) => {
    const [bumped] = await tx<{ rev: number }[]>`
      update shop_revisions set rev = rev + 1 where shop_id = ${shop.id} returning rev`;
    await tx`
      insert into sales (shop_id, id, rev, device_no, seq, seller_id, sold_at, device_at, day, lines, total, flags,
        receipt, payments)
      values (${shop.id}, ${id}, ${bumped?.rev ?? 0}, 1, 1, ${shop.owner}, now(), 0, '2026-11-20', '[]', 0, '{}', 1, '[]')`;
    const until = (polls.get(shop.id) ?? 0) + 50;
    while ((polls.get(shop.id) ?? 0) < until) await new Promise(setImmediate);
  });
  return id;
}

async function instance(): Promise<Instance> {
  const database = connectTo(world.url, 8);
  const sync = createSync({ database, clock: world.clock, isSpread: citusUrl !== undefined });
  return { database, sync };
}

test("[R4] 32 writers, paging readers, a transaction held back: none of 100,000 sales is missed", async () => {
  expect(await missedOf({ sales: 100_000, batch: 100, hold: true })).toBe(0);
});

test("[R1] revisions handed out before their changes would be missed", async () => {
  const missed = await whilePlanted("sequence-instead-of-locked-revision", () =>
    missedOf({ sales: 5000, batch: 5, hold: false }),
  );
  expect(missed).toBeGreaterThan(0);
});

test("[R2] a cursor that runs ahead of its page would miss rows", async () => {
  const missed = await whilePlanted("cursor-one-too-far", () =>
    missedOf({ sales: 10_000, batch: 100, hold: false }),
  );
  expect(missed).toBeGreaterThan(0);
});

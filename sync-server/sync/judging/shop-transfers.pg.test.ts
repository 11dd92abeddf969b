import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createSync } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import { must } from "#shared/must.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { reasonsIn, rowsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { readAll, transferActs } from "#tests/support/transfer-acts.ts";
import { tellOtherShops } from "./hand-over.ts";
import { takeTurn } from "./in-turn.ts";
import { readOperations } from "./incoming.ts";

let world: SyncWorld;
let owner = "";
let manager = "";
let seller = "";
let from = "";
let to = "";
let product = "";
let made = 0;
let device: ReturnType<SyncWorld["device"]>;

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  from = await world.shop(owner, "Akwa");
  to = await world.shop(owner, "Bonabéri");
  manager = await world.member(to, "manager");
  seller = await world.member(to, "seller");
});
afterAll(() => world.close());
beforeEach(async () => {
  made += 1;
  product = `goods-${made}`;
  await world.product(from, owner, product, { stock: 20 });
  await world.product(to, owner, product, { stock: 1 });
  device = world.device();
});

const send = async (userId: string, ...operations: Operation[]) =>
  reasonsIn(await world.send(userId, device, operations));
const rowOf = async (shop: string, id: string) =>
  (await readAll(world, owner, `shop:${shop}`)).shopTransfers.find((row) => row.id === id);

/** Judges and commits, and dies before the other shop is told. */
async function sendToDyingServer(userId: string, shop: string, operation: Operation) {
  const sync = createSync({ database: world.database, clock: world.clock });
  const request = device.request([operation]);
  const speaking = await sync.devices.ensure(shop, userId, request.device);
  const { understood: operations } = readOperations(request);
  const job = { shopId: shop, userId, device: speaking, arrival: world.now, operations };
  expect((await takeTurn(sync, job))[0]?.status).toBe("applied");
}

test("[T9] goods leave the sender at once and are on the way in the receiver's books in the same exchange", async () => {
  const sent = transferActs(device, from).send(to, product, 6);
  expect(await send(owner, sent)).toEqual([[]]);
  expect(await world.stockOf(from, product)).toBe(14);
  expect(await world.stockOf(to, product)).toBe(1);
  expect(await rowOf(from, sent.id)).toMatchObject({
    ...{ direction: "out", otherShopId: to, otherShopName: "Bonabéri", productId: product },
    ...{ quantity: 6, status: "on-the-way", byName: "owner" },
  });
  expect(await rowOf(to, sent.id)).toMatchObject({
    ...{ direction: "in", otherShopId: from, otherShopName: "Akwa", productId: null, quantity: 6 },
    ...{ status: "on-the-way", counted: null, product: { name: `Article ${product}` } },
  });
  const { notifications } = await readAll(world, owner, `shop:${to}`);
  const told = notifications.filter(({ data }) => data.transferId === sent.id);
  expect(told.map(({ userId, type }) => [userId, type])).toEqual([[manager, "shop_transfer_sent"]]);
});

test("[T9] the first count stands, enters the stock, and both shops see the difference", async () => {
  const sent = transferActs(device, from).send(to, product, 6);
  await send(owner, sent);
  const [one, other] = [world.device(), world.device()];
  const answers = await Promise.all([
    world.send(seller, one, [transferActs(one, to).receive(sent.id, product, 5, "un cassé")]),
    world.send(manager, other, [transferActs(other, to).receive(sent.id, product, 5)]),
  ]);
  expect(answers.flatMap(reasonsIn).toSorted()).toEqual([[], ["already-received"]]);
  expect(await world.stockOf(to, product)).toBe(6);
  for (const shop of [from, to])
    expect(await rowOf(shop, sent.id)).toMatchObject({ status: "received", counted: 5 });
  const { notifications } = await readAll(world, owner, `shop:${from}`);
  const told = notifications.filter(({ data }) => data.transferId === sent.id);
  expect(told).toMatchObject([
    { userId: owner, type: "shop_transfer_received", data: { quantity: 5, shopName: "Bonabéri" } },
  ]);
});

test("[T9] a server that dies between the two shops delays the goods and their receipt, and loses neither", async () => {
  const sent = transferActs(device, from).send(to, product, 6);
  await sendToDyingServer(owner, from, sent);
  expect(await rowOf(to, sent.id)).toBeUndefined();
  await Promise.all([tellOtherShops(world.sync), tellOtherShops(world.sync)]);
  expect(await rowOf(to, sent.id)).toMatchObject({ status: "on-the-way" });
  await sendToDyingServer(manager, to, transferActs(device, to).receive(sent.id, product, 4));
  expect(await rowOf(from, sent.id)).toMatchObject({ status: "on-the-way" });
  await tellOtherShops(world.sync);
  const after = await rowOf(from, sent.id);
  expect(after).toMatchObject({ status: "received", counted: 4, received: { name: "manager" } });
  const untold = await world.database.sql`select 1 from shop_transfers where not told`;
  expect(untold).toHaveLength(0);
  await tellOtherShops(world.sync);
  expect(await rowOf(from, sent.id)).toEqual(after);
  expect(await world.stockOf(to, product)).toBe(5);
});

test("[T9] an exchange stands although the other shop could not be told; it is told the next time", async () => {
  const { sync } = world;
  const alone: typeof sync.sales.alone = (shopId, act) =>
    shopId === to ? Promise.reject(new Error("no connection")) : sync.sales.alone(shopId, act);
  const cutOff = { ...sync, sales: { ...sync.sales, alone } };
  const sent = transferActs(device, from).send(to, product, 6);
  const answer = await exchange(cutOff, { userId: owner }, device.request([sent]));
  expect(answer.verdicts.map(([status]) => status)).toEqual(["applied"]);
  expect(await rowOf(to, sent.id)).toBeUndefined();
  await tellOtherShops(sync);
  expect(await rowOf(to, sent.id)).toMatchObject({ status: "on-the-way" });
});

test("[T9] a telling that was cut off after the receiver's commit is repeated without effect", async () => {
  const sent = transferActs(device, from).send(to, product, 6);
  await send(owner, sent);
  const before = await rowOf(to, sent.id);
  await world.database
    .sql`update shop_transfers set told = false where id = ${sent.id} and shop_id = ${from}`;
  await tellOtherShops(world.sync, from);
  expect(await rowOf(to, sent.id)).toEqual(before);
});

test("[T9] goods go to another shop of the owner, and are received once they are known there", async () => {
  const elsewhere = await world.shop(await world.person("stranger"), "Ailleurs");
  const acts = transferActs(device, from);
  const reasons = await send(
    owner,
    acts.send(elsewhere, product, 1),
    acts.send(from, product, 1),
    acts.send(crypto.randomUUID(), product, 1),
  );
  expect(reasons).toEqual([["unknown-shop"], ["unknown-shop"], ["unknown-shop"]]);
  expect(await world.stockOf(from, product)).toBe(20);
  const sent = acts.send(to, product, 2);
  await send(owner, sent);
  const receipts = transferActs(device, to);
  expect(
    await send(
      manager,
      receipts.receive(crypto.randomUUID(), product, 2),
      receipts.receive(sent.id, "not-here", 2),
    ),
  ).toEqual([["unknown-transfer"], ["unknown-product"]]);
  expect(await send(owner, acts.receive(sent.id, product, 2))).toEqual([["unknown-transfer"]]);
});

test("[R4] the stock of both shops travels with its move, whatever the transfer does later", async () => {
  const sent = transferActs(device, from).send(to, product, 3);
  const watcher = world.device();
  const cursorOf = async (shop: string) => {
    const [row] = await world.database.sql<{ rev: number }[]>`
      select rev from shop_revisions where shop_id = ${shop}`;
    return must(row).rev;
  };
  const [before, there] = [await cursorOf(from), await cursorOf(to)];
  await send(owner, sent);
  await send(manager, transferActs(device, to).receive(sent.id, product, 3));
  for (const [shop, rev, quantity] of [
    [from, before, 17],
    [to, there, 4],
  ] as const) {
    const given = { cursors: [[`shop:${shop}`, { epoch: 1, rev }]] as never, rowBudget: 1 };
    const seen: unknown[] = [];
    for (let cursor = { epoch: 1, rev }, isMore = true; isMore; ) {
      const scope = `shop:${shop}`;
      given.cursors = [[scope, cursor]] as never;
      const answer = await world.send(owner, watcher, [], given);
      seen.push(...(rowsIn(answer, scope).stocks ?? []));
      const [change] = answer.changes;
      if (change?.state !== "rows") throw new Error("the scope is read");
      cursor = change.cursor;
      isMore = change.more;
    }
    expect(seen.at(-1)).toMatchObject({ productId: product, quantity });
  }
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deleteOwnShop, deleteShop } from "#server/accounts/shop-deletion.ts";
import { must } from "#shared/must.ts";
import type { Operation } from "#shared/sync/operations.ts";
import type { HandDevice } from "#tests/support/builders.ts";
import { reasonsIn, rowsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { readAll, transferActs } from "#tests/support/transfer-acts.ts";
import { tellOtherShops } from "./hand-over.ts";
import { takeTurn } from "./in-turn.ts";
import { readOperations } from "./incoming.ts";

let world: SyncWorld;
let owner = "";
let from = "";
let to = "";
let device: HandDevice;

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
afterAll(() => world.close());
beforeEach(async () => {
  from = await world.shop(owner, "Akwa");
  to = await world.shop(owner, "Bonabéri");
  for (const shop of [from, to]) await world.product(shop, owner, "savon", { stock: 20 });
  device = world.device();
});

const send = async (operation: Operation) =>
  expect(reasonsIn(await world.send(owner, device, [operation]))).toEqual([[]]);
const sent = async (shop: string, id: string) =>
  (await readAll(world, owner, `shop:${shop}`)).shopTransfers.find((row) => row.id === id);

/** Judges and commits, and dies before the other shop is told. */
async function sendToDyingServer(shop: string, operation: Operation) {
  const request = device.request([operation]);
  const speaking = await world.sync.devices.ensure(shop, owner, request.device);
  const { understood: operations } = readOperations(request);
  const job = { shopId: shop, userId: owner, device: speaking, arrival: world.now, operations };
  expect((await takeTurn(world.sync, job))[0]?.status).toBe("applied");
}

const close = (shopId: string, name: string) =>
  deleteOwnShop(world.accounts, world.sync, {
    ...{ shopId, userId: owner, ip: "::1", requestId: crypto.randomUUID(), name },
    ...{ reasons: ["business-closed"], details: "" },
  });
const deletedByDyingServer = (shopId: string) =>
  world.database.db.transaction((tx) => deleteShop(tx, world.accounts, shopId));

test("[T9] goods on the way to a shop that is deleted are in the sender's stock again, and its history says so", async () => {
  const transfer = transferActs(device, from).send(to, "savon", 6);
  await send(transfer);
  const [heard] = await world.database.sql<{ rev: number }[]>`
    select rev from shop_revisions where shop_id = ${from}`;
  expect(await close(to, "Bonabéri")).toEqual({ ok: true });

  const scope = `shop:${from}`;
  const cursors: [string, { epoch: number; rev: number }][] = [
    [scope, { epoch: 1, rev: must(heard).rev }],
  ];
  const rows = rowsIn(await world.send(owner, device, [], { cursors }), scope);
  const rev = must(heard).rev + 1;
  expect(rows.stocks).toMatchObject([{ productId: "savon", quantity: 20, rev }]);
  expect(rows.shopTransfers).toMatchObject([
    {
      ...{ id: transfer.id, direction: "out", status: "received", quantity: 6, counted: 0, rev },
      received: { by: owner, name: "owner", note: "Boutique supprimée", shopGone: true },
    },
  ]);
  expect(rows.adjustments).toMatchObject([
    {
      ...{ productId: "savon", mode: "transfer-rejected", delta: 6, transferId: transfer.id },
      ...{ reason: "Bonabéri · Boutique supprimée", byId: owner, flags: [], rev },
    },
  ]);
  await tellOtherShops(world.sync);
  expect(await world.stockOf(from, "savon")).toBe(20);
});

test("[T9] a server that dies after the deletion delays what comes back, and brings it once", async () => {
  const transfer = transferActs(device, from).send(to, "savon", 6);
  await send(transfer);
  await deletedByDyingServer(to);
  expect(await world.stockOf(from, "savon")).toBe(14);
  await Promise.all([tellOtherShops(world.sync), tellOtherShops(world.sync)]);
  expect(await world.stockOf(from, "savon")).toBe(20);
  const untold = await world.database.sql`select 1 from shop_transfers where not told`;
  expect(untold).toHaveLength(0);
});

test("[T9] goods that were sent while the other shop was deleted come back too", async () => {
  const transfer = transferActs(device, from).send(to, "savon", 6);
  await sendToDyingServer(from, transfer);
  // As a deletion leaves it that did not see the transfer yet.
  await deletedByDyingServer(to);
  await world.database.sql`update shop_transfers set told = false where shop_id = ${from}`;
  await tellOtherShops(world.sync);
  expect(await world.stockOf(from, "savon")).toBe(20);
  expect(await sent(from, transfer.id)).toMatchObject({ status: "received", counted: 0 });
});

test("[T9] what was counted before the deletion has arrived, told so or not, and nothing comes back of it", async () => {
  const [told, untold] = [1, 2].map(() => transferActs(device, from).send(to, "savon", 6));
  for (const transfer of [told, untold]) await send(must(transfer));
  await send(transferActs(device, to).receive(must(told).id, "savon", 5));
  await sendToDyingServer(to, transferActs(device, to).receive(must(untold).id, "savon", 4));
  await close(to, "Bonabéri");
  expect(await sent(from, must(told).id)).toMatchObject({ status: "received", counted: 5 });
  expect(await sent(from, must(untold).id)).toMatchObject({ status: "received", counted: 4 });
  expect(await world.stockOf(from, "savon")).toBe(8);
});

test("[T9] what the deleted shop had sent arrives, although nobody had been told", async () => {
  const transfer = transferActs(device, from).send(to, "savon", 6);
  await sendToDyingServer(from, transfer);
  await close(from, "Akwa");
  expect(await sent(to, transfer.id)).toMatchObject({ direction: "in", status: "on-the-way" });
  await send(transferActs(device, to).receive(transfer.id, "savon", 6));
  expect(await world.stockOf(to, "savon")).toBe(26);
});

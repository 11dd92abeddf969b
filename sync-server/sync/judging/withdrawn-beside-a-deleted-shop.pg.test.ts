import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deleteOwnShop, deleteShop } from "#server/accounts/shop-deletion.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { readAll } from "#tests/support/transfer-acts.ts";
import { transferHand } from "#tests/support/transfer-hand.ts";
import { tellOtherShops } from "./hand-over.ts";

let world: SyncWorld;
let owner = "";
let from = "";
let to = "";

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
afterAll(() => world.close());
beforeEach(async () => {
  from = await world.shop(owner, "Akwa");
  to = await world.shop(owner, "Bonabéri");
  for (const shop of [from, to]) await world.product(shop, owner, "savon", { stock: 20 });
});

const hand = (userId: string, shopId: string) => transferHand(world, userId, shopId);
const rowOf = async (shop: string, id: string) =>
  (await readAll(world, owner, `shop:${shop}`)).shopTransfers.find((row) => row.id === id);

async function sentAway() {
  const office = hand(owner, from);
  const sent = office.acts.send(to, "savon", 6);
  expect(await office.send(sent)).toEqual([[]]);
  return { office, sent };
}
const close = (shopId: string, name: string) =>
  deleteOwnShop(world.accounts, world.sync, {
    ...{ shopId, userId: owner, ip: "::1", requestId: crypto.randomUUID(), name },
    ...{ reasons: ["business-closed"], details: "" },
  });
const deletedByDyingServer = (shopId: string) =>
  world.database.db.transaction((tx) => deleteShop(tx, world.accounts, shopId));

test("[T9a] what was taken back before its receiver was deleted stays back", async () => {
  const { office, sent } = await sentAway();
  await office.sendToDyingServer(office.acts.withdraw(sent));
  await deletedByDyingServer(to);
  await tellOtherShops(world.sync);
  expect(await world.stockOf(from, "savon")).toBe(20);
  expect(await rowOf(from, sent.id)).toMatchObject({ status: "withdrawn" });
});

test("[T9a] pieces on the way to a deleted shop come back once, taken back or given back", async () => {
  const { office, sent } = await sentAway();
  await deletedByDyingServer(to);
  expect(await office.send(office.acts.withdraw(sent))).toEqual([[]]);
  await tellOtherShops(world.sync);
  expect(await world.stockOf(from, "savon")).toBe(20);

  to = await world.shop(owner, "Deïdo");
  const later = await sentAway();
  await close(to, "Deïdo");
  expect(await later.office.send(later.office.acts.withdraw(later.sent))).toEqual([
    ["already-withdrawn"],
  ]);
  expect(await world.stockOf(from, "savon")).toBe(20);
});

test("[T9a] a receiver hears what was taken back before its sender goes, and counts none of it", async () => {
  const { office, sent } = await sentAway();
  await office.sendToDyingServer(office.acts.withdraw(sent));
  await close(from, "Akwa");
  expect(await rowOf(to, sent.id)).toMatchObject({ status: "withdrawn" });
  const { send, acts } = hand(owner, to);
  expect(await send(acts.receive(sent.id, "savon", 6))).toEqual([["already-withdrawn"]]);
});

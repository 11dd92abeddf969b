import { afterAll, beforeAll, expect, test } from "vitest";
import { pauseMember, reactivateMember } from "#server/accounts/members.ts";
import type { ExchangeRequest } from "#shared/sync/protocol.ts";
import { aLine, saleBody } from "#tests/support/builders.ts";
import { reasonsIn, type SyncWorld, statusesIn, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let shop = "";
let owner = "";

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shop = await world.shop(owner);
});
afterAll(() => world.close());

test("[J4] what somebody sold while paused arrives, flagged; back again, they sell as before", async () => {
  const userId = await world.member(shop, "seller");
  await world.product(shop, owner, "soap1", { stock: 10 });
  const device = world.device();
  let receipt = 0;
  const sell = () => {
    receipt += 1;
    const sale = saleBody([aLine("soap1")], { receipt });
    return world.send(userId, device, [device.operation(shop, "sale", sale)]);
  };
  expect(reasonsIn(await sell())).toEqual([[]]);
  const who = { shopId: shop, userId };
  await pauseMember(world.accounts, who);
  const paused = await sell();
  expect(statusesIn(paused)).toEqual(["flagged"]);
  expect(reasonsIn(paused)).toEqual([["seller-dismissed"]]);
  expect(await world.stockOf(shop, "soap1")).toBe(8);
  await reactivateMember(world.accounts, who);
  expect(reasonsIn(await sell())).toEqual([[]]);
});

test("[V1] whoever is paused reads nothing of the shop, and reads it again once taken back", async () => {
  const userId = await world.member(shop, "manager");
  const device = world.device();
  const asked: Partial<ExchangeRequest> = { cursors: [[`shop:${shop}`, null]] };
  const stateFor = async () =>
    (await world.send(userId, device, [], asked)).changes.map(({ state }) => state);
  expect(await stateFor()).toEqual(["reset"]);
  await pauseMember(world.accounts, { shopId: shop, userId });
  expect(await stateFor()).toEqual(["gone"]);
  await reactivateMember(world.accounts, { shopId: shop, userId });
  expect(await stateFor()).toEqual(["reset"]);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { aLine } from "#tests/support/builders.ts";
import { rowsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
let seller = "";

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shop = await world.shop(owner);
  seller = await world.member(shop, "seller");
  await world.product(shop, owner, "savon", { stock: 9, name: "Savon" });
});
afterAll(() => world.close());

test("[S3a] tells what the books hold of other people's operations on the device, and nothing of the rest", async () => {
  const device = world.device();
  const heard = device.sale(shop, [aLine("savon", { quantity: 1 })]);
  const unheard = device.sale(shop, [aLine("savon", { quantity: 1 })]);
  const answer = await world.send(seller, device, [heard]);
  const scope = `shop:${shop}`;
  const read = await world.send(owner, device, [], {
    cursors: [[scope, { epoch: 1, rev: 1 }]],
    others: [
      [shop, heard.id],
      [shop, unheard.id],
    ],
  });
  expect(read.others).toEqual([answer.verdicts[0], null]);
  expect(rowsIn(read, scope).sales).toHaveLength(1);
});

test("[S3a] [V4] says nothing of a shop that the person may not read", async () => {
  const device = world.device();
  const sale = device.sale(shop, [aLine("savon", { quantity: 1 })]);
  await world.send(seller, device, [sale]);
  const stranger = await world.person("stranger");
  const ownShop = await world.shop(stranger);
  const read = await world.send(stranger, device, [], {
    cursors: [
      [`shop:${ownShop}`, null],
      [`shop:${shop}`, null],
    ],
    others: [[shop, sale.id]],
  });
  expect(read.others).toEqual([null]);
});

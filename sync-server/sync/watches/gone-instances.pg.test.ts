import { afterAll, beforeAll, expect, test } from "vitest";
import { aLine } from "#tests/support/builders.ts";
import { connectTo } from "#tests/support/connect.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { readAll } from "#tests/support/transfer-acts.ts";
import { lookForGone } from "./gone-instances.ts";
import { lookForLowStock } from "./low-stock.ts";

let world: SyncWorld;
let owner = "";
let shop = "";

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shop = await world.shop(owner);
  await world.product(shop, owner, "savon", { stock: 10, stockThreshold: 4 });
});
afterAll(() => world.close());

async function notices(): Promise<number> {
  const { notifications } = await readAll(world, owner, `shop:${shop}`);
  await lookForLowStock(world.sync);
  return notifications.length;
}

test("[T11] what another instance had noted when it was killed is found by those that have met the shop", async () => {
  const look = lookForGone(world.sync);
  const other = connectTo(world.url, 1);
  await other.sql`select 1`;
  await look();
  expect(await notices()).toBe(0);
  const device = world.device();
  await world.send(owner, device, [device.sale(shop, [aLine("savon", { quantity: 7 })])]);
  // As if the other had written the sale.
  world.sync.touched.take();
  await look();
  expect([await notices(), await notices()]).toEqual([0, 0]);
  await other.close();
  await expect
    .poll(async () => {
      await look();
      await notices();
      return notices();
    })
    .toBe(1);
});

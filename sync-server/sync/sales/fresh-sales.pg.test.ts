import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/db/client.ts";
import { aLine } from "#tests/support/builders.ts";
import { connectTo } from "#tests/support/connect.ts";
import { type SyncWorld, statusesIn, syncWorld } from "#tests/support/sync-world.ts";
import { waitingIn } from "#tests/support/waiting.ts";

let world: SyncWorld;
let other: Database;
let owner = "";
let shop = "";

beforeAll(async () => {
  world = await syncWorld();
  other = connectTo(world.url, 1);
  owner = await world.person("owner");
  shop = await world.shop(owner);
});
afterAll(async () => {
  await other.close();
  await world.close();
});

test("two lines and several sales of one product move it by their sum", async () => {
  await world.product(shop, owner, "sucre", { stock: 100 });
  const device = world.device();
  const sales = [1, 2, 3].map(() =>
    device.sale(shop, [aLine("sucre", { quantity: 2 }), aLine("sucre", { quantity: 5 })]),
  );
  const answer = await world.send(owner, device, sales);
  expect(statusesIn(answer)).toEqual(["applied", "applied", "applied"]);
  expect(await world.stockOf(shop, "sucre")).toBe(79);
});

test("a product without its stock row gets one", async () => {
  await world.product(shop, owner, "farine", { stock: 5 });
  await other.sql`delete from stocks where shop_id = ${shop} and product_id = 'farine'`;
  const device = world.device();
  const answer = await world.send(owner, device, [
    device.sale(shop, [aLine("farine", { quantity: 2 }), aLine("sucre")]),
  ]);
  expect(statusesIn(answer)).toEqual(["applied"]);
  expect(await world.stockOf(shop, "farine")).toBe(-2);
  expect(await world.stockOf(shop, "sucre")).toBe(78);
});

test("one that was there already, among new ones, is not in the books twice", async () => {
  await world.product(shop, owner, "graisse", { stock: 10 });
  const device = world.device();
  const [first, second] = [1, 2].map(() => device.sale(shop, [aLine("graisse")]));
  if (!first || !second) throw new Error("two sales");
  await other.sql`
    insert into op_ledger (shop_id, op_id, hash, device_no, seq, kind, rev, status)
    values (${shop}, ${second.id}, '\\x00', 1, 2, 'sale', 1, 'applied')`;
  const answer = await world.send(owner, device, [first, second]);
  expect(statusesIn(answer)).toEqual(["applied", "refused"]);
  expect(await world.stockOf(shop, "graisse")).toBe(9);
});

test("[R1] what another instance wrote while the shop's lock was waited for is counted on", async () => {
  await world.product(shop, owner, "tisane", { stock: 50 });
  const device = world.device();
  const sale = device.sale(shop, [aLine("tisane", { quantity: 3 })]);
  const before = await revOf();
  let sent: Promise<unknown> = Promise.resolve();
  await other.sql.begin(async (tx) => {
    const [held] = await tx<{ rev: number }[]>`
      update shop_revisions set rev = rev + 1 where shop_id = ${shop} returning rev`;
    await tx`update stocks set quantity = quantity - 7, rev = ${held?.rev ?? 0} where shop_id = ${shop} and product_id = 'tisane'`;
    sent = world.send(owner, device, [sale]);
    await expect.poll(() => waitingIn(world.database.sql)).toBe(1);
  });
  await sent;
  expect(await world.stockOf(shop, "tisane")).toBe(40);
  expect(await revOf()).toBe(before + 2);
});

async function revOf(): Promise<number> {
  const [row] = await world.database.sql<{ rev: number }[]>`
    select rev from shop_revisions where shop_id = ${shop}`;
  return row?.rev ?? 0;
}

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deleteOwnShop } from "#server/accounts/shop-deletion.ts";
import { closeMonths } from "#server/sync/watches/close-months.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { aLine } from "#tests/support/builders.ts";
import { reasonsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { transferActs } from "#tests/support/transfer-acts.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
let device: ReturnType<SyncWorld["device"]>;

const at = (day: string) => Date.parse(`${day}T09:00:00.000Z`);

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
afterAll(() => world.close());
beforeEach(async () => {
  world.now = at("2026-01-10");
  shop = await world.shop(owner, "Akwa");
  device = world.device();
  await world.product(shop, owner, "riz0", { stock: 10 });
});

const send = async (...all: Operation[]) =>
  expect(reasonsIn(await world.send(owner, device, all)).flat()).toEqual([]);
const bought = (quantity: number, cost: number, day: string) =>
  device.operation(shop, "purchase", { lines: [{ productId: "riz0", quantity, cost }] }, at(day));
const said = (cost: number, month: string) =>
  device.operation(shop, "cost.set", { productId: "riz0", cost, month }, world.now);
async function sellOn(day: string) {
  world.now = at(day);
  await send(device.sale(shop, [aLine("riz0")], {}));
}
async function closeOn(day: string) {
  world.now = at(day);
  await closeMonths(world.sync, { shopId: shop });
}

const rows = () =>
  world.database.sql`
    select to_char(month, 'YYYY-MM') as month, pieces::int, (unit / 1000000)::int as unit
    from cost_products where shop_id = ${shop} and product_id = 'riz0' order by month`;

test("[N3][N6] what falls into a month in which nothing was sold is reckoned with the months around it", async () => {
  await send(said(100, "2026-01"));
  await sellOn("2026-01-12");
  world.now = at("2026-02-02");
  await send(bought(9, 9 * 300, "2026-02-02"));
  await sellOn("2026-03-12");
  await closeOn("2026-03-20");
  await closeOn("2026-05-20");
  // Nine of before at 100, nine at 300.
  const known = [
    { month: "2026-01", pieces: 9, unit: 100 },
    { month: "2026-02", pieces: 18, unit: 200 },
    { month: "2026-03", pieces: 17, unit: 200 },
  ];
  expect(await rows()).toEqual(known);
  // Said late, of a month before all of them.
  await send(said(120, "2025-12"));
  await closeOn("2026-05-21");
  expect(await rows()).toEqual([{ month: "2025-12", pieces: 10, unit: 120 }, ...known]);
});

test("[N6] what falls behind the last month that has a row, and is closed, gets a row", async () => {
  await send(said(100, "2026-01"));
  await sellOn("2026-01-12");
  await closeOn("2026-06-20");
  expect((await rows()).map(({ month }) => month)).toEqual(["2026-01"]);
  const late = world.device();
  const lines = [{ productId: "riz0", quantity: 9, cost: 1800 }];
  const told = late.operation(shop, "purchase", { lines }, at("2026-03-02"));
  expect(reasonsIn(await world.send(owner, late, [told])).flat()).toEqual([]);
  await closeOn("2026-06-21");
  expect(await rows()).toEqual([
    { month: "2026-01", pieces: 9, unit: 100 },
    { month: "2026-03", pieces: 18, unit: 150 },
  ]);
});

test("[N2] goods that come back from a shop that was deleted are there again", async () => {
  const other = await world.shop(owner, "Bonabéri");
  await send(transferActs(device, shop).send(other, "riz0", 6));
  const name = "Bonabéri";
  const asked = { shopId: other, userId: owner, ip: "::1", requestId: crypto.randomUUID(), name };
  const why = { reasons: ["business-closed" as const], details: "" };
  expect(await deleteOwnShop(world.accounts, world.sync, { ...asked, ...why })).toEqual({
    ok: true,
  });
  const moves = await world.database.sql`
    select to_char(month, 'YYYY-MM') as month, pieces::int from product_moves where shop_id = ${shop} order by month`;
  expect(moves).toEqual([
    { month: "0001-01", pieces: 10 },
    { month: "2026-01", pieces: 0 },
  ]);
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createSync } from "#server/sync/deps.ts";
import { aLine, productFields } from "#tests/support/builders.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { readAll } from "#tests/support/transfer-acts.ts";
import { lookForLowStock } from "./low-stock.ts";

let world: SyncWorld;
let owner = "";
let manager = "";
let shop = "";
let product = "";
let made = 0;

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shop = await world.shop(owner);
  manager = await world.member(shop, "manager");
  await world.member(shop, "seller");
});
afterAll(() => world.close());
beforeEach(async () => {
  made += 1;
  product = `goods-${made}`;
  await world.product(shop, owner, product, { stock: 10, stockThreshold: 4 });
});

async function sell(quantity: number): Promise<void> {
  const device = world.device();
  await world.send(owner, device, [device.sale(shop, [aLine(product, { quantity })])]);
}

async function add(quantity: number): Promise<void> {
  const device = world.device();
  const body = { mode: "increase", productId: product, quantity, reason: "livraison" } as const;
  await world.send(owner, device, [device.operation(shop, "adjust", body)]);
}

async function told(): Promise<[string, number | undefined][]> {
  await lookForLowStock(world.sync);
  const { notifications } = await readAll(world, owner, `shop:${shop}`);
  return notifications
    .filter(({ data }) => data.productId === product)
    .map(({ userId, data }): [string, number | undefined] => [userId, data.quantity])
    .toSorted();
}
const both = (quantity: number) =>
  [
    [owner, quantity],
    [manager, quantity],
  ].toSorted();

test("[T11] owner and managers are told once of a crossing, and again of the next one", async () => {
  await sell(5);
  expect(await told()).toEqual([]);
  await sell(1);
  expect(await told()).toEqual(both(4));
  await sell(2);
  expect(await told()).toEqual(both(4));
  await add(10);
  expect(await told()).toEqual(both(4));
  await sell(11);
  expect(await told()).toEqual([...both(4), ...both(1)].toSorted());
});

test("[E4] nobody is told that less than nothing is left", async () => {
  await sell(13);
  expect(await told()).toEqual(both(0));
});

test("[T11] a threshold that is raised is crossed too; a product off sale is not low", async () => {
  const device = world.device();
  const edit = (patch: object) =>
    world.send(owner, device, [
      device.operation(shop, "product.edit", { productId: product, patch }),
    ]);
  await edit({ archived: [false, true] });
  await sell(9);
  expect(await told()).toEqual([]);
  await edit({ archived: [true, false] });
  expect(await told()).toEqual(both(1));
});

test("[T11] what begins low has crossed nothing", async () => {
  product = `bare-${made}`;
  const device = world.device();
  const fields = productFields(product, { stockThreshold: 4 });
  const body = { productId: product, fields, initialStock: 0 };
  await world.send(owner, device, [device.operation(shop, "product.create", body)]);
  await add(3);
  expect(await told()).toEqual([]);
  await add(2);
  expect(await told()).toEqual([]);
  await sell(2);
  expect(await told()).toEqual(both(3));
});

test("[T11] what a server that died had noted is found by another one at first contact", async () => {
  const dying = createSync({ database: world.database, clock: world.clock });
  await sell(7);
  world.sync.touched.take();
  const other = { ...world.sync, touched: dying.touched };
  other.touched.meet(shop);
  await Promise.all([lookForLowStock(other), lookForLowStock(other)]);
  expect(await told()).toEqual(both(3));
});

test("[T11] two servers that look at the same moment tell it once", async () => {
  await sell(7);
  const others = [0, 1].map(() => createSync({ database: world.database, clock: world.clock }));
  for (const each of others) each.touched.meet(shop);
  await Promise.all(others.map((each) => lookForLowStock(each)));
  expect(await told()).toEqual(both(3));
});

test("[T11] only a sale that brings a product down to its threshold leaves something to look at", async () => {
  await sell(1);
  world.sync.touched.take();
  await sell(4);
  expect(world.sync.touched.take()).toEqual(new Map());
  await sell(1);
  expect(world.sync.touched.take()).toEqual(new Map([[shop, new Set([product])]]));
  await sell(1);
  expect(world.sync.touched.take()).toEqual(new Map());
});

test("[T11] a sale is measured by the threshold as it was last set", async () => {
  await sell(1);
  const device = world.device();
  const body = { productId: product, patch: { stockThreshold: [4, 8] as [number, number] } };
  await world.send(owner, device, [device.operation(shop, "product.edit", body)]);
  expect(await told()).toEqual([]);
  await sell(1);
  expect(await told()).toEqual(both(8));
});

test("[T11] however many products are low at once, everybody in a large office is told of each", async () => {
  const chief = await world.person("chief");
  const large = await world.shop(chief, "Large");
  for (let each = 0; each < 8; each += 1) await world.member(large, "manager");
  await world.database.sql`
    insert into products (shop_id, id, name, brand, model, color, dimensions, unique_code, category,
      price, min_price, stock_threshold, rev)
    select ${large}, 'goods' || n, 'Goods ' || n, '', '', '', '', 'G' || n, '', 100, 50, 10, 1
    from generate_series(1, 1000) n`;
  world.sync.touched.again(large);
  await lookForLowStock(world.sync, large);
  const [counted] = await world.database.sql`
    select count(*)::int as notices, count(distinct user_id)::int as people
    from notifications where shop_id = ${large}`;
  expect(counted).toEqual({ notices: 9000, people: 9 });
  expect(world.sync.touched.take(large)).toEqual(new Map());
});

test("[T11] a shop that cannot be told holds up no other", async () => {
  const shops = [await world.shop(owner, "One"), await world.shop(owner, "Other")].toSorted();
  const [troubled = "", other = ""] = shops;
  for (const each of shops)
    await world.product(each, owner, "soap", { stock: 5, stockThreshold: 4 });
  await lookForLowStock(world.sync);
  const device = world.device();
  for (const each of shops) await world.send(owner, device, [device.sale(each, [aLine("soap")])]);
  const warned: string[] = [];
  const alone: typeof world.sync.sales.alone = (shopId, act) =>
    shopId === troubled ? Promise.reject(new Error("out of order")) : act();
  const sales = { ...world.sync.sales, alone };
  const log = { ...world.sync.log, warn: (_: object, text: string) => void warned.push(text) };
  await lookForLowStock({ ...world.sync, sales, log });
  const rows = await world.database.sql`
    select distinct shop_id from notifications where shop_id in ${world.database.sql(shops)}`;
  expect(rows.map((row) => row["shop_id"])).toEqual([other]);
  expect(warned).toHaveLength(1);
  expect(world.sync.touched.take()).toEqual(new Map([[troubled, "all"]]));
});

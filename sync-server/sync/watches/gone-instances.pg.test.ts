import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSync } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
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

/** A connection of an instance of this name. */
const named = (name: string) =>
  postgres(world.url, { max: 1, connection: { application_name: name }, onnotice: () => {} });

/** Waits until Postgres has seen the end of a connection. */
async function gone(connection: ReturnType<typeof named>, name: string): Promise<void> {
  await connection.end();
  await expect
    .poll(() => world.database.sql`select 1 from pg_stat_activity where application_name = ${name}`)
    .toEqual([]);
}

test("the index of sales by single revisions goes once two looks in turn found nobody who needs it", async () => {
  const { database, clock } = world;
  await database.sql`create index sales_rev on sales (shop_id, rev)`;
  const isThere = async () =>
    (await database.sql`select 1 from pg_indexes where indexname = 'sales_rev'`).length === 1;
  const look = lookForGone(createSync({ database, clock, isUpdating: true }));
  const name = "boutika 3badcafe 2";
  const before = named(name);
  await before`select 1`;
  for (let looks = 0; looks < 3; looks += 1) await look();
  expect(await isThere()).toBe(true);
  await gone(before, name);
  await look();
  expect(await isThere()).toBe(true);
  await look();
  expect(await isThere()).toBe(false);
  await look();
});

test("sales are written in few bytes once two looks in turn found no instance that cannot read them", async () => {
  const { database, clock } = world;
  const sync = createSync({ database, clock, isUpdating: true });
  const look = lookForGone(sync);
  const device = world.device();
  const forms = async () => {
    const sale = device.sale(shop, [aLine("savon")]);
    await exchange(sync, { userId: owner }, device.request([sale]));
    const [row] = await database.sql<{ form: string }[]>`
      select json_typeof(lines) || ' ' || json_typeof(payments) || ' ' || coalesce(flags::text, 'none') as form
      from sales where id = ${sale.id}`;
    return row?.form;
  };
  const [long, short] = ["array array {}", "string string none"];
  const [before, other] = [named("boutika 0badcafe"), named("boutika 1badcafe 2")];
  await Promise.all([before`select 1`, other`select 1`]);
  expect(await forms()).toBe(long);
  await look();
  await look();
  expect(await forms()).toBe(long);
  await gone(before, "boutika 0badcafe");
  await look();
  expect(await forms()).toBe(long);
  await look();
  expect(await forms()).toBe(short);
  // Somebody went back to the version before.
  const again = named("boutika 2badcafe");
  await again`select 1`;
  await look();
  expect(await forms()).toBe(long);
  await Promise.all([again.end(), other.end()]);
});

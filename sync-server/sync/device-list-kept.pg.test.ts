import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addMember } from "#server/accounts/members.ts";
import { deleteShop } from "#server/accounts/shop-deletion.ts";
import { aLine, type HandDevice } from "#tests/support/builders.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { listDevices } from "./device-list.ts";
import { exchange } from "./exchange.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
let device: HandDevice;

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
afterAll(() => world.close());

beforeEach(async () => {
  shop = await world.shop(owner);
  device = world.device();
});

const sales = (count: number, shopId = shop) =>
  Array.from({ length: count }, () => device.sale(shopId, [aLine("savon")]));
const send = (operations: ReturnType<typeof sales>) => world.send(owner, device, operations);
async function seen() {
  const found = await listDevices(world.database.sql, shop);
  return found.map(({ receivedUpTo, announced, missing }) => ({
    receivedUpTo,
    announced,
    missing,
  }));
}
async function kept(): Promise<string | undefined> {
  const [row] = await world.database.sql<{ arrived: string }[]>`
    select arrived::text as arrived from devices where shop_id = ${shop}`;
  return row?.arrived;
}
const allOf = (last: number) => [{ receivedUpTo: last, announced: last, missing: [] }];

test("numbers that were found are not looked for again", async () => {
  await send(sales(200));
  expect(await seen()).toEqual(allOf(200));
  expect(await kept()).toBe("{[1,201)}");
  await send(sales(5));
  // Whoever looked for them would miss them now.
  await world.database.sql`delete from sales where shop_id = ${shop} and seq <= 200`;
  expect(await seen()).toEqual(allOf(205));
});

test("a number that comes late fills its gap, whatever was found after it", async () => {
  const operations = sales(300);
  const late = operations.splice(149, 2);
  await send(operations);
  const waiting = [{ receivedUpTo: 149, announced: 300, missing: [[150, 151]] }];
  expect(await seen()).toEqual(waiting);
  expect(await kept()).toBe("{[1,150),[152,301)}");
  expect(await seen()).toEqual(waiting);
  await send(late.slice(1));
  expect(await seen()).toEqual([{ receivedUpTo: 149, announced: 300, missing: [[150, 150]] }]);
  await send(late.slice(0, 1));
  expect(await seen()).toEqual(allOf(300));
});

test("two who look at once both keep what they have found", async () => {
  const operations = sales(400);
  await send(operations.slice(0, 150));
  await send(operations.slice(250));
  await Promise.all([seen(), seen(), seen()]);
  await send(operations.slice(150, 250));
  expect(await Promise.all([seen(), seen()])).toEqual([allOf(400), allOf(400)]);
  expect(await kept()).toBe("{[1,401)}");
});

test("a row stays small however many numbers never come", async () => {
  await send(sales(1));
  await world.database.sql`
    insert into op_ledger (shop_id, op_id, hash, device_no, seq, kind, rev, status)
    select ${shop}, gen_random_uuid(), '', 1, n * 2, 'adjust', 1, 'applied' from generate_series(2, 3000) n`;
  const [first] = await seen();
  expect(first).toMatchObject({ receivedUpTo: 1, announced: 6000 });
  expect(first?.missing.slice(0, 2)).toEqual([
    [2, 3],
    [5, 5],
  ]);
  expect((await kept())?.split("),")).toHaveLength(1000);
  expect(await seen()).toEqual([first]);
});

test("what was sent to a shop that is deleted since has arrived all the same", async () => {
  const other = await world.shop(owner, "Qui part");
  const product = { productId: "thé", mode: "increase" as const, quantity: 1, reason: "x" };
  const request = device.request([
    ...sales(2),
    ...sales(2, other),
    device.operation(other, "adjust", product),
    ...sales(1, other),
    ...sales(1),
  ]);
  request.operations.list[5] = [0, 1, 1, 0, 0, 0, 0, 1, 0, { poison: true }, "x"];
  await exchange(world.sync, { userId: owner }, request);
  await world.database.db.transaction((tx) => deleteShop(tx, world.accounts, other));
  expect(await seen()).toEqual(allOf(7));
});

test.each(["are listed", "are kept when that is deleted"])(
  "numbers of the owner's other shop %s, though somebody of that shop alone spoke last for it",
  async (what) => {
    const other = await world.shop(owner, "Bonabéri");
    const clerk = await world.person("clerk");
    await addMember(world.accounts, { shopId: other, userId: clerk, role: "employee" });
    const operations = [...sales(1), ...sales(1, other), ...sales(1), ...sales(1, other)];
    await send(operations);
    world.now += 61_000;
    await world.send(clerk, device, []);
    const [last] = await world.database.sql`select user_id from devices where shop_id = ${other}`;
    expect(last?.["user_id"]).toBe(clerk);
    if (what === "are kept when that is deleted")
      await world.database.db.transaction((tx) => deleteShop(tx, world.accounts, other));
    expect(await seen()).toEqual(allOf(4));
  },
);

test("what could not be read from somebody of the owner's other shop has arrived too", async () => {
  const other = await world.shop(owner, "Bonabéri");
  const clerk = await world.person("clerk");
  await addMember(world.accounts, { shopId: other, userId: clerk, role: "employee" });
  await send(sales(1));
  await world.send(clerk, device, sales(1, crypto.randomUUID()));
  await send(sales(1));
  expect(await seen()).toEqual(allOf(3));
});

test("but not what a stranger sent in the device's name to a shop of theirs", async () => {
  const operations = sales(4);
  await send(operations.slice(0, 1));
  const stranger = await world.person("stranger");
  const theirs = await world.shop(stranger, "Ailleurs");
  const forged = operations.map((one) => ({ ...one, shopId: theirs }));
  await world.send(stranger, device, forged);
  await world.database.db.transaction((tx) => deleteShop(tx, world.accounts, theirs));
  expect(await seen()).toEqual([{ receivedUpTo: 1, announced: 4, missing: [[2, 4]] }]);
});

test("numbers of strangers are not kept either", async () => {
  const operations = sales(300);
  await send(operations.slice(0, 120));
  const stranger = await world.person("stranger");
  const theirs = await world.shop(stranger, "Ailleurs");
  await world.send(
    stranger,
    device,
    operations.map((one) => ({ ...one, shopId: theirs })),
  );
  const waiting = [{ receivedUpTo: 120, announced: 300, missing: [[121, 300]] }];
  expect(await seen()).toEqual(waiting);
  expect(await kept()).toBe("{[1,121)}");
  expect(await seen()).toEqual(waiting);
});

test("books that are put back to a backup know again what they held then", async () => {
  const operations = sales(300);
  await send(operations.slice(0, 150));
  await seen();
  const { sql } = world.database;
  const [backup] = await sql`select * from devices where shop_id = ${shop}`;
  await send(operations.slice(150));
  expect(await seen()).toEqual(allOf(300));
  await sql`delete from sales where shop_id = ${shop} and seq > 150`;
  await sql`update devices set arrived = ${backup?.["arrived"]}::text::int8multirange where shop_id = ${shop}`;
  expect(await seen()).toEqual([{ receivedUpTo: 150, announced: 300, missing: [[151, 300]] }]);
});

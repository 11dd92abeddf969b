import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createSync, type SyncDeps } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import type { Operation, OperationBody } from "#shared/sync/operations.ts";
import { aLine, type HandDevice } from "#tests/support/builders.ts";
import { rowsIn, type SyncWorld, statusesIn, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let instance: SyncDeps;
let owner = "";
let shop = "";
let scope = "";
let till: HandDevice;

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
afterAll(() => world.close());
beforeEach(async () => {
  world.now = Date.parse("2026-11-20T23:30:00.000Z");
  shop = await world.shop(owner);
  scope = `shop:${shop}`;
  await world.product(shop, owner, "savon", { stock: 100 });
  instance = createSync({ database: world.database, clock: world.clock });
  till = world.device();
  await sent(await head(), [sale(await head())]);
});

async function head(): Promise<number> {
  const [row] = await world.database.sql<{ rev: number }[]>`
    select rev from shop_revisions where shop_id = ${shop}`;
  return row?.rev ?? 0;
}
const sale = (catalogRev: number) => till.sale(shop, [aLine("savon")], { catalogRev });

/** Days of the rows of these sales in the answer to a till that has read the shop up to a revision. */
async function sent(rev: number, operations: Operation[]) {
  const request = till.request(operations, { cursors: [[scope, { epoch: 1, rev }]] });
  const answer = await exchange(instance, { userId: owner }, request);
  expect(statusesIn(answer)).toEqual(operations.map(() => "applied"));
  const { sales = [], shops = [] } = rowsIn(answer, scope);
  const own = sales.filter(({ id }) => operations.some((operation) => operation.id === id));
  return { days: own.map(({ day }) => day), zone: shops[0]?.timeZone };
}

/** By another instance. */
async function edit(patch: OperationBody<"shop.edit">["patch"]): Promise<void> {
  const office = world.device();
  const answer = await world.send(owner, office, [office.operation(shop, "shop.edit", { patch })]);
  expect(statusesIn(answer)).toEqual(["applied"]);
}
const toAbidjan = () => edit({ timeZone: ["Africa/Douala", "Africa/Abidjan"] });

test("[F3] [M2] the first sale after a change of zone comes back with its day to a till that knows the old zone", async () => {
  const rev = await head();
  await toAbidjan();
  // 00:30 of the 21st in Douala, which the till would enter, 23:30 of the 20th in Abidjan.
  expect(await sent(rev, [sale(rev)])).toEqual({ days: ["2026-11-20"], zone: "Africa/Abidjan" });
});

test("[F3] [M2] also when the zone was changed and changed back, the till having read the one in between", async () => {
  await toAbidjan();
  const rev = await head();
  await edit({ timeZone: ["Africa/Abidjan", "Africa/Douala"] });
  expect((await sent(rev, [sale(rev)])).days).toEqual(["2026-11-21"]);
});

test("[F3] [M2] also when its rows are older than those that it sold by", async () => {
  const rev = await head();
  await toAbidjan();
  expect((await sent(rev, [sale(await head())])).days).toEqual(["2026-11-20"]);
});

test("[F3] a name changed after the rows that a till holds comes back, whatever it sold by", async () => {
  const rev = await head();
  const office = world.device();
  const body = { productId: "savon", patch: { name: ["Article savon", "Savon"] } };
  const rename = office.operation(shop, "product.edit", body as OperationBody<"product.edit">);
  expect(statusesIn(await world.send(owner, office, [rename]))).toEqual(["applied"]);
  expect((await sent(rev, [sale(await head())])).days).toHaveLength(1);
});

test("[R7] a till that has read the new zone builds its rows, of sales made before it too", async () => {
  const rev = await head();
  await toAbidjan();
  const [before, after] = [sale(rev), sale(await head())];
  const read = await head();
  expect((await sent(read, [before])).days).toEqual([]);
  expect((await sent(read, [after])).days).toEqual([]);
});

test("[R7] another edit of the shop makes no sale travel back", async () => {
  const rev = await head();
  await edit({ phone: ["", "677"] });
  expect((await sent(rev, [sale(rev)])).days).toEqual([]);
  // Nor to an instance that begins with it.
  instance = createSync({ database: world.database, clock: world.clock });
  expect((await sent(rev, [sale(rev)])).days).toEqual([]);
});

const toFour = () => edit({ dayTurnsAt: [0, 4] });

test("[D1] [F3] [M2] the first sale after a change of the hour at which the day turns comes back with its day", async () => {
  const rev = await head();
  await toFour();
  // 00:30 of the 21st, which the till would enter: before four it is still the day before.
  expect((await sent(rev, [sale(rev)])).days).toEqual(["2026-11-20"]);
  expect((await sent(rev, [sale(await head())])).days).toEqual(["2026-11-20"]);
});

test("[F3] [M2] also when the hour was changed and changed back, the till having read the one in between", async () => {
  await toFour();
  const rev = await head();
  await edit({ dayTurnsAt: [4, 0] });
  expect((await sent(rev, [sale(rev)])).days).toEqual(["2026-11-21"]);
});

test("[D1] [M2] facts keep the day that they were given: a change of the hour cuts those judged after it", async () => {
  const before = await days();
  await toFour();
  const rev = await head();
  await sent(rev, [sale(rev)]);
  expect([before, await days()]).toEqual([["2026-11-21"], ["2026-11-21", "2026-11-20"]]);
});

test("[J4] an hour past noon, or half a one, is none at which a day turns", async () => {
  const office = world.device();
  for (const hour of [13, -1, 2.5]) {
    const patch = { dayTurnsAt: [0, hour] } as OperationBody<"shop.edit">["patch"];
    const answer = await world.send(owner, office, [
      office.operation(shop, "shop.edit", { patch }),
    ]);
    expect(statusesIn(answer)).toEqual(["refused"]);
  }
});

async function days(): Promise<string[]> {
  const rows = await world.database.sql<{ day: string }[]>`
    select day::text from sales where shop_id = ${shop} order by rev`;
  return rows.map(({ day }) => day);
}

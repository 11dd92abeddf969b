import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listDevices } from "#server/sync/device-list.ts";
import { exchange } from "#server/sync/exchange.ts";
import type { ExchangeRequest } from "#shared/sync/protocol.ts";
import { aLine, type HandDevice } from "#tests/support/builders.ts";
import { reasonsIn, type SyncWorld, statusesIn, syncWorld } from "#tests/support/sync-world.ts";
import { mostUnreadable, TooMuchUnreadable } from "./unreadable.ts";

let world: SyncWorld;
let user = "";
let shop = "";
let device: HandDevice;

beforeAll(async () => {
  world = await syncWorld();
});
beforeEach(async () => {
  user = await world.person("somebody");
  shop = await world.shop(user);
  await world.product(shop, user, "savon", { stock: 100 });
  device = world.device();
});
afterAll(() => world.close());

/** What was kept of the person before, all of it older than anything a test sends. */
async function keptAlready(count: number, given: { shopId?: string; bytes?: number } = {}) {
  const { shopId = null, bytes = 2 } = given;
  await world.database.sql`
    insert into unreadable_operations (id, user_id, device_id, epoch, seq, shop_id, received_at, raw, reason)
    select gen_random_uuid(), ${user}, gen_random_uuid(), 1, n, ${shopId}, '2026-01-01', repeat('x', ${bytes}::int), 'old'
    from generate_series(1, ${count}::int) n`;
}
async function kept(): Promise<Record<string, number>> {
  const rows = await world.database.sql<{ reason: string; count: number }[]>`
    select reason, count(*)::int as count from unreadable_operations where user_id = ${user} group by 1 order by 1`;
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));
}
/** Garbage that names no shop, each other than the rest. */
function garbage(count: number): ExchangeRequest {
  const request = device.request([]);
  for (let each = 0; each < count; each += 1)
    request.operations.list.push({ it: crypto.randomUUID() });
  return request;
}
const send = (request: ExchangeRequest) => exchange(world.sync, { userId: user }, request);
const strangers = (count: number) => {
  const elsewhere = crypto.randomUUID();
  return device.request(
    Array.from({ length: count }, () => device.sale(elsewhere, [aLine("savon")])),
  );
};

test.each([
  ["that names no shop", () => garbage(2), "not-understood"],
  ["for a shop that is not theirs", () => strangers(2), "not-a-member"],
])("[J6] no more is kept of somebody who sends what nobody reads, %s", async (_, made, reason) => {
  await keptAlready(mostUnreadable.strange.operations - 3);
  const first = made();
  expect(reasonsIn(await send(first))).toEqual([[reason], [reason]]);
  await expect(send(made())).rejects.toThrow(TooMuchUnreadable);
  // What came first stays, and is answered as before; so is what still has its place.
  expect(await kept()).toEqual({ old: 997, [reason]: 2 });
  expect(reasonsIn(await send(first))).toEqual([[reason], [reason]]);
  expect(reasonsIn(await send(garbage(1)))).toEqual([["not-understood"]]);
});

test("[J6] nor of many large ones", async () => {
  await keptAlready(4, { bytes: mostUnreadable.strange.bytes / 4 - 20 });
  expect(reasonsIn(await send(garbage(1)))).toEqual([["not-understood"]]);
  await expect(send(garbage(1))).rejects.toThrow(TooMuchUnreadable);
});

test("[J6] requests that come at once keep no more than one after the other", async () => {
  await keptAlready(mostUnreadable.strange.operations - 100);
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => send(garbage(40))));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect(await kept()).toEqual({ "not-understood": 80, old: 900 });
});

test("[J6] the limit is one person's own", async () => {
  await keptAlready(mostUnreadable.strange.operations);
  user = await world.person("somebody else");
  expect(reasonsIn(await send(garbage(1)))).toEqual([["not-understood"]]);
});

test("[J6] what a merchant's own shop could not read is kept and shown all the same", async () => {
  await keptAlready(mostUnreadable.strange.operations);
  const sales = [1, 2, 3].map(() => device.sale(shop, [aLine("savon")]));
  const request = device.request(sales);
  request.operations.list[1] = [0, 0, 1, 0, 0, 0, 0, 1, 0, { poison: true }, "x"];
  expect(reasonsIn(await send(request))).toEqual([[], ["not-understood"], []]);
  expect(await kept()).toMatchObject({ "not-understood": 1 });
  const [own] = (await listDevices(world.database.sql, shop)).filter(
    ({ announced }) => announced === 3,
  );
  expect(own).toMatchObject({ receivedUpTo: 3, missing: [] });
});

test("[S2] [S4] what is too much has no verdict, and what came beside it is in the books once", async () => {
  await keptAlready(mostUnreadable.own.operations, { shopId: shop });
  const sales = [1, 2, 3].map(() => device.sale(shop, [aLine("savon")]));
  const request = device.request(sales);
  request.operations.list[1] = [0, 0, 1, 0, 0, 0, 0, 1, 0, { poison: true }, "x"];
  await expect(send(request)).rejects.toThrow(TooMuchUnreadable);
  // The device sends them in halves, and finds the one that stands in the way.
  expect(statusesIn(await send(device.request(sales.slice(0, 1))))).toEqual(["applied"]);
  expect(statusesIn(await send(device.request(sales.slice(2))))).toEqual(["applied"]);
  expect(await world.stockOf(shop, "savon")).toBe(98);
  // The owner is told that one of them has not come.
  const [own] = (await listDevices(world.database.sql, shop)).filter(
    ({ announced }) => announced === 3,
  );
  expect(own).toMatchObject({ receivedUpTo: 1, missing: [[2, 2]] });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Sql } from "#server/db/client.ts";
import { createSync, type SyncDeps } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import { aLine, type HandDevice } from "#tests/support/builders.ts";
import { onOneMachine } from "#tests/support/on-one-machine.ts";
import { type SyncWorld, statusesIn, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let shops: string[] = [];
let tills: HandDevice[] = [];
/** How many sales each statement wrote that sales were written by, and of how many shops. */
let written: string[] = [];

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shops = [await world.shop(owner), await world.shop(owner), await world.shop(owner)];
  for (const shop of shops) await world.product(shop, owner, "savon", { stock: 100 });
});
afterAll(() => world.close());

function instance(isSpread: boolean): SyncDeps {
  const sql = new Proxy(world.database.sql, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== "unsafe") return value;
      return (text: string, ...more: unknown[]) => {
        if (text.includes("insert into sales"))
          written.push(text.startsWith("/* several shops") ? "several shops" : "one shop");
        return (target.unsafe as (...all: unknown[]) => unknown)(text, ...more);
      };
    },
  }) as Sql;
  return createSync({ database: { sql, db: world.database.db }, clock: world.clock, isSpread });
}

/** Every till sells at once, two for each shop, and again, until each has sold thrice. */
async function sellTogether(sync: SyncDeps): Promise<string[]> {
  tills = shops.flatMap(() => [world.device(), world.device()]);
  const statuses: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(
      tills.map((till, place) => {
        const sale = till.sale(shops[place % shops.length] ?? "", [aLine("savon")]);
        return exchange(sync, { userId: owner }, till.request([sale]));
      }),
    );
    statuses.push(...answers.flatMap(statusesIn));
  }
  return statuses;
}

onOneMachine("on one machine sales of several shops share a statement", () => sells(false, true));
test("spread over machines no two shops do", () => sells(true, false));

async function sells(isSpread: boolean, areShared: boolean): Promise<void> {
  written = [];
  const before = await Promise.all(shops.map((shop) => world.stockOf(shop, "savon")));
  const statuses = await sellTogether(instance(isSpread));
  expect(statuses).toEqual(Array.from({ length: 18 }, () => "applied"));
  const after = await Promise.all(shops.map((shop) => world.stockOf(shop, "savon")));
  expect(after).toEqual(before.map((stock) => (stock ?? 0) - 6));
  expect(written.includes("several shops")).toBe(areShared);
  expect(written.length).toBeGreaterThan(0);
}

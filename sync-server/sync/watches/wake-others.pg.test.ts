import { afterEach, expect, test } from "vitest";
import type { Database } from "#server/db/client.ts";
import { createWake, type ShopChange, type Wake } from "#server/sync/wake.ts";
import { connectTo } from "#tests/support/connect.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { wakeOthers } from "./wake-others.ts";

let world: SyncWorld;
const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await world.close();
});

const log = { warn: () => {}, error: () => {} };

async function instance(): Promise<Wake> {
  const wake = createWake();
  const database: Database = connectTo(world.url, 2);
  const others = await wakeOthers({ sql: database.sql, wake, log });
  stops.push(async () => {
    await others.stop();
    await database.close();
  });
  return wake;
}

function next(wake: Wake, shopId: string): Promise<ShopChange> {
  return new Promise((resolve) => wake.subscribe(shopId, resolve));
}

test("[L1] other instances hear of a change, and of one nobody announced", async () => {
  world = await syncWorld();
  const owner = await world.person("owner");
  const shop = await world.shop(owner);
  const [here, there] = [await instance(), await instance()];
  const announced = next(there, shop);
  here.announce({ shopId: shop, prevRev: 40, rev: 41 });
  expect(await announced).toMatchObject({ shopId: shop, rev: 41 });
  const quiet = await world.shop(owner, "Silencieuse");
  const polled = next(there, quiet);
  expect(await polled).toMatchObject({ shopId: quiet, rev: 1 });
});

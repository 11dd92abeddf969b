import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { diskStore } from "#server/storage/disk-store.ts";
import { aLine } from "#tests/support/builders.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { startWatches } from "./watches.ts";

const oneDay = 86_400_000;
let world: SyncWorld;
const shops: string[] = [];

beforeAll(async () => {
  world = await syncWorld();
  const owner = await world.person("owner");
  for (let each = 0; each < 2; each += 1) {
    const shop = await world.shop(owner);
    shops.push(shop);
    await world.product(shop, owner, "savon", { stock: 9 });
    const device = world.device();
    for (const _ of ["November", "January", "March"]) {
      await world.send(owner, device, [device.sale(shop, [aLine("savon")])]);
      world.now += 60 * oneDay;
    }
  }
  world.now += 60 * oneDay;
});
afterAll(() => world.close());

const closed = () => world.database.sql`select month::text from month_books order by month`;

test("a server that stops does not wait for all the months that are due", async () => {
  const { sync, database, clock } = world;
  const images = { db: database.db, clock, files: diskStore(tmpdir()) };
  let stopped: Promise<void> | undefined;
  let isFirst: (() => void) | undefined;
  const first = new Promise<void>((done) => {
    isFirst = done;
  });
  const wake = {
    ...sync.wake,
    // Days are sealed beside it, and tell of it too.
    announce: async () => {
      if ((await closed()).length === 0) return;
      stopped ??= watches.stop();
      isFirst?.();
    },
  };
  const watches = startWatches({ ...sync, wake }, images);
  await first;
  await stopped;
  expect((await closed()).length).toBeLessThan(4);

  const again = startWatches(sync, images);
  await expect.poll(closed).toHaveLength(6);
  await again.stop();
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase, type Database } from "#server/db/client.ts";
import { exchange } from "#server/sync/exchange.ts";
import { aLine } from "#tests/support/builders.ts";
import { endConnections, untilAnswered } from "#tests/support/end-connections.ts";
import { type SyncWorld, statusesIn, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let admin: Database;

beforeAll(async () => {
  world = await syncWorld({ connections: 6 });
  admin = connectDatabase(world.url, 1);
});
afterAll(async () => {
  await admin.close();
  await world.close();
});

test("[E2] [S2] Postgres takes all connections away again and again while eight tills sell: each sale is in the books once", async () => {
  const owner = await world.person("owner");
  const shops = [await world.shop(owner), await world.shop(owner), await world.shop(owner)];
  for (const shop of shops) await world.product(shop, owner, "savon", { stock: 10_000 });
  let ended = 0;
  let answered = 0;
  let unanswered = 0;
  let sold = 0;
  let isSelling = true;
  /** However quick or slow the machine is: enough has been taken away, some of it in the middle of something. */
  const hasSeenEnough = () => ended > 10 && unanswered > 5;

  async function sellAll(till: number) {
    const device = world.device();
    const shop = shops[till % shops.length] ?? "";
    for (let round = 0; round < 25 || !hasSeenEnough(); round += 1) {
      const sales = Array.from({ length: 1 + (round % 3) }, () =>
        device.sale(shop, [aLine("savon")]),
      );
      const request = device.request(sales);
      const answer = await untilAnswered(
        () => exchange(world.sync, { userId: owner }, request),
        () => {
          unanswered += 1;
        },
      );
      answered += 1;
      sold += sales.length;
      expect(statusesIn(answer)).toEqual(sales.map(() => "applied"));
    }
  }
  /** Whatever is under way then; some requests come through in between. */
  async function endAgainAndAgain() {
    for (let seen = 0; isSelling; ) {
      await admin.sql`select pg_sleep(0.005)`;
      if (answered < seen + 4) continue;
      seen = answered;
      ended += await endConnections(admin);
    }
  }
  const ending = endAgainAndAgain();
  await Promise.all(Array.from({ length: 8 }, (_, till) => sellAll(till))).finally(() => {
    isSelling = false;
  });
  await ending;

  const [books] = await admin.sql<{ sales: number; ids: number }[]>`
    select count(*)::int as sales, count(distinct id)::int as ids from sales`;
  expect(books).toEqual({ sales: sold, ids: sold });
  const [stock] = await admin.sql`select sum(quantity)::int as left from stocks`;
  expect(30_000 - stock?.["left"]).toBe(sold);
});

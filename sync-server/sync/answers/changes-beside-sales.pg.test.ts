import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember } from "#server/accounts/members.ts";
import { aLine } from "#tests/support/builders.ts";
import { rowsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let shop = "";

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shop = await world.shop(owner);
  await world.product(shop, owner, "savon", { stock: 1000 });
});
afterAll(() => world.close());

async function head(): Promise<number> {
  const [row] = await world.database.sql<{ rev: number }[]>`
    select rev from shop_revisions where shop_id = ${shop}`;
  return row?.rev ?? 0;
}

/** Kinds that an owner reads who saw the shop as it was before this act and a sale after it. */
async function toldOf(act: () => Promise<unknown>): Promise<string[]> {
  const cursor = { epoch: 1, rev: await head() };
  await act();
  const seller = world.device();
  await world.send(owner, seller, [seller.sale(shop, [aLine("savon")])]);
  const scope = `shop:${shop}`;
  const answer = await world.send(owner, world.device(), [], { cursors: [[scope, cursor]] });
  return Object.keys(rowsIn(answer, scope)).toSorted();
}

test("[R3] of sales alone, sales and stock are told", async () => {
  expect(await toldOf(async () => {})).toEqual(["sales", "stocks"]);
});

test("[R3] a member who came meanwhile is told", async () => {
  const userId = await world.person("newcomer");
  const comes = () => addMember(world.accounts, { shopId: shop, userId, role: "seller" });
  expect(await toldOf(comes)).toEqual(["members", "sales", "stocks"]);
});

test("[R3] a new product is told", async () => {
  const isNew = () => world.product(shop, owner, "farine", { stock: 0 });
  expect(await toldOf(isNew)).toEqual(["products", "sales", "stocks"]);
});

test("[R3] a count of stock is told", async () => {
  const device = world.device();
  const counted = { productId: "savon", mode: "count", counted: 500, shownBefore: 998 } as const;
  const operation = device.operation(shop, "adjust", { ...counted, reason: "inventaire" });
  const counts = () => world.send(owner, device, [operation]);
  expect(await toldOf(counts)).toEqual(["adjustments", "sales", "stocks"]);
});

test("[R3] a shop that was renamed is told", async () => {
  const renames = () =>
    world.database.db.transaction(async (tx) => {
      const [row] = await tx.execute<{ rev: number }>(sql`
        update shop_revisions set rev = rev + 1 where shop_id = ${shop} returning rev`);
      await tx.execute(sql`update shops set name = 'Akwa', rev = ${row?.rev} where id = ${shop}`);
    });
  expect(await toldOf(renames)).toEqual(["sales", "shops", "stocks"]);
});

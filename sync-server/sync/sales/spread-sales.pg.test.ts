import { afterAll, beforeAll, expect, test } from "vitest";
import type { Sql } from "#server/db/client.ts";
import { createSync, type SyncDeps } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import type { Discount } from "#shared/schemas/discount.ts";
import type { SaleBody } from "#shared/schemas/sale.ts";
import type { Cursor, ExchangeRequest } from "#shared/sync/protocol.ts";
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
        if (text.startsWith("select sell(")) written.push("at the shop's machine");
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

onOneMachine("on one machine sales of several shops share a statement", async () => {
  await sells(false);
  expect(written).toContain("several shops");
});

test("spread over machines each shop's are written by its own", async () => {
  const sync = await sells(true);
  // The first of a month are written the careful way.
  expect(written).not.toContain("several shops");
  written = [];
  await sellTogether(sync);
  expect(new Set(written)).toEqual(new Set(["at the shop's machine"]));
});

async function sells(isSpread: boolean): Promise<SyncDeps> {
  written = [];
  const before = await Promise.all(shops.map((shop) => world.stockOf(shop, "savon")));
  const sync = instance(isSpread);
  const statuses = await sellTogether(sync);
  expect(statuses).toEqual(Array.from({ length: 18 }, () => "applied"));
  const after = await Promise.all(shops.map((shop) => world.stockOf(shop, "savon")));
  expect(after).toEqual(before.map((stock) => (stock ?? 0) - 6));
  return sync;
}

test("whichever way sales are written, they leave the same in the books and in the answers", async () => {
  written = [];
  const elsewhere = await leftBehind(instance(false));
  expect(written.filter((how) => how !== "one shop")).toEqual([]);
  written = [];
  const there = await leftBehind(instance(true));
  // The first of a month, what comes again, and what has no stock yet are written the careful way.
  expect(written.filter((how) => how === "one shop")).toHaveLength(3);
  expect(written.length).toBeGreaterThan(6);
  expect(there).toEqual(elsewhere);
});

/** A shop of its own is sold in: what its tables say then, and what was answered, without what is by chance. */
async function leftBehind(sync: SyncDeps) {
  const shop = await world.shop(owner);
  const seller = await world.member(shop, "seller");
  await world.product(shop, owner, "savon", { stock: 10, stockThreshold: 4 });
  await world.product(shop, owner, "riz-", { stock: 50, minPrice: 400 });
  const till = world.device();
  const momo = (reference: string): Partial<SaleBody> => ({
    payments: [{ method: "mobile-money", amount: 500, reference }],
  });
  const sale = (given?: Partial<SaleBody>, quantity = 1, productId = "savon") =>
    till.sale(shop, [aLine(productId, { quantity })], given);
  const off: Discount[] = [{ amount: 50, reason: "gesture", allowedBy: owner }];
  const again = sale();
  const groups = [
    [again, till.sale(shop, [aLine("savon"), aLine("riz-", { quantity: 3, price: 300 })])],
    [sale(momo("CI24.A")), sale(momo("ci 24a")), sale(momo("XY-77"))],
    [sale(momo("xy77"))],
    [sale({ sellerId: seller, agencyId: "0198c0de-0000-7000-8000-0000000000aa" })],
    [
      sale({
        discounts: off,
        total: 450,
        payments: [{ method: "cash", amount: 450, tendered: 450 }],
      }),
    ],
    // Down to the threshold, and below nothing.
    [sale({}, 2)],
    [sale({}, 9, "riz-"), sale({}, 40, "riz-"), sale({ catalogRev: 1 }, 3)],
    [again],
    [sale({}, 1, "unknown0")],
    [sale()],
  ];
  sync.touched.meet(shop);
  sync.touched.take(shop);
  const answers: unknown[] = [];
  let cursor: Cursor = { epoch: 1, rev: 2 };
  for (const [turn, operations] of groups.entries()) {
    // Every second time the device asks what changed, and is answered out of what the writing saw.
    const cursors: ExchangeRequest["cursors"] = turn % 2 ? [[`shop:${shop}`, cursor]] : [];
    const request = till.request(operations, { cursors });
    const { verdicts, changes } = await exchange(sync, { userId: owner }, request);
    const touched = [...(sync.touched.take(shop).get(shop) ?? [])].sort();
    answers.push({ verdicts, changes, touched });
    const [change] = changes;
    if (change && "cursor" in change) cursor = change.cursor;
  }
  const { sql } = world.database;
  const books = {
    sales: await sql`
      select id, rev, device_no, seq, seller_id, recorded_by, agency_id, sold_at, device_at, day, lines::text, total,
        flags, receipt, payments::text, vat_rate, discounts::text, length(hash) as hash, link, catalog_rev, judged_rev
      from sales where shop_id = ${shop} order by rev, seq`,
    stocks: await sql`
      select product_id, quantity, sold, rev from stocks where shop_id = ${shop} order by 1`,
    references: await sql`
      select reference, sale_id from payment_references where shop_id = ${shop} order by 1`,
    shop: await sql`
      select epoch, rev, catalog_rev, members_rev, turns_rev from shop_revisions where shop_id = ${shop}`,
  };
  const names = new Map<string, string>();
  return JSON.parse(
    JSON.stringify({ answers, books }).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => {
      const name = names.get(id) ?? `name ${names.size}`;
      names.set(id, name);
      return name;
    }),
  );
}

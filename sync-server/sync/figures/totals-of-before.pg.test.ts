import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { closeMonths } from "#server/sync/watches/close-months.ts";
import { aLine, uuidOf } from "#tests/support/builders.ts";
import { connectTo } from "#tests/support/connect.ts";
import { onOneMachine } from "#tests/support/on-one-machine.ts";
import { syncWorld } from "#tests/support/sync-world.ts";
import { checkTotals } from "./check-totals.ts";

onOneMachine(
  "[H2] the migration notes the open months of what was sold before it, and leaves the closed ones",
  async () => {
    const world = await syncWorld();
    const database = connectTo(world.url, 1);
    world.now = Date.parse("2026-03-10T09:00:00.000Z");
    const owner = await world.person("owner");
    const shop = await world.shop(owner);
    const device = world.device();
    for (const name of ["savon", "riz-"]) await world.product(shop, owner, name, { stock: 100 });
    const agencyId = uuidOf(world.rng);
    const payments = [
      { method: "cash" as const, amount: 400, tendered: 500 },
      { method: "mobile-money" as const, amount: 600, reference: "MP2" },
    ];
    const back = (given: { isVoid?: true }) =>
      device.operation(
        shop,
        "return",
        {
          ...{ saleId: null, lines: [aLine("savon")], restock: true, refund: "cash" as const },
          ...{ total: 500, reason: "Abîmé", ...given },
        },
        world.now,
      );
    await world.send(owner, device, [
      device.sale(shop, [aLine("savon"), aLine("savon", { quantity: 2 }), aLine("riz-")]),
      device.sale(shop, [aLine("savon", { quantity: 2 })], { payments, agencyId }),
      device.sale(shop, [aLine("riz-")], { payments: [] }),
    ]);
    await world.send(owner, device, [back({ isVoid: true }), back({})]);
    const second = world.device();
    world.now += 40 * 86_400_000;
    await world.send(owner, second, [second.sale(shop, [aLine("savon")])]);
    const notes = () =>
      database.sql`select month::text, since_rev from fact_months where shop_id = ${shop} order by month`;
    const noted = await notes();
    // As the version before left them: figures of open months in the tables, and no note.
    await database.sql`
    insert into day_totals (shop_id, day, seller_id, tickets) values (${shop}, '2026-03-10', ${owner}, 3)`;
    await database.sql`
    insert into month_products (shop_id, month, product_id, lines) values (${shop}, '2026-03-01', 'savon', 7)`;
    await database.sql`truncate fact_months`;
    const text = readFileSync("migrations/0020_fact_months.sql", "utf8");
    const [, ...fill] = text.split("--> statement-breakpoint");
    for (const statement of fill) await database.sql.unsafe(statement);
    expect(await notes()).toEqual(noted);
    expect(await database.sql`select from day_totals union all select from month_products`).toEqual(
      [],
    );
    // March is closed, April open.
    const later = world.now + 30 * 86_400_000;
    await closeMonths({ ...world.sync, clock: () => later }, { shopId: shop });
    expect((await checkTotals(database.sql, shop)).differences).toEqual([]);
    const days = await database.sql`
    select tickets::int, lines::int, cash::int, mobile_money::int, returns::int, voids::int, refunded::int
    from day_totals where shop_id = ${shop} order by day, agency_id`;
    expect(days).toMatchObject([
      { tickets: 2, lines: 4, cash: 2000, returns: 2, voids: 1, refunded: 1000 },
      { tickets: 1, cash: 400, mobile_money: 600, returns: 0 },
    ]);
    await database.sql`truncate fact_months`;
    for (const statement of fill) await database.sql.unsafe(statement);
    expect(await notes()).toEqual(noted.slice(1));
    expect((await checkTotals(database.sql, shop)).differences).toEqual([]);
    await database.close();
    await world.close();
  },
);

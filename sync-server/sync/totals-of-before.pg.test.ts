import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { connectDatabase } from "#server/db/client.ts";
import { aLine, uuidOf } from "#tests/support/builders.ts";
import { syncWorld } from "#tests/support/sync-world.ts";
import { checkTotals } from "./check-totals.ts";

test("[H2] the migration fills in the figures of what was sold before there were any", async () => {
  const world = await syncWorld();
  const database = connectDatabase(world.url, 1);
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
  const [file] = readdirSync("migrations").filter((name) => name.endsWith("_totals.sql"));
  const statements = readFileSync(`migrations/${file}`, "utf8").split("--> statement-breakpoint");
  const fill = statements.filter((text) => text.includes("INSERT INTO"));
  expect(fill).toHaveLength(2);
  await database.sql`truncate day_totals, month_products, month_parts`;
  for (const text of fill) await database.sql.unsafe(text);
  expect((await checkTotals(database.sql, shop)).differences).toEqual([]);
  const days = await database.sql`
    select tickets::int, lines::int, cash::int, mobile_money::int, returns::int, voids::int, refunded::int
    from day_totals where shop_id = ${shop} order by day, agency_id`;
  expect(days).toMatchObject([
    { tickets: 2, lines: 4, cash: 2000, returns: 2, voids: 1, refunded: 1000 },
    { tickets: 1, cash: 400, mobile_money: 600, returns: 0 },
  ]);
  await database.close();
  await world.close();
});

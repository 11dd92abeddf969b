import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { aLine } from "#tests/support/builders.ts";
import { connectTo } from "#tests/support/connect.ts";
import { syncWorld } from "#tests/support/sync-world.ts";
import { transferActs } from "#tests/support/transfer-acts.ts";

test("[N2] [N6] the migration takes what a shop owns for there from the beginning, less what moved in open months", async () => {
  const world = await syncWorld();
  world.sync.saleForm.isShort = false;
  const database = connectTo(world.url, 1);
  const { sql } = database;
  world.now = Date.parse("2026-03-10T09:00:00.000Z");
  const owner = await world.person("owner");
  const shop = await world.shop(owner);
  const resellerId = await world.member(shop, "reseller");
  const device = world.device();
  for (const name of ["riz0", "sel0"]) await world.product(shop, owner, name, { stock: 20 });
  const back = device.operation(shop, "return", {
    ...{ saleId: null, lines: [aLine("riz0")], restock: true, refund: "cash" as const },
    ...{ total: 500, reason: "Abîmé" },
  });
  const goods = transferActs(device, shop);
  await world.send(owner, device, [
    device.sale(shop, [aLine("riz0", { quantity: 3 })]),
    back,
    device.operation(shop, "purchase", { lines: [{ productId: "riz0", quantity: 6, cost: 600 }] }),
    goods.handOver({ resellerId, productId: "riz0", quantity: 4 }),
  ]);
  const moves = () => sql`
    select product_id, month::text, pieces::int from product_moves where shop_id = ${shop} order by 1, 2`;
  const known = await moves();
  expect(known).toMatchObject([
    { product_id: "riz0", month: "0001-01-01", pieces: 20 },
    { product_id: "sel0", month: "0001-01-01", pieces: 20 },
  ]);
  const fill = readFileSync("migrations/0044_costs.sql", "utf8")
    .split("--> statement-breakpoint")
    .filter((statement) => /^\s*(--|INSERT)/.test(statement));
  const again = async () => {
    await sql`truncate product_moves, product_costs`;
    for (const statement of fill) await sql.unsafe(statement);
  };
  await again();
  expect(await moves()).toEqual(known);
  expect(await sql`select product_id, no, said from product_costs order by no`).toMatchObject([
    { product_id: "riz0", no: 1, said: [] },
    { product_id: "sel0", no: 2, said: [] },
  ]);
  // With March closed, nothing has moved since: what is there now was there from the beginning.
  await sql`update shops set totals_through = '2026-04-01' where id = ${shop}`;
  await again();
  expect(await moves()).toMatchObject([{ product_id: "riz0", pieces: 24 }, { pieces: 20 }]);
  await database.close();
  await world.close();
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { aLine, productFields } from "#tests/support/builders.ts";
import { simulationDatabase } from "#tests/support/simulation-database.ts";
import { programOf, toldStory } from "#tests/support/told-story.ts";
import { recordSale } from "#web/store/commands/record-sale.ts";

let database: Awaited<ReturnType<typeof simulationDatabase>>;

beforeAll(async () => {
  database = await simulationDatabase();
});

afterAll(() => database.drop());

test("[J3][E4] five devices sell the last piece offline: five sales kept, one écart, −4 in the books, 0 on the tile", async () => {
  const article = { productId: "last-piece", fields: productFields("last-piece"), initialStock: 1 };
  const roles = ["owner", "seller", "seller", "seller", "seller", "seller"] as const;
  const { story, shop, people } = await toldStory(database, { roles, articles: [article] });
  const devices = people.map((person, at) => story.addDevice(`device ${at}`, person));
  const [owner, ...tills] = devices;
  await story.rest();

  for (const till of tills) till.isOnline = false;
  for (const till of tills) {
    const payment = { method: "cash" as const, amount: 500, tendered: 500 };
    const sold = await story.until(
      recordSale(programOf(till), {
        shopId: shop.id,
        cartId: `cart of ${till.name}`,
        lines: [aLine("last-piece")],
        payments: [payment],
      }),
    );
    expect(sold.ok).toBe(true);
    expect(till.catalogue(shop.id)?.get("last-piece")?.exactStock).toBe(0);
  }
  for (const till of tills) till.isOnline = true;
  await story.rest();

  const { sql } = database.oracle;
  const sales =
    await sql`select coalesce(flags, '{}') as flags from sales where shop_id = ${shop.id}`;
  expect(sales.map(({ flags }) => flags)).toEqual([[], [], [], [], []]);
  const [stock] = await sql`select quantity, sold from stocks where shop_id = ${shop.id}`;
  expect(stock).toEqual({ quantity: -4, sold: 5 });
  for (const device of devices) {
    const items = [...must(device.catalogue(shop.id)).items()];
    expect(items.map(({ exactStock, shownStock }) => [exactStock, shownStock])).toEqual([[-4, 0]]);
    expect(items.filter(({ exactStock }) => exactStock < 0)).toHaveLength(1);
  }
  expect(programOf(must(owner)).outbox.records()).toEqual([]);
  story.checkNow();
  await story.end();
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { aLine, productFields, saleBody } from "#tests/support/builders.ts";
import { simulationDatabase } from "#tests/support/simulation-database.ts";
import { programOf, toldStory } from "#tests/support/told-story.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";

let database: Awaited<ReturnType<typeof simulationDatabase>>;

beforeAll(async () => {
  database = await simulationDatabase();
});

afterAll(() => database.drop());

test("[S4][J6] an operation that nobody understands, in the middle of a batch: the others pass, that one says why", async () => {
  const article = { productId: "soap", fields: productFields("soap"), initialStock: 20 };
  const { story, shop, people } = await toldStory(database, {
    roles: ["owner"],
    articles: [article],
  });
  const device = story.addDevice("till", people[0]);
  await story.rest();
  device.isOnline = false;

  const by = device.person.id;
  const shown = () => ({ names: ["Savon"], sellerName: "" });
  const write = (kind: string, body: (receipt: number) => unknown) => {
    const draft = { kind, shopId: shop.id, by, cartId: null, body, shown } as unknown as Draft;
    return story.until(programOf(device).outbox.record(draft));
  };
  const sale = () => write("sale", (receipt) => saleBody([aLine("soap")], { receipt }));
  for (let turn = 0; turn < 5; turn += 1) await sale();
  const brokenSale = await write("sale", (receipt) =>
    saleBody([aLine("soap", { quantity: -3 })], { receipt }),
  );
  const broken = await write("adjust", () => ({
    mode: "increase",
    productId: "soap",
    quantity: 4,
    reason: "",
  }));
  const unknown = await write("sale.teleport", () => ({ where: "nowhere" }));
  const nothing = await write("return", () => ({
    saleId: null,
    lines: [],
    restock: true,
    refund: "cash",
    total: 0,
    reason: "rien",
  }));
  for (let turn = 0; turn < 5; turn += 1) await sale();
  device.isOnline = true;
  await story.rest();

  const { outbox } = programOf(device);
  const states = outbox.records().map(({ state }) => state);
  const [five, four] = [new Array(5).fill("applied"), new Array(4).fill("refused")];
  expect(states).toEqual([...five, ...four, ...five]);
  expect(outbox.get(brokenSale.id)?.reasons).toEqual(["not-understood"]);
  expect(outbox.get(broken.id)?.reasons).toEqual(["not-understood"]);
  expect(outbox.get(nothing.id)?.reasons).toEqual(["not-understood"]);
  expect(outbox.get(unknown.id)?.reasons).toEqual(["unknown-kind"]);
  expect(device.catalogue(shop.id)?.get("soap")?.exactStock).toBe(10);
  const { sql } = database.oracle;
  const kept =
    await sql`select seq, reason from unreadable_operations where user_id = ${by} order by seq`;
  expect(kept.map(({ seq, reason }) => [seq, reason])).toEqual([
    [6, "not-understood"],
    [7, "not-understood"],
    [8, "unknown-kind"],
    [9, "not-understood"],
  ]);
  story.checkNow();
  await story.end();
});

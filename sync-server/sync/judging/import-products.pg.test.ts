import { afterAll, beforeAll, expect, test } from "vitest";
import type { ImportProductsBody } from "#shared/schemas/product-bodies.ts";
import { productFields } from "#tests/support/builders.ts";
import { reasonsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { readAll } from "#tests/support/transfer-acts.ts";

let world: SyncWorld;
let owner = "";
let shop = "";

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shop = await world.shop(owner);
});
afterAll(() => world.close());

const create = (productId: string, fields: Parameters<typeof productFields>[1] = {}) => ({
  ...{ productId, fields: productFields(productId, fields), initialStock: 7 },
});

async function bring(rows: Partial<ImportProductsBody>): Promise<{ why: string[]; rev: number }> {
  const device = world.device();
  const part = {
    importId: crypto.randomUUID(),
    part: 1,
    parts: 1,
    creates: [],
    edits: [],
    ...rows,
  };
  const answer = await world.send(owner, device, [device.operation(shop, "product.import", part)]);
  return { why: reasonsIn(answer)[0] ?? [], rev: answer.verdicts[0]?.[1] ?? 0 };
}

const all = () => readAll(world, owner, `shop:${shop}`);
async function limit(products: number | null): Promise<void> {
  await world.database.sql`update shops set max_products = ${products} where id = ${shop}`;
}

test("[I2] each row is judged by itself, each after those before it", async () => {
  await world.product(shop, owner, "held", { barcode: "96385074", uniqueCode: "HELD", stock: 3 });
  const { why, rev } = await bring({
    creates: [
      create("new-1", { barcode: "3017620422003" }),
      create("new-2", { barcode: "3017620422003" }),
      create("new-3", { uniqueCode: "HELD" }),
      create("held"),
      create("new-4", { price: 100, minPrice: 200 }),
      create("new-5", { barcode: "96385074" }),
      create("new-6"),
    ],
    edits: [
      { productId: "new-6", patch: { category: ["", "Épicerie"] } },
      { productId: "held", patch: { price: [500, 450] } },
      { productId: "held", patch: { name: ["Article held", "Savon"], price: [450, 300] } },
      { productId: "nowhere", patch: { name: ["a", "b"] } },
    ],
  });
  expect(why).toEqual(["rows-refused"]);
  const { products, stocks } = await all();
  expect(products.map(({ id }) => id).toSorted()).toEqual(["held", "new-1", "new-6"]);
  expect(products.find(({ id }) => id === "new-6")).toMatchObject({ category: "Épicerie", rev });
  expect(products.find(({ id }) => id === "held")).toMatchObject({
    ...{ name: "Article held", price: 450, rev },
  });
  const figures = new Map(stocks.map(({ productId, quantity }) => [productId, quantity]));
  expect(figures.get("new-1")).toBe(7);
  expect(figures.get("held")).toBe(3);
  // What was left out is counted by nobody any more: its stock stands at the revision of the verdict.
  expect(figures.get("new-2")).toBe(0);
  expect(stocks.every((stock) => stock.rev === rev)).toBe(true);
});

test("a part may hold two hundred rows of each sort", async () => {
  const creates = Array.from({ length: 200 }, (_, index) => create(`many-${index}`));
  const edits = creates.map(({ productId }) => ({
    productId,
    patch: { category: ["", "Épicerie"] as [string, string] },
  }));
  expect((await bring({ creates, edits })).why).toEqual([]);
  expect(await world.stockOf(shop, "many-199")).toBe(7);
  const { products } = await all();
  expect(products.filter(({ category }) => category === "Épicerie").length).toBeGreaterThan(199);
});

test("[J4] the plan's limit counts products on sale, for a new one, a file and one that comes back", async () => {
  const here = (await all()).products.filter(({ archived }) => !archived).length;
  await limit(here + 1);
  const device = world.device();
  const put = (productId: string, archived: [boolean, boolean]) =>
    device.operation(shop, "product.edit", { productId, patch: { archived } });
  const made = (productId: string) => device.operation(shop, "product.create", create(productId));
  const reasons = reasonsIn(
    await world.send(owner, device, [
      made("last-1"),
      made("last-2"),
      put("last-1", [false, true]),
      made("last-3"),
      put("last-1", [true, false]),
    ]),
  );
  expect(reasons).toEqual([[], ["plan-limit"], [], [], ["plan-limit"]]);
  expect((await bring({ creates: [create("file-1"), create("file-2")] })).why).toEqual([
    "rows-refused",
  ]);
  await limit(here + 2);
  expect((await bring({ creates: [create("file-3"), create("file-4")] })).why).toEqual([
    "rows-refused",
  ]);
  const ids = new Set((await all()).products.map(({ id }) => id));
  expect([ids.has("file-3"), ids.has("file-4")]).toEqual([true, false]);
  await limit(null);
  expect((await bring({ creates: [create("file-4")] })).why).toEqual([]);
});

test("pictures are a field like others", async () => {
  const [one, two] = ["a".repeat(22), "b".repeat(22)];
  await world.product(shop, owner, "pictured", { images: [one] });
  const device = world.device();
  const edit = (images: [string[], string[]]) =>
    device.operation(shop, "product.edit", { productId: "pictured", patch: { images } });
  await world.send(owner, device, [edit([[one], [two, one]])]);
  const product = (await all()).products.find(({ id }) => id === "pictured");
  expect(product?.images).toEqual([two, one]);
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Pack } from "#shared/schemas/pack.ts";
import type { ProductFields } from "#shared/schemas/product.ts";
import type { EditProductBody } from "#shared/schemas/product-bodies.ts";
import type { SaleLine } from "#shared/schemas/sale.ts";
import { productFields } from "#tests/support/builders.ts";
import { reasonsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let shop = "";

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shop = await world.shop(owner);
});
afterAll(() => world.close());

const carton: Pack = { id: "crtn", name: "Carton", price: 10_000, factor: 24, minPrice: 9500 };
const byCarton = { per: 24, pack: { id: "crtn", name: "Carton" } };
const byKilo = { per: 1000, unit: "g" as const };

/** Brings a product in; gives the reasons, and the revision from which devices know it. */
async function brought(productId: string, given: Partial<ProductFields>, initialStock = 0) {
  const device = world.device();
  const fields = productFields(productId, given);
  const create = device.operation(shop, "product.create", { productId, fields, initialStock });
  const answer = await world.send(owner, device, [create]);
  return { reasons: reasonsIn(answer)[0], rev: answer.verdicts[0]?.[1] ?? 0 };
}

async function edited(productId: string, patch: EditProductBody["patch"]) {
  const device = world.device();
  const edit = device.operation(shop, "product.edit", { productId, patch });
  return reasonsIn(await world.send(owner, device, [edit]))[0];
}

async function soldAt(catalogRev: number, line: SaleLine, total: number) {
  const device = world.device();
  const payments = [{ method: "cash" as const, amount: total, tendered: total }];
  const sale = device.sale(shop, [line], { catalogRev, total, payments });
  return reasonsIn(await world.send(owner, device, [sale]))[0];
}

const rowOf = async (productId: string) => {
  const [row] = await world.database.sql<{ row: Record<string, unknown> }[]>`
    select to_jsonb(p) as row from products p where shop_id = ${shop} and id = ${productId}`;
  return row?.row;
};

describe("[U1] a product", () => {
  test("is kept in its unit, ten tonnes too, and of one without nothing is said", async () => {
    await brought("rice", { unit: "g", price: 600, minPrice: 550 }, 10_000_000);
    await brought("soap", {});
    expect(await world.stockOf(shop, "rice")).toBe(10_000_000);
    const { products = [] } = await world.rows(owner, `shop:${shop}`);
    const rows = new Map(products.map((row) => [row.id, row]));
    expect(rows.get("rice")).toMatchObject({ unit: "g", packs: [] });
    expect(rows.get("soap")).not.toHaveProperty("unit");
    expect(rows.get("soap")).not.toHaveProperty("packs");
  });
});

describe("[U2] a line", () => {
  test("moves its unit and is worth its price, rounded half up, once", async () => {
    const { rev } = await brought("sugar", { unit: "g", price: 601, minPrice: 601 }, 5000);
    const line = { productId: "sugar", quantity: 1250, price: 601, by: byKilo };
    expect(await soldAt(rev, line, 751)).toEqual([]);
    expect(await soldAt(rev, line, 752)).toEqual(["total-mismatch"]);
    expect(await world.stockOf(shop, "sugar")).toBe(2500);
    const { sales = [] } = await world.rows(owner, `shop:${shop}`);
    expect(sales.map(({ lines }) => lines)).toEqual([
      [{ ...line, name: "Article sugar" }],
      [{ ...line, name: "Article sugar" }],
    ]);
  });
});

describe("[U3] the lowest price", () => {
  test("of a pack is what the books held at the revision of the device, whatever the line says", async () => {
    const { rev } = await brought("milk", { price: 450, minPrice: 400, packs: [carton] }, 500);
    const line = { productId: "milk", quantity: 24, price: 9500, by: byCarton };
    expect(await soldAt(rev, line, 9500)).toEqual([]);
    expect(await soldAt(rev, { ...line, price: 9499 }, 9499)).toEqual(["price-below-minimum"]);
    const cheaper = { ...carton, minPrice: 9000 };
    expect(await edited("milk", { packs: [[carton], [cheaper]] })).toEqual([]);
    expect(await soldAt(rev, { ...line, price: 9499 }, 9499)).toEqual(["price-below-minimum"]);
    expect(await soldAt(rev + 1000, { ...line, price: 9000 }, 9000)).toEqual([]);
    // A carton said to hold twice as many costs twice as much.
    const large = { ...line, quantity: 48, by: { ...byCarton, per: 48 } };
    expect(await soldAt(rev + 1000, large, 9500)).toEqual(["price-below-minimum"]);
  });
});

describe("[U5] packs", () => {
  test("bear no code that another product or pack bears, until they are archived", async () => {
    const coded = { ...carton, barcode: "6001234567890" };
    expect((await brought("teas", { packs: [coded] })).reasons).toEqual([]);
    expect((await brought("teas-2", { barcode: "6001234567890" })).reasons).toEqual([
      "barcode-taken",
    ]);
    expect((await brought("teas-3", { packs: [coded] })).reasons).toEqual(["barcode-taken"]);
    expect((await brought("teas-4", {})).reasons).toEqual([]);
    expect(await edited("teas-4", { barcode: [null, "6001234567890"] })).toEqual(["barcode-taken"]);
    expect(await edited("teas-4", { packs: [[], [coded]] })).toEqual(["barcode-taken"]);
    const twice = [coded, { ...coded, id: "crt2" }];
    expect(await edited("teas", { packs: [[coded], twice] })).toEqual(["barcode-taken"]);
    expect(await edited("teas", { packs: [[coded], [{ ...coded, archived: true }]] })).toEqual([]);
    expect(await edited("teas-4", { packs: [[], [coded]] })).toEqual([]);
  });

  test("a pack's code is not its own product's either", async () => {
    const coded = { ...carton, barcode: "20123451" };
    const both = { barcode: "20123451", packs: [coded] };
    expect((await brought("twice", both)).reasons).toEqual(["barcode-taken"]);
  });

  test("of two edits of the list the later stands, and the older one is remembered", async () => {
    await brought("oils", { packs: [carton] });
    const dearer = [{ ...carton, price: 11_000 }];
    expect(await edited("oils", { packs: [[carton], dearer] })).toEqual([]);
    expect(await edited("oils", { packs: [[carton], []] })).toEqual([]);
    expect((await rowOf("oils"))?.["packs"]).toEqual([]);
    const [history] = await world.database.sql`
      select was from product_history where shop_id = ${shop} and product_id = 'oils'`;
    expect(history?.["was"]).toEqual(dearer);
  });

  test("the unit changes while there is no stock, and not below nothing either", async () => {
    const { rev } = await brought("flour", {}, 3);
    expect(await edited("flour", { unit: [null, "g"] })).toEqual(["unit-with-stock"]);
    expect(await soldAt(rev, { productId: "flour", quantity: 3, price: 500 }, 1500)).toEqual([]);
    expect(await edited("flour", { unit: [null, "g"] })).toEqual([]);
    expect(await soldAt(rev, { productId: "flour", quantity: 1, price: 500 }, 500)).toEqual([]);
    expect(await edited("flour", { unit: ["g", null] })).toEqual(["unit-with-stock"]);
  });
});

test("[U9] the owner says how labels of scales are read, a seller does not, and nothing odd is said", async () => {
  const seller = await world.member(shop, "seller");
  const said = async () => (await world.rows(owner, `shop:${shop}`)).shops?.[0]?.scaleLabels;
  const say = (by: string, seen: string[] | null, now: string[] | null) =>
    world.act(by, shop, "shop.edit", { patch: { scaleLabels: [seen, now] } });
  const layouts = ["21AAAAAWWWWWC", "22AAAAVPPPPPC"];
  expect(await said()).toBeNull();
  expect(await say(seller, null, layouts)).toEqual(["not-allowed"]);
  expect(await say(owner, null, layouts)).toEqual([]);
  expect(await said()).toEqual(layouts);
  for (const odd of [["31AAAAAWWWWWC"], ["21AAAAAWWWWC"], ["21AAAAAWWWWWC", "21AAAAAPPPPPC"]])
    expect(await say(owner, layouts, odd)).toEqual(["not-understood"]);
  expect(await said()).toEqual(layouts);
  expect(await say(owner, layouts, null)).toEqual([]);
  expect(await said()).toBeNull();
});

test("[U11] the name of a family is a field as any other: the later word stands, and nothing is judged by it", async () => {
  expect(await brought("shirt", { family: "T-shirt Wax" }, 3)).toMatchObject({ reasons: [] });
  expect(await rowOf("shirt")).toMatchObject({ family: "T-shirt Wax" });
  expect(await edited("shirt", { family: ["T-shirt Wax", "Wax"] })).toEqual([]);
  // Somebody who had not read that edit says another.
  expect(await edited("shirt", { family: ["T-shirt Wax", "Chemise"] })).toEqual([]);
  expect(await rowOf("shirt")).toMatchObject({ family: "Chemise" });
  expect(await edited("shirt", { family: ["Chemise", null] })).toEqual([]);
  expect(await rowOf("shirt")).toMatchObject({ family: null });
  expect(await edited("shirt", { family: [null, ""] })).toEqual(["not-understood"]);
  expect(await edited("shirt", { family: [null, "x".repeat(81)] })).toEqual(["not-understood"]);
});

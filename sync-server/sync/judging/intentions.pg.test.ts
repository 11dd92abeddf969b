import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Operation } from "#shared/sync/operations.ts";
import { aLine, productFields } from "#tests/support/builders.ts";
import { reasonsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
let scope = "";

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shop = await world.shop(owner);
  scope = `shop:${shop}`;
});
afterAll(() => world.close());

/** Sends as the owner from a new device; the reasons of each verdict. */
async function reasonsOf(make: (device: ReturnType<SyncWorld["device"]>) => Operation[]) {
  const device = world.device();
  return reasonsIn(await world.send(owner, device, make(device)));
}
const all = () => world.rows(owner, scope);

describe("a new product", () => {
  const create = (productId: string, fields: Parameters<typeof productFields>[1] = {}) => ({
    productId,
    fields: productFields(productId, fields),
    initialStock: 4,
  });

  test("[J4] is refused when its identifier, barcode or code is taken; another shop does not matter", async () => {
    const elsewhere = await world.shop(owner, "Ailleurs");
    const refusals = await reasonsOf((device) => [
      device.operation(shop, "product.create", create("new-1", { barcode: "036000291452" })),
      device.operation(shop, "product.create", create("new-1", { uniqueCode: "other" })),
      device.operation(shop, "product.create", create("new-2", { barcode: "0036000291452" })),
      device.operation(shop, "product.create", create("new-3", { uniqueCode: "C-new-1" })),
      device.operation(shop, "product.create", create("new-4", { price: 100, minPrice: 200 })),
      device.operation(elsewhere, "product.create", create("new-1", { barcode: "036000291452" })),
    ]);
    expect(refusals).toEqual([
      [],
      ["id-taken"],
      ["barcode-taken"],
      ["code-taken"],
      ["price-below-minimum"],
      [],
    ]);
    expect(await world.stockOf(shop, "new-1")).toBe(4);
    expect(await world.stockOf(shop, "new-2")).toBeUndefined();
  });

  test("a barcode is kept as it was written", async () => {
    await reasonsOf((device) => [
      device.operation(shop, "product.create", create("written", { barcode: " 96385074" })),
    ]);
    expect((await all()).products?.find(({ id }) => id === "written")?.barcode).toBe(" 96385074");
  });
});

describe("an edit", () => {
  test("is merged field by field; what somebody else wrote meanwhile goes to the history", async () => {
    await world.product(shop, owner, "edit", { name: "Savon", category: "" });
    const refusals = await reasonsOf((device) => [
      device.operation(shop, "product.edit", {
        productId: "edit",
        patch: { name: ["Savon", "Savon A"], price: [500, 550] },
      }),
      device.operation(shop, "product.edit", {
        productId: "edit",
        patch: { name: ["Savon", "Savon B"], category: ["", "Hygiène"] },
      }),
      device.operation(shop, "product.edit", { productId: "nowhere", patch: { name: ["a", "b"] } }),
    ]);
    expect(refusals).toEqual([[], [], ["unknown-product"]]);
    const product = (await all()).products?.find(({ id }) => id === "edit");
    expect(product).toMatchObject({ name: "Savon B", category: "Hygiène", price: 550 });
    const history = await world.database.sql`
      select field, was, became from product_history where shop_id = ${shop} and product_id = 'edit'`;
    expect([...history]).toEqual([{ field: "name", was: "Savon A", became: "Savon B" }]);
  });

  test("gives a barcode once, never a taken one", async () => {
    await world.product(shop, owner, "bare");
    await world.product(shop, owner, "coded", { barcode: "5449000000996" });
    const give = (barcode: string) => ({
      productId: "bare",
      patch: { barcode: [null, barcode] as [null, string] },
    });
    const refusals = await reasonsOf((device) => [
      device.operation(shop, "product.edit", give("05449000000996")),
      device.operation(shop, "product.edit", give("20123451")),
      device.operation(shop, "product.edit", give("3017620422003")),
      device.operation(shop, "product.edit", give("20123451")),
    ]);
    expect(refusals).toEqual([["barcode-taken"], [], ["changed-meanwhile"], []]);
  });

  test("that would leave the price below the minimum is refused", async () => {
    await world.product(shop, owner, "floor", { price: 500, minPrice: 400 });
    const refusals = await reasonsOf((device) => [
      device.operation(shop, "product.edit", { productId: "floor", patch: { price: [500, 300] } }),
      device.operation(shop, "product.edit", { productId: "floor", patch: { price: [500, 450] } }),
      device.operation(shop, "product.edit", {
        productId: "floor",
        patch: { price: [500, 480], minPrice: [400, 480] },
      }),
      device.operation(shop, "product.edit", {
        productId: "floor",
        patch: { price: [450, 420], minPrice: [400, 410] },
      }),
    ]);
    expect(refusals).toEqual([["price-below-minimum"], [], [], []]);
  });
});

describe("stock", () => {
  test("[J4] a decrease leaves at least one piece, a count may leave none", async () => {
    await world.product(shop, owner, "shelf", { stock: 5 });
    const reason = "casse";
    const refusals = await reasonsOf((device) => [
      device.operation(shop, "adjust", {
        mode: "decrease",
        productId: "shelf",
        quantity: 5,
        reason,
      }),
      device.operation(shop, "adjust", {
        mode: "decrease",
        productId: "shelf",
        quantity: 4,
        reason,
      }),
      device.operation(shop, "adjust", {
        mode: "increase",
        productId: "shelf",
        quantity: 2,
        reason,
      }),
      device.operation(shop, "adjust", {
        mode: "count",
        productId: "shelf",
        counted: 0,
        shownBefore: 3,
        reason,
      }),
      device.operation(shop, "adjust", {
        mode: "increase",
        productId: "nothing",
        quantity: 2,
        reason,
      }),
    ]);
    expect(refusals).toEqual([["stock-would-reach-zero"], [], [], [], ["unknown-product"]]);
    expect(await world.stockOf(shop, "shelf")).toBe(0);
    const adjusted = (await all()).adjustments?.filter(({ productId }) => productId === "shelf");
    expect(adjusted?.map(({ delta }) => delta)).toEqual([-4, 2, -3]);
  });

  test("[Q1] a count is of when it was counted, not in the future and not of weeks before", async () => {
    await world.product(shop, owner, "hour", { stock: 10 });
    const device = world.device();
    const counted = (ago: number) => {
      const at = world.now - 60_000;
      const body = { mode: "count", productId: "hour", counted: 10, shownBefore: 10 } as const;
      const told = { ...body, reason: "inventaire", countedAt: at - ago };
      return device.operation(shop, "adjust", told, at);
    };
    const ago = [3_600_000, -3_600_000, 30 * 86_400_000];
    await world.send(owner, device, ago.map(counted));
    const rows = (await all()).adjustments?.filter(({ productId }) => productId === "hour") ?? [];
    const since = (at: string) => world.now - 60_000 - Date.parse(at);
    expect(rows.map(({ at }) => since(at)).sort((a, b) => a - b)).toEqual([0, 0, 3_600_000]);
  });

  test("a count made on other figures, and a sale from before a count, are flagged", async () => {
    await world.product(shop, owner, "count", { stock: 10 });
    const [counter, till] = [world.device(), world.device()];
    const late = till.operation(
      shop,
      "sale",
      { ...till.sale(shop, [aLine("count")]).body } as never,
      world.now - 60_000,
    );
    const body = {
      mode: "count",
      productId: "count",
      counted: 8,
      shownBefore: 9,
      reason: "inventaire",
    } as const;
    const count = counter.operation(shop, "adjust", body);
    expect(reasonsIn(await world.send(owner, counter, [count]))).toEqual([
      ["count-with-late-sales"],
    ]);
    expect(reasonsIn(await world.send(owner, till, [late]))).toEqual([["count-with-late-sales"]]);
    const own = counter.operation(
      shop,
      "sale",
      counter.sale(shop, [aLine("count")]).body as never,
      world.now - 60_000,
    );
    expect(reasonsIn(await world.send(owner, counter, [own]))).toEqual([[]]);
    expect(await world.stockOf(shop, "count")).toBe(7);
  });
});

describe("returns and settling", () => {
  test("goods come back; more than were sold is flagged; broken ones stay out of the stock", async () => {
    await world.product(shop, owner, "back", { stock: 10 });
    const device = world.device();
    const sale = device.sale(shop, [aLine("back", { quantity: 3 })]);
    const back = (quantity: number, restock: boolean) =>
      device.operation(shop, "return", {
        saleId: sale.id,
        lines: [aLine("back", { quantity })],
        restock,
        refund: "cash",
        total: 500 * quantity,
        reason: "défaut",
      });
    const operations = [sale, back(2, true), back(1, false), back(1, true)];
    const answer = await world.send(owner, device, operations);
    expect(reasonsIn(answer)).toEqual([[], [], [], ["more-returned-than-sold"]]);
    expect(await world.stockOf(shop, "back")).toBe(10);
    expect((await all()).returns?.map(({ restock, total }) => [restock, total])).toEqual([
      [true, 1000],
      [false, 500],
      [true, 500],
    ]);
  });

  test("goods that come back are not flagged for others of their ticket that were too many before", async () => {
    await world.product(shop, owner, "more", { stock: 10 });
    await world.product(shop, owner, "less", { stock: 10 });
    const device = world.device();
    const sale = device.sale(shop, [
      aLine("more", { quantity: 1 }),
      aLine("less", { quantity: 1 }),
    ]);
    const back = (productId: string, quantity: number) =>
      device.operation(shop, "return", {
        ...{ saleId: sale.id, lines: [aLine(productId, { quantity })], restock: true },
        ...{ refund: "cash", total: 500 * quantity, reason: "défaut" },
      });
    const answer = await world.send(owner, device, [sale, back("more", 2), back("less", 1)]);
    expect(reasonsIn(answer)).toEqual([[], ["more-returned-than-sold"], []]);
  });

  test("more francs back than were paid are flagged, also where the pieces are no more", async () => {
    await world.product(shop, owner, "dear", { stock: 10 });
    const device = world.device();
    const lines = [aLine("dear", { price: 500 }), aLine("dear", { price: 600 })];
    const sale = device.sale(shop, lines);
    const back = (price: number) =>
      device.operation(shop, "return", {
        ...{ saleId: sale.id, lines: [aLine("dear", { price })], restock: true },
        ...{ refund: "cash", total: price, reason: "défaut" },
      });
    // Two devices that have not heard of one another give the dearer line back.
    const answer = await world.send(owner, device, [sale, back(600), back(600)]);
    expect(reasonsIn(answer)).toEqual([[], [], ["more-returned-than-sold"]]);
  });

  test("the first to settle a sale wins", async () => {
    const device = world.device();
    const sale = device.sale(shop, [aLine("nobody-knows")]);
    const settle = (saleId: string) =>
      device.operation(shop, "sale.settle", { saleId, note: "vu" });
    const operations = [sale, settle(sale.id), settle(sale.id), settle(crypto.randomUUID())];
    const answer = await world.send(owner, device, operations);
    expect(reasonsIn(answer)).toEqual([
      ["unknown-product"],
      [],
      ["already-settled"],
      ["unknown-sale"],
    ]);
    const row = (await all()).sales?.find(({ id }) => id === sale.id);
    expect(row?.settled).toEqual({ by: owner, at: new Date(world.now).toISOString(), note: "vu" });
    expect(row?.rev).toBe(answer.verdicts[1]?.[1]);
  });
});

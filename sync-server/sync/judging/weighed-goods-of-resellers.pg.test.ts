import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Operation, OperationBody } from "#shared/sync/operations.ts";
import type { SyncWorld } from "#tests/support/sync-world.ts";
import { type Scene, type TransferWorld, transferWorld } from "#tests/support/transfer-world.ts";

let given: TransferWorld;
let world: SyncWorld;
let shop = "";
let reseller = "";
let at: Scene;

const kilo = { per: 1000, unit: "g" } as const;

beforeAll(async () => {
  given = await transferWorld();
  ({ world, shop } = given);
  ({ reseller } = given.people);
});
afterAll(() => world.close());

describe("weighed goods of a reseller", () => {
  let transfer: Operation;

  /** Twenty pieces leave and twenty kilos come, at 650 the kilo, at least 500; twelve and a half are handed over. */
  beforeEach(async () => {
    at = await given.scene();
    const { acts, device, send } = at.owner;
    const came = device.operation(shop, "adjust", {
      ...{ productId: at.product, mode: "increase", quantity: 20_000, reason: "arrivage" },
    });
    const sold = device.operation(shop, "sale", {
      ...{ receipt: 1, catalogRev: 9e9, total: 10_000 },
      lines: [{ productId: at.product, quantity: 20, price: 500 }],
      payments: [{ method: "cash", amount: 10_000, tendered: 10_000 }],
    });
    const weighed = device.operation(shop, "product.edit", {
      productId: at.product,
      patch: { unit: [null, "g"], price: [500, 650], minPrice: [400, 500] },
    });
    transfer = acts.handOver({
      ...{ resellerId: reseller, productId: at.product, quantity: 12_500 },
      ...{ price: 650, minPrice: 500, by: kilo },
    });
    expect(await send(sold, weighed, came, transfer)).toEqual([...[[], [], [], []]]);
  });

  test("[U8] leave the stock in grams, and travel with what their price is for", async () => {
    expect(await at.stock()).toBe(7500);
    const { transfers, notices } = await at.rows();
    expect(transfers).toMatchObject([{ quantity: 12_500, inStock: 12_500, by: kilo }]);
    expect(notices.find(({ userId }) => userId === reseller)?.data).toMatchObject({
      ...{ quantity: 12_500, unit: "g" },
    });
  });

  test("[U8] are sold by the gram, confirmed with what the shared function says, and paid for", async () => {
    const sale = at.reseller.acts.sell([transfer, 1250, 650]);
    expect((sale.body as OperationBody<"reseller-sale">).total).toBe(813);
    expect(await at.reseller.send(sale)).toEqual([[]]);
    expect(await at.stock()).toBe(7500);
    const confirm = at.owner.acts.decideSale(sale, "confirm");
    expect(await at.owner.send(confirm)).toEqual([[]]);
    const { transfers, resellerSales, sales, stocks, notices } = await at.rows();
    expect(transfers[0]).toMatchObject({ sold: 1250, inStock: 11_250 });
    expect(resellerSales[0]).toMatchObject({
      ...{ quantity: 1250, price: 650, minPrice: 500, by: kilo, cameBack: 0 },
      commission: { amount: 188, rate: 3000, status: "pending" },
    });
    expect(sales.find(({ id }) => id === confirm.id)).toMatchObject({
      ...{ total: 813, flags: [], payments: [{ method: "cash", amount: 813, tendered: 813 }] },
      lines: [{ productId: at.product, quantity: 1250, price: 650, by: kilo }],
    });
    expect(stocks[0]).toMatchObject({ quantity: 7500, sold: 1270 });
    const told = notices.find(({ type }) => type === "sale_completed");
    expect(told?.data).toMatchObject({ quantity: 1250, unit: "g", amount: 813 });
    expect(await at.owner.send(at.owner.acts.pay(reseller, [sale], 187))).toEqual([
      ["amount-mismatch"],
    ]);
    expect(await at.owner.send(at.owner.acts.pay(reseller, [sale], 188))).toEqual([[]]);
  });

  test("[U8] declined, the grams are the reseller's again; given back, the shop's", async () => {
    const sale = at.reseller.acts.sell([transfer, 1250, 650]);
    await at.reseller.send(sale);
    expect(await at.owner.send(at.owner.acts.decideSale(sale, "decline"))).toEqual([[]]);
    expect((await at.rows()).transfers[0]).toMatchObject({ sold: 0, inStock: 12_500 });
    expect(await at.reseller.send(at.reseller.acts.giveBack(transfer, 2500))).toEqual([[]]);
    expect(await at.reseller.send(at.reseller.acts.giveBack(transfer, 10_001))).toEqual([
      ["more-than-held"],
    ]);
    expect(await at.stock()).toBe(20_001);
  });

  test("[U8] rejected, what was handed over is in the stock again", async () => {
    const waiting = at.owner.acts.handOver({
      ...{ resellerId: reseller, productId: at.product, quantity: 7500, origin: "till" },
      ...{ price: 650, minPrice: 500, by: kilo },
    });
    expect(await at.owner.send(waiting)).toEqual([[]]);
    expect(await at.stock()).toBe(0);
    expect(await at.reseller.send(at.reseller.acts.decide(waiting, "reject"))).toEqual([[]]);
    expect(await at.stock()).toBe(7500);
  });

  test("[T13] what comes back of them earns nothing, part by part as all at once", async () => {
    const sale = at.reseller.acts.sell([transfer, 1250, 650]);
    await at.reseller.send(sale);
    const confirm = at.owner.acts.decideSale(sale, "confirm");
    const back = (quantity: number, total: number) =>
      at.owner.device.operation(shop, "return", {
        ...{ saleId: confirm.id, restock: true, refund: "cash", reason: "humide", total },
        lines: [{ productId: at.product, quantity, price: 650, by: kilo }],
      });
    const earned = async () => (await at.rows()).resellerSales[0];
    // The first came before the books knew of the sale.
    await at.owner.send(back(333, 216), confirm);
    expect(await earned()).toMatchObject({ cameBack: 333, commission: { amount: 138 } });
    await at.owner.send(back(333, 216));
    expect(await earned()).toMatchObject({ cameBack: 666, commission: { amount: 88 } });
    expect(await at.owner.send(at.owner.acts.pay(reseller, [sale], 88))).toEqual([[]]);
    expect(await at.owner.send(back(2, 1))).toEqual([["commission-paid"]]);
    expect(await earned()).toMatchObject({ cameBack: 666, commission: { amount: 88 } });
    expect(await at.stock()).toBe(7500 + 668);
  });

  test("[U8] below the minimum for so much of them they are flagged, and earn nothing", async () => {
    const sale = at.owner.acts.sell([transfer, 1250, 499]);
    expect(await at.owner.send(sale)).toEqual([["price-below-minimum"]]);
    expect((await at.rows()).resellerSales[0]?.commission).toMatchObject({ amount: 0 });
  });

  test("[U8] told by the piece they are another product, and earn nothing whatever they cost", async () => {
    const sale = at.owner.acts.sell([transfer, 3, 650]);
    const body = sale.body as OperationBody<"reseller-sale">;
    const lines = body.lines.map(({ by: _, ...line }) => line);
    const told = at.owner.device.operation(shop, "reseller-sale", { ...body, lines, total: 1950 });
    expect(await at.owner.send(told)).toEqual([["unknown-product"]]);
    const [row] = (await at.rows()).resellerSales;
    expect(row).toMatchObject({ quantity: 3, minPrice: 650, commission: { amount: 0 } });
    expect(row?.by).toBeUndefined();
  });

  test("[U8] a minimum that no kilo ever had is flagged, one that a piece had is its own", async () => {
    const cheap = (given: Partial<OperationBody<"transfer">>) =>
      at.owner.acts.handOver({
        ...{ resellerId: reseller, productId: at.product, quantity: 10, ...given },
      });
    expect(await at.owner.send(cheap({ minPrice: 499, by: kilo }))).toEqual([
      ["price-below-minimum"],
    ]);
    expect(await at.owner.send(cheap({ minPrice: 1, price: 1 }))).toEqual([[]]);
  });

  test("[U5] the unit stays as long as a reseller holds any", async () => {
    const [edit, take] = [
      at.owner.device.operation(shop, "product.edit", {
        productId: at.product,
        patch: { unit: ["g", null] },
      }),
      at.owner.device.operation(shop, "sale", {
        ...{ receipt: 2, catalogRev: 9e9, total: 4875 },
        lines: [{ productId: at.product, quantity: 7500, price: 650, by: kilo }],
        payments: [{ method: "cash", amount: 4875, tendered: 4875 }],
      }),
    ];
    expect(await at.owner.send(take, edit)).toEqual([[], ["unit-with-stock"]]);
    const sold = at.owner.acts.sell([transfer, 12_500, 650]);
    const again = at.owner.device.operation(shop, "product.edit", {
      productId: at.product,
      patch: { unit: ["g", null] },
    });
    expect(await at.owner.send(sold, again)).toEqual([[], []]);
  });
});

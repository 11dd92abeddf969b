import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Operation, OperationBody } from "#shared/sync/operations.ts";
import { reasonsIn, type SyncWorld } from "#tests/support/sync-world.ts";
import { transferActs } from "#tests/support/transfer-acts.ts";
import { type Scene, type TransferWorld, transferWorld } from "#tests/support/transfer-world.ts";

let given: TransferWorld;
let world: SyncWorld;
let shop = "";
let owner = "";
let employee = "";
let reseller = "";
let at: Scene;

beforeAll(async () => {
  given = await transferWorld();
  ({ world, shop } = given);
  ({ owner, employee, reseller } = given.people);
});
afterAll(() => world.close());
beforeEach(async () => {
  at = await given.scene();
});

describe("a reseller's sale", () => {
  let transfer: Operation;
  beforeEach(async () => {
    transfer = at.owner.acts.handOver({ resellerId: reseller, productId: at.product });
    await at.owner.send(transfer);
  });

  test("[T5] waits when the reseller made it, takes from the transfer and not from the stock", async () => {
    const sale = at.reseller.acts.sell([transfer, 2, 600]);
    expect(await at.reseller.send(sale)).toEqual([[]]);
    expect(await at.stock()).toBe(15);
    const { transfers, resellerSales, sales } = await at.rows();
    expect(transfers[0]).toMatchObject({ sold: 2, inStock: 3, rev: resellerSales[0]?.rev });
    expect(resellerSales).toMatchObject([
      {
        ...{ id: `${sale.id}.0`, ticketId: sale.id, status: "pending", quantity: 2, price: 600 },
        ...{ minPrice: 400, resellerId: reseller, byId: reseller, commission: null, saleId: null },
      },
    ]);
    expect(resellerSales[0]?.receiptNo).toMatch(/^[A-Z0-9]+-000001$/);
    expect(sales).toEqual([]);
  });

  test("[T6] is confirmed once: one sale, one commission, by the minimum of the hand-over", async () => {
    const sale = at.reseller.acts.sell([transfer, 2, 600]);
    await at.reseller.send(sale);
    await at.manager.send(
      world.device().operation(shop, "product.edit", {
        productId: at.product,
        patch: { price: [500, 900], minPrice: [400, 550] },
      }),
    );
    const confirm = at.owner.acts.decideSale(sale, "confirm", { note: "ok" });
    expect(await at.owner.send(confirm, at.owner.acts.decideSale(sale, "decline"))).toEqual([
      [],
      ["already-decided"],
    ]);
    expect(await at.stock()).toBe(15);
    const { transfers, resellerSales, sales, stocks } = await at.rows();
    expect(transfers[0]).toMatchObject({ sold: 2, inStock: 3 });
    expect(resellerSales[0]).toMatchObject({
      ...{ status: "confirmed", saleId: confirm.id },
      commission: { amount: 400, rate: 5000, status: "pending", paid: null },
      decided: { by: owner, note: "ok" },
    });
    expect(sales).toMatchObject([
      {
        ...{ id: confirm.id, sellerId: reseller, total: 1200, flags: [], settled: null },
        receiptNo: resellerSales[0]?.receiptNo,
        lines: [{ productId: at.product, quantity: 2, price: 600, name: `Article ${at.product}` }],
        payments: [{ method: "cash", amount: 1200, tendered: 1200 }],
      },
    ]);
    expect(stocks[0]).toMatchObject({ quantity: 15, sold: 2, rev: sales[0]?.rev });
    expect(await at.noticesTo(reseller)).toEqual(["product_transfer_received", "sale_completed"]);
    expect(await at.noticesTo(owner)).toEqual(["reseller_sale_request"]);
    expect(await at.noticesTo(given.people.manager)).toEqual(["reseller_sale_request"]);
  });

  test("[T6] declined gives the pieces back, also after others were returned", async () => {
    const sale = at.reseller.acts.sell([transfer, 2, 600]);
    await at.reseller.send(sale, at.reseller.acts.giveBack(transfer, 3));
    expect((await at.rows()).transfers[0]).toMatchObject({ inStock: 0 });
    const declines = [at.owner.acts.decideSale(sale, "decline", { note: "pas vendu" })];
    expect(await at.owner.send(...declines)).toEqual([[]]);
    expect(await at.stock()).toBe(18);
    const { transfers, resellerSales } = await at.rows();
    expect(transfers[0]).toMatchObject({ sold: 0, returned: 3, inStock: 2 });
    expect(resellerSales[0]).toMatchObject({
      ...{ status: "declined", commission: null, saleId: null },
      decided: { name: "owner", note: "pas vendu" },
    });
    expect(await at.noticesTo(reseller)).toEqual(["product_transfer_received", "sale_declined"]);
  });

  test("[T5] made by the office stands at once, all lines in one sale of the reseller", async () => {
    const sale = at.owner.acts.sell([transfer, 1, 450], [transfer, 2, 500]);
    expect(await at.owner.send(sale)).toEqual([[]]);
    const { sales, resellerSales, transfers } = await at.rows();
    expect(sales).toMatchObject([{ id: sale.id, sellerId: reseller, total: 1450 }]);
    expect(
      resellerSales.map(({ id, saleId, commission }) => [id, saleId, commission?.amount]),
    ).toEqual([
      [`${sale.id}.0`, sale.id, 50],
      [`${sale.id}.1`, sale.id, 200],
    ]);
    expect(transfers[0]).toMatchObject({ sold: 3, inStock: 2 });
  });

  test("[J3] below the minimum, above what is held or badly summed: kept and flagged line by line", async () => {
    const sale = at.reseller.acts.sell([transfer, 4, 300], [transfer, 2, 500]);
    (sale.body as { total: number }).total = 1;
    expect(await at.reseller.send(sale)).toEqual([
      ["price-below-minimum", "more-than-held", "total-mismatch"],
    ]);
    const { transfers, resellerSales } = await at.rows();
    expect(transfers[0]?.inStock).toBe(-1);
    expect(resellerSales.map(({ flags }) => flags)).toEqual([
      ["price-below-minimum", "total-mismatch"],
      ["more-than-held", "total-mismatch"],
    ]);
    await at.owner.send(at.owner.acts.decideSale(sale, "confirm"));
    const [confirmed] = (await at.rows()).sales;
    expect(confirmed).toMatchObject({ settled: { by: owner } });
    expect((await at.rows()).resellerSales[0]?.commission).toMatchObject({ amount: 0, rate: 0 });
  });

  test("[J3] of another product than was handed over: kept, flagged line by line, and seen by whoever confirms it", async () => {
    const other = await given.scene();
    const sale = at.reseller.acts.sell([transfer, 1, 600], [transfer, 1, 600]);
    const [line] = (sale.body as OperationBody<"reseller-sale">).lines;
    if (line) line.productId = other.product;
    expect(await at.reseller.send(sale)).toEqual([["unknown-product"]]);
    const { transfers, resellerSales } = await at.rows();
    expect(transfers[0]?.inStock).toBe(3);
    expect(resellerSales.map(({ flags }) => flags)).toEqual([[]]);
    expect((await other.rows()).resellerSales).toMatchObject([{ flags: ["unknown-product"] }]);
    await at.owner.send(at.owner.acts.decideSale(sale, "confirm"));
    const [confirmed] = (await other.rows()).sales;
    expect(confirmed).toMatchObject({ flags: ["unknown-product"], settled: { by: owner } });
  });

  test("[T8] commissions are paid all or none, once, with the right amount", async () => {
    const [first, second] = [
      at.reseller.acts.sell([transfer, 1, 600]),
      at.reseller.acts.sell([transfer, 1, 500]),
    ];
    const pending = at.reseller.acts.sell([transfer, 1, 500]);
    await at.reseller.send(first, second, pending);
    await at.owner.send(
      at.owner.acts.decideSale(first, "confirm"),
      at.owner.acts.decideSale(second, "confirm"),
    );
    const reasons = await at.owner.send(
      at.owner.acts.pay(reseller, [first, pending], 300),
      at.owner.acts.pay(employee, [first], 200),
      at.owner.acts.pay(reseller, [first, second], 299),
      at.owner.acts.pay(reseller, [first, second], 300),
      at.owner.acts.pay(reseller, [second], 100),
    );
    expect(reasons).toEqual([
      ["unknown-reseller-sale"],
      ["unknown-reseller-sale"],
      ["amount-mismatch"],
      [],
      ["already-paid"],
    ]);
    const { resellerSales } = await at.rows();
    expect(resellerSales.map(({ commission }) => commission?.status)).toEqual([
      "paid",
      "paid",
      undefined,
    ]);
    expect(resellerSales[0]?.commission?.paid).toMatchObject({ by: owner, means: "cash" });
  });

  test("[J10] a confirmation says nothing of when the device sold last", async () => {
    const early = at.owner.acts.sell([transfer, 1, 500]);
    await at.owner.send(early);
    const device = world.device();
    const acts = transferActs(device, shop);
    const sale = acts.sell([transfer, 1, 500]);
    await world.send(reseller, device, [sale]);
    await at.owner.send(at.owner.acts.decideSale(sale, "confirm"));
    const old = device.operation(
      shop,
      "transfer.return",
      acts.giveBack(transfer, 1).body as never,
      world.now - 3 * 24 * 3_600_000,
    );
    expect(reasonsIn(await world.send(reseller, device, [old]))).toEqual([[]]);
  });
});

test("[K1] a reseller's ticket keeps the rate that its paper said, whenever it is confirmed", async () => {
  const transfer = at.owner.acts.handOver({ resellerId: reseller, productId: at.product });
  await at.owner.send(transfer);
  const sale = at.reseller.acts.sell([transfer, 1, 600]);
  const told = Object.assign(sale, { body: { ...sale.body, vatRate: 1925 } });
  const untold = at.reseller.acts.sell([transfer, 1, 600]);
  await at.reseller.send(told, untold);
  const decisions = [told, untold].map((one) => at.owner.acts.decideSale(one, "confirm"));
  await at.owner.send(...decisions);
  const { sales } = await at.rows();
  const rates = decisions.map(({ id }) => sales.find((row) => row.id === id)?.vatRate);
  expect(rates).toEqual([1925, 0]);
});

test("[K6] what a reseller sold before hearing of a new name keeps the one of then, in line and ticket", async () => {
  const transfer = at.owner.acts.handOver({ resellerId: reseller, productId: at.product });
  await at.owner.send(transfer);
  const { productName: name = "", rev: known = 0 } = (await at.rows()).transfers[0] ?? {};
  const patch = { name: [name, "Tout autre"] as [string, string] };
  await at.owner.send(
    at.owner.device.operation(shop, "product.edit", { productId: at.product, patch }),
  );
  const told = (sale: Operation, catalogRev: number) =>
    Object.assign(sale, { body: { ...sale.body, catalogRev } });
  const [early, late] = [
    told(at.reseller.acts.sell([transfer, 1, 600]), known),
    told(at.reseller.acts.sell([transfer, 1, 600]), 1_000_000),
  ];
  await at.reseller.send(early, late);
  const yes = at.owner.acts.decideSale(early, "confirm");
  await at.owner.send(yes);
  const { resellerSales, sales } = await at.rows();
  expect(resellerSales.map(({ productName }) => productName).sort()).toEqual([name, "Tout autre"]);
  expect(sales.find(({ id }) => id === yes.id)?.lines[0]?.name).toBe(name);
});

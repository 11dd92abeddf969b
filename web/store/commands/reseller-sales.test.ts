import { describe, expect, test } from "vitest";
import type { Objection } from "#shared/schemas/refusal.ts";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import {
  aResellerSale,
  aTransfer,
  ownerId,
  resellerId,
  goodsShop as shopId,
  uuidNo,
} from "#tests/support/device/goods-rows.ts";
import { aProduct } from "#tests/support/device/rows.ts";
import { heldIn } from "#web/store/read-models/handed-over/held-products.ts";
import { decideResellerSale } from "./decide-reseller-sale.ts";
import { payCommissions } from "./pay-commissions.ts";
import { recordResellerSale } from "./record-reseller-sale.ts";
import { recordReturn } from "./record-return.ts";
import { sellOnTransfer } from "./sell-on-transfer.ts";

const no = (refusal: Objection) => ({ ok: false, refusal });
const transferId = uuidNo(1);

describe("a sale that the office makes on a transfer", () => {
  const given = { shopId, formId: "form", transferId, quantity: 3, price: 650 };

  test("[T5] [W3] stands at once, has a receipt and moves no stock of the shop", async () => {
    const { device, goods, figure } = await goodsDevice("owner", { transfers: [aTransfer()] });
    const done = await sellOnTransfer(device, given);
    expect(done).toMatchObject({ ok: true, value: { shown: { receiptNo: "A-000001" } } });
    expect(await figure("aaaa")).toBe(20);
    const { transfers, resellerSales } = await goods();
    expect(transfers.get(transferId)).toMatchObject({ exactInStock: 7, sold: 3 });
    expect(resellerSales.list()).toMatchObject([
      {
        resellerId,
        status: "confirmed",
        receiptNo: "A-000001",
        commission: { amount: 750, rate: 6250, status: "pending" },
      },
    ]);
    expect(await sellOnTransfer(device, given)).toEqual(done);
  });

  test.each([
    ["more than is held", { quantity: 11 }, "more-than-held"],
    ["a price below the minimum of the transfer", { price: 399 }, "price-below-minimum"],
  ] as const)("refuses %s", async (_, changed, refusal) => {
    const { device } = await goodsDevice("owner", { transfers: [aTransfer()] });
    expect(await sellOnTransfer(device, { ...given, ...changed })).toEqual(no(refusal));
  });
});

describe("the reseller's own till", () => {
  const later = aTransfer({
    id: uuidNo(2),
    at: "2026-11-02T10:00:00.000Z",
    minPrice: 450,
    inStock: 5,
  });
  const rows = { transfers: [aTransfer({ inStock: 4 }), later] };
  const line = (quantity: number, price = 500) => ({ productId: "aaaa", quantity, price });
  const cart = (...lines: ReturnType<typeof line>[]) => ({ shopId, cartId: "cart", lines });

  test("[T4] is not offered a price that it would refuse, when the shop's has come down since", async () => {
    const cheaper = { ...aProduct("aaaa", 2), price: 300, minPrice: 250 };
    const { device, goods } = await goodsDevice("reseller", { ...rows, products: [cheaper] });
    const [offered] = heldIn(await goods()).list();
    expect(offered).toMatchObject({ price: 400, minPrice: 400 });
    expect(await recordResellerSale(device, cart(line(1, offered?.price)))).toMatchObject({
      ok: true,
    });
  });

  test("[T5] sells the oldest transfer first, waits for the owner, and holds less at once", async () => {
    const { device, goods } = await goodsDevice("reseller", rows);
    const held = heldIn(await goods());
    expect(held.list()).toMatchObject([{ name: "Savon aaaa", price: 500, minPrice: 400, held: 9 }]);
    const done = await recordResellerSale(device, cart(line(3), line(3)));
    expect(done).toMatchObject({
      ok: true,
      value: {
        shown: { receiptNo: "A-000001" },
        operation: {
          body: {
            total: 3000,
            lines: [
              { transferId, quantity: 3 },
              { transferId, quantity: 1 },
              { transferId: later.id, quantity: 2 },
            ],
          },
        },
      },
    });
    expect(held.list()).toMatchObject([{ held: 3, minPrice: 450 }]);
    const rowsNow = (await goods()).resellerSales.list();
    expect(rowsNow.map(({ quantity, status }) => [quantity, status])).toEqual([
      [3, "pending"],
      [1, "pending"],
      [2, "pending"],
    ]);
    expect(await recordResellerSale(device, cart(line(3), line(3)))).toEqual(done);
    expect(device.outbox.records()).toHaveLength(1);
  });

  test("[W4] other goods in the same cart are another sale", async () => {
    const { device } = await goodsDevice("reseller", rows);
    await recordResellerSale(device, cart(line(1)));
    await recordResellerSale(device, cart(line(2)));
    expect(device.outbox.records()).toHaveLength(2);
  });

  test.each([
    ["more than is held", [line(10)], "insufficient-stock"],
    ["two lines that hold too much together", [line(5), line(5)], "insufficient-stock"],
    ["a price below the minimum", [line(1, 399)], "price-below-reseller-minimum"],
    ["nothing", [], "empty-cart"],
  ] as const)("refuses %s", async (_, lines, refusal) => {
    const { device } = await goodsDevice("reseller", rows);
    expect(await recordResellerSale(device, { shopId, cartId: "cart", lines })).toEqual(
      no(refusal),
    );
  });

  test("finds what is held by its code", async () => {
    const { goods } = await goodsDevice("reseller", {
      ...rows,
      products: [{ ...aProduct("aaaa", 1), barcode: "036000291452" }],
    });
    const held = heldIn(await goods());
    expect(held.byBarcode("0036000291452")).toHaveLength(1);
    expect(held.byBarcode("1")).toEqual([]);
  });
});

test.each([
  ["a cart of more lines than a sale has", 1, 500, 201],
  ["more francs than whole numbers hold exactly", 1_000_000, 9_999_999_999, 1],
] as const)("refuses %s before it is confirmed, not after", async (_, quantity, price, count) => {
  const one = aTransfer({ quantity: 1_000_000, inStock: 1_000_000 });
  const { device } = await goodsDevice("reseller", { transfers: [one] });
  const lines = Array.from({ length: count }, () => ({ productId: "aaaa", quantity, price }));
  const sale = { shopId, cartId: "cart", lines };
  expect(await recordResellerSale(device, sale)).toEqual(no("amount-too-large"));
  expect(device.outbox.records()).toHaveLength(0);
});

test("refuses the office more francs than whole numbers hold exactly", async () => {
  const one = aTransfer({ quantity: 1_000_000, inStock: 1_000_000 });
  const { device } = await goodsDevice("owner", { transfers: [one] });
  const sale = { shopId, formId: "form", transferId, quantity: 1_000_000, price: 9_999_999_999 };
  expect(await sellOnTransfer(device, sale)).toEqual(no("amount-too-large"));
});

describe("the owner and resellers' sales", () => {
  const sale = aResellerSale();
  const rows = { transfers: [aTransfer({ sold: 2, inStock: 8 })], resellerSales: [sale] };
  const given = { shopId, resellerSaleId: sale.id, decision: "confirm" as const, note: "" };

  test("[T6] a confirmation makes a commission, once", async () => {
    const { device, goods } = await goodsDevice("owner", rows);
    const done = await decideResellerSale(device, given);
    expect((await goods()).resellerSales.get(sale.id)).toMatchObject({
      status: "confirmed",
      isPending: true,
      commission: { amount: 400, rate: 5000, status: "pending" },
    });
    expect(await decideResellerSale(device, given)).toEqual(done);
    expect(await decideResellerSale(device, { ...given, decision: "decline" })).toEqual(
      no("already-decided"),
    );
  });

  test("[T6] a decline gives the pieces back to the transfer", async () => {
    const { device, goods } = await goodsDevice("owner", rows);
    await decideResellerSale(device, { ...given, decision: "decline" });
    const { transfers, resellerSales } = await goods();
    expect(transfers.get(transferId)).toMatchObject({ exactInStock: 10, sold: 0 });
    expect(resellerSales.get(sale.id)).toMatchObject({ status: "declined", commission: null });
  });

  test("[T13] goods of it that come back lower what waits at once, and nothing that was paid", async () => {
    const saleId = uuidNo(77);
    const commission = { amount: 400, rate: 5000, status: "pending" as const, paid: null };
    const confirmed = { ...sale, status: "confirmed" as const, saleId, commission };
    const { device, goods } = await goodsDevice("owner", { ...rows, resellerSales: [confirmed] });
    const back = {
      ...{ shopId, saleId, restock: true, refund: "cash" as const, reason: "casse" },
      lines: [{ productId: sale.productId, name: "Savon", quantity: 1, price: sale.price }],
    };
    const amount = async () => (await goods()).resellerSales.get(sale.id)?.commission?.amount;
    expect(await recordReturn(device, { ...back, formId: "first" })).toMatchObject({ ok: true });
    expect(await amount()).toBe(200);
    await recordReturn(device, { ...back, formId: "elsewhere", saleId: uuidNo(78) });
    expect(await amount()).toBe(200);
    const paying = { shopId, formId: "pay", resellerId, resellerSaleIds: [sale.id] };
    const means = { means: "cash" as const, reference: "", paidOn: "2026-11-05" };
    const done = await payCommissions(device, { ...paying, ...means });
    expect(done).toMatchObject({ ok: true, value: { operation: { body: { amount: 200 } } } });
    await recordReturn(device, { ...back, formId: "second" });
    expect(await amount()).toBe(200);
  });

  test("[T8] pays what was confirmed, all of it or nothing, and only the owner does", async () => {
    const pay = {
      shopId,
      formId: "pay",
      resellerId,
      resellerSaleIds: [sale.id],
      means: "cash" as const,
      reference: "",
      paidOn: "2026-11-05",
    };
    const { device, goods } = await goodsDevice("owner", rows);
    expect(await payCommissions(device, pay)).toEqual(no("unknown-reseller-sale"));
    await decideResellerSale(device, given);
    const done = await payCommissions(device, pay);
    expect(done).toMatchObject({ ok: true, value: { operation: { body: { amount: 400 } } } });
    expect((await goods()).resellerSales.get(sale.id)?.commission).toMatchObject({
      status: "paid",
      paid: { by: ownerId, on: "2026-11-05", means: "cash" },
    });
    expect(await payCommissions(device, pay)).toEqual(done);
    expect(await payCommissions(device, { ...pay, formId: "again" })).toEqual(no("already-paid"));
    const most = Array.from({ length: 501 }, (_, at) =>
      aResellerSale({
        id: `${uuidNo(200 + at)}.0`,
        status: "confirmed",
        commission: { amount: 1, rate: 1, status: "pending", paid: null },
      }),
    );
    const busy = await goodsDevice("owner", { ...rows, resellerSales: most });
    const tooMany = { ...pay, resellerSaleIds: most.map(({ id }) => id) };
    expect(await payCommissions(busy.device, tooMany)).toEqual(no("amount-too-large"));
    const manager = await goodsDevice("manager", rows);
    await decideResellerSale(manager.device, given);
    expect(await payCommissions(manager.device, pay)).toEqual(no("not-allowed"));
  });
});

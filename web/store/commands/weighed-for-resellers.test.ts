import { describe, expect, test } from "vitest";
import type { OperationBody } from "#shared/sync/operations.ts";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import {
  aResellerSale,
  aTransfer,
  resellerId,
  goodsShop as shopId,
  uuidNo,
} from "#tests/support/device/goods-rows.ts";
import { aProduct, aStock } from "#tests/support/device/rows.ts";
import { heldIn } from "#web/store/read-models/handed-over/held-products.ts";
import { decideResellerSale } from "./decide-reseller-sale.ts";
import { editProduct } from "./edit-product.ts";
import { recordResellerSale } from "./record-reseller-sale.ts";
import { recordReturn } from "./record-return.ts";
import { returnFromReseller } from "./return-from-reseller.ts";
import { sellOnTransfer } from "./sell-on-transfer.ts";
import { transferList } from "./transfer-list.ts";
import { transferToReseller } from "./transfer-to-reseller.ts";

const by = { per: 1000, unit: "g" } as const;
const carton = { id: "crt1", name: "Sac", factor: 5000, price: 3000 };
const rice = {
  ...aProduct("aaaa", 1),
  ...{ price: 650, minPrice: 500, unit: "g" as const, packs: [carton] },
};
const inShop = { products: [rice], stocks: [aStock("aaaa", 1, 20_000)] };
const transferId = uuidNo(1);
const sack = (given: Parameters<typeof aTransfer>[0] = {}) =>
  aTransfer({ quantity: 12_500, inStock: 12_500, price: 650, minPrice: 500, by, ...given });

describe("what is weighed", () => {
  test("[U8] is handed over in grams, with what its prices are for; its packs stay", async () => {
    const { device, figure, goods } = await goodsDevice("owner", inShop);
    const given = { shopId, formId: "form", resellerId, productId: "aaaa" };
    const asked = { ...given, quantity: 12_500, origin: "products" as const };
    expect(await transferToReseller(device, asked)).toMatchObject({
      ok: true,
      value: { operation: { body: { quantity: 12_500, price: 650, minPrice: 500, by } } },
    });
    expect(await figure("aaaa")).toBe(7500);
    const { transfers } = await goods();
    expect(transfers.list()).toMatchObject([{ exactInStock: 12_500, by }]);
    const more = { productId: "aaaa", quantity: 7501 };
    const list = { shopId, formId: "list", resellerId, goods: [more], origin: "till" as const };
    expect(await transferList(device, list)).toEqual({ ok: false, refusal: "insufficient-stock" });
  });

  test("[U8] is sold by its reseller, each part of a cart rounded by itself", async () => {
    const later = sack({ id: uuidNo(2), at: "2026-11-02T10:00:00.000Z", inStock: 650 });
    const rows = { transfers: [sack({ inStock: 650, quantity: 650 }), later], products: [rice] };
    const { device, goods } = await goodsDevice("reseller", rows);
    expect(heldIn(await goods()).list()).toMatchObject([{ held: 1300, price: 650, by }]);
    const line = { productId: "aaaa", quantity: 1300, price: 651, by };
    const done = await recordResellerSale(device, { shopId, cartId: "cart", lines: [line] });
    if (!done.ok) throw new Error(done.refusal);
    const { lines, total } = done.value.operation.body as OperationBody<"reseller-sale">;
    expect(lines).toMatchObject([
      { transferId, quantity: 650, price: 651, by },
      { transferId: uuidNo(2), quantity: 650, price: 651, by },
    ]);
    expect(total).toBe(423 + 423);
    expect(heldIn(await goods()).list()).toEqual([]);
  });

  test("[U8] handed over by the piece before is no part of what is held by the kilo", async () => {
    const pieces = aTransfer({ id: uuidNo(9), at: "2026-10-01T10:00:00.000Z" });
    const rows = { transfers: [pieces, sack()], products: [rice] };
    const { device, goods } = await goodsDevice("reseller", rows);
    expect(heldIn(await goods()).list()).toMatchObject([{ held: 12_500, minPrice: 500, by }]);
    const line = { productId: "aaaa", quantity: 12_501, price: 650, by };
    const cart = { shopId, cartId: "cart", lines: [line] };
    expect(await recordResellerSale(device, cart)).toEqual({
      ok: false,
      refusal: "insufficient-stock",
    });
  });

  test("[U8] earns on a device what the books will say, sold or confirmed by the office", async () => {
    const waiting = aResellerSale({ quantity: 1250, price: 650, minPrice: 500, by });
    const rows = { ...inShop, transfers: [sack()], resellerSales: [waiting] };
    const { device, goods } = await goodsDevice("owner", rows);
    const sale = { shopId, formId: "sale", transferId, quantity: 1250, price: 650 };
    expect(await sellOnTransfer(device, sale)).toMatchObject({
      ok: true,
      value: { operation: { body: { total: 813, lines: [{ quantity: 1250, by }] } } },
    });
    const decided = { shopId, resellerSaleId: waiting.id, decision: "confirm", note: "" } as const;
    await decideResellerSale(device, decided);
    const { resellerSales } = await goods();
    expect(resellerSales.list().map(({ commission }) => commission?.amount)).toEqual([188, 188]);
  });

  test("[T13] comes back gram by gram: the commission is that of what is left", async () => {
    const saleId = uuidNo(60);
    const commission = { amount: 188, rate: 3000, status: "pending" as const, paid: null };
    const sold = aResellerSale({
      ...{ quantity: 1250, price: 650, minPrice: 500, by, cameBack: 0 },
      ...{ status: "confirmed", saleId, commission },
    });
    const { device, goods } = await goodsDevice("owner", { ...inShop, resellerSales: [sold] });
    for (const formId of ["one", "two"])
      await recordReturn(device, {
        ...{ shopId, formId, saleId, restock: true, refund: "cash", reason: "humide" },
        lines: [{ productId: "aaaa", quantity: 333, price: 650, name: "Riz", by }],
        ticket: { sellerId: resellerId, receiptNo: "R-000001", agencyId: undefined },
        drawer: "here",
      });
    const [row] = (await goods()).resellerSales.list();
    expect(row).toMatchObject({ cameBack: 666, commission: { amount: 88 } });
  });

  test("[U8] goes back to the shop in grams, and says so", async () => {
    const { device, figure } = await goodsDevice("owner", { ...inShop, transfers: [sack()] });
    const back = { shopId, formId: "back", transferId, quantity: 2500, reason: "" };
    expect(await returnFromReseller(device, back)).toMatchObject({
      ok: true,
      value: { operation: { body: { quantity: 2500, unit: "g" } } },
    });
    expect(await figure("aaaa")).toBe(22_500);
  });

  test("[U5] stays weighed while a reseller holds some of it", async () => {
    const stocks = [aStock("aaaa", 1, 0)];
    const edit = {
      shopId,
      formId: "edit",
      productId: "aaaa",
      patch: { unit: ["g", null] },
    } as const;
    const held = await goodsDevice("owner", { ...inShop, stocks, transfers: [sack()] });
    const patch = { unit: ["g", null] as ["g", null] };
    expect(await editProduct(held.device, { ...edit, patch })).toEqual({
      ok: false,
      refusal: "unit-with-stock",
    });
    const gone = await goodsDevice("owner", { ...inShop, stocks });
    expect(await editProduct(gone.device, { ...edit, patch })).toMatchObject({ ok: true });
  });
});

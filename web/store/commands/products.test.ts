import { expect, test } from "vitest";
import type { Product } from "#shared/schemas/product.ts";
import type { Objection } from "#shared/schemas/refusal.ts";
import { productFields } from "#tests/support/builders.ts";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import { aShop, goodsShop as shopId } from "#tests/support/device/goods-rows.ts";
import { aProduct, aStock } from "#tests/support/device/rows.ts";
import { createProduct } from "./create-product.ts";
import { editProduct } from "./edit-product.ts";

const no = (refusal: Objection) => ({ ok: false, refusal });
const code = "3017620422003";
const deleted: Product = { ...aProduct("gone", 1), barcode: code, archived: true };

/** An owner's device in a shop that has deleted a product, with three pieces of it left. */
const shelf = (given: { maxProducts?: number } = {}) =>
  goodsDevice("owner", {
    shops: [aShop(given)],
    products: [aProduct("aaaa", 1), { ...aProduct("bbbb", 1), barcode: "5449000000996" }, deleted],
    stocks: [aStock("aaaa", 1, 20), aStock("bbbb", 1, 20), aStock("gone", 1, 3)],
  });

test("a barcode that a deleted product bears is not given to another: the server would take it away again", async () => {
  const { device } = await shelf();
  const fields = productFields("new", { barcode: code });
  expect(await createProduct(device, { shopId, formId: "new", fields, initialStock: 2 })).toEqual(
    no("barcode-taken"),
  );
  const patch = { barcode: [null, code] as [null, string] };
  expect(await editProduct(device, { shopId, formId: "edit", productId: "aaaa", patch })).toEqual(
    no("barcode-taken"),
  );
  expect(device.outbox.records()).toEqual([]);
});

test("nor is one that another product on sale bears, however it is written", async () => {
  const { device } = await shelf();
  const edit = (productId: string, barcode: string) =>
    editProduct(device, {
      shopId,
      formId: barcode,
      productId,
      patch: { barcode: [null, barcode] },
    });
  expect(await edit("aaaa", "05449000000996")).toEqual(no("barcode-taken"));
  expect(await edit("aaaa", "4006381333931")).toMatchObject({ ok: true });
});

test("a deleted product comes back with its pieces, while the plan has room", async () => {
  const patch = { archived: [true, false] as [boolean, boolean] };
  const back = { shopId, formId: "back", productId: "gone", patch };
  const full = await shelf({ maxProducts: 2 });
  expect(await editProduct(full.device, back)).toEqual(no("plan-limit"));
  const { device, figure } = await shelf({ maxProducts: 3 });
  expect(await editProduct(device, back)).toMatchObject({ ok: true });
  expect(await figure("gone")).toBe(3);
  const catalogue = await device.catalogue(shopId);
  expect(catalogue?.byBarcode(code).map(({ id }) => id)).toEqual(["gone"]);
});

import { expect, test } from "vitest";
import { must } from "#shared/must.ts";
import type { Product } from "#shared/schemas/product.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import { settled } from "#tests/support/device/hand-timers.ts";
import { World } from "#tests/support/device/world.ts";
import { editProduct } from "./edit-product.ts";
import { recordReturn } from "./record-return.ts";
import { recordSale } from "./record-sale.ts";

/** A device in a shop of two rates: what is called `aaaa` bears the reduced one. */
async function opened() {
  const world = new World();
  const shop = must(world.server.rows.shops.get(world.shopId)) as Shop;
  Object.assign(shop, { vatRate: 1925, reducedRate: 550 });
  Object.assign(must(world.server.rows.products.get("aaaa")) as Product, { taxGroup: "reduced" });
  await world.start();
  await world.settle();
  const { device, shopId } = world;
  await device.catalogue(shopId);
  await settled();
  const lines = [
    { productId: "aaaa", quantity: 1, price: 600 },
    { productId: "bbbb", quantity: 1, price: 700 },
  ];
  let carts = 0;
  const sell = async () => {
    carts += 1;
    const payments = [{ method: "cash" as const, amount: 1300, tendered: 1300 }];
    const sold = await recordSale(device, { shopId, cartId: `cart ${carts}`, lines, payments });
    if (!sold.ok) throw new Error(sold.refusal);
    const { operation, id } = sold.value;
    return { id, lines: operation.kind === "sale" ? operation.body.lines : [] };
  };
  return { device, shopId, sell };
}

test("[K10] a line tells the rate of its product's group, and keeps it when the product has another", async () => {
  const { device, shopId, sell } = await opened();
  expect((await sell()).lines).toMatchObject([{ rate: 550 }, {}]);
  expect((await sell()).lines[1]).not.toHaveProperty("rate");
  const edit = { shopId, formId: "edit", productId: "aaaa" };
  await editProduct(device, { ...edit, patch: { taxGroup: ["reduced", "exempt"] } });
  await settled();
  expect((await sell()).lines).toMatchObject([{ rate: 0 }, {}]);
  await editProduct(device, { ...edit, formId: "back", patch: { taxGroup: ["exempt", null] } });
  await settled();
  expect((await sell()).lines[0]).not.toHaveProperty("rate");
});

test("[K3] [K10] what comes back tells its tax by rate, as its ticket bore it", async () => {
  const { device, shopId, sell } = await opened();
  const sale = await sell();
  const edit = { shopId, formId: "edit", productId: "aaaa" };
  await editProduct(device, { ...edit, patch: { taxGroup: ["reduced", "exempt"] } });
  await settled();
  const back = await recordReturn(device, {
    ...{ shopId, formId: "form", saleId: sale.id, restock: true, refund: "cash", reason: "Abîmé" },
    lines: sale.lines.map((line) => ({ ...line, name: "Savon" })),
  });
  if (!back.ok) throw new Error(back.refusal);
  expect(back.value.operation.body).toMatchObject({
    ...{ vatRate: 1925, vat: 144 },
    lines: [{ rate: 550 }, {}],
    taxes: [
      { rate: 550, base: 600, vat: 31 },
      { rate: 1925, base: 700, vat: 113 },
    ],
  });
});

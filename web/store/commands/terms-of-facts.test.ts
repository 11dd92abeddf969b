import { expect, test } from "vitest";
import { must } from "#shared/must.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import { settled } from "#tests/support/device/hand-timers.ts";
import { World } from "#tests/support/device/world.ts";
import { FiguresBook } from "#web/store/read-models/facts/figures-book.ts";
import { LiveRows } from "#web/store/read-models/live-rows.ts";
import { Views } from "#web/store/read-models/views.ts";
import { editProduct } from "./edit-product.ts";
import { editShop } from "./edit-shop.ts";
import { recordReturn } from "./record-return.ts";
import { recordSale } from "./record-sale.ts";

/** A device that has read its shop, which said something else an hour ago. */
async function opened(says: Partial<Shop> = { vatRate: 1925 }) {
  const world = new World();
  const shop = must(world.server.rows.shops.get(world.shopId)) as Shop;
  Object.assign(shop, says);
  await world.start();
  await world.settle();
  const { device, shopId } = world;
  const view = must(new Views(device).of(shopId));
  await device.catalogue(shopId);
  view.tickets();
  await settled();
  let carts = 0;
  const sell = async (quantity = 1, price = 565) => {
    carts += 1;
    const lines = [{ productId: "aaaa", quantity, price }];
    const amount = quantity * price;
    const payments = [{ method: "cash" as const, amount, tendered: amount }];
    const sold = await recordSale(device, { shopId, cartId: `cart ${carts}`, lines, payments });
    if (!sold.ok) throw new Error(sold.refusal);
    return sold.value;
  };
  const giveBack = async (saleId: string | null, quantity: number, isVoid?: true) => {
    carts += 1;
    const back = await recordReturn(device, {
      ...{ shopId, formId: `form ${carts}`, saleId, restock: true, refund: "cash" as const },
      ...{ reason: "Abîmé", ...(isVoid && { isVoid }) },
      lines: [{ productId: "aaaa", quantity, price: 565, name: "Savon" }],
    });
    if (!back.ok) throw new Error(back.refusal);
    await settled();
    return back.value.operation.body;
  };
  const taxes = async () => {
    const goods = must(await device.goods(shopId));
    const months = LiveRows.of(device.feedOf(view.scope), "months");
    const parts = { tickets: view.tickets(), returns: goods.returns, months };
    await settled();
    const book = new FiguresBook({ ...parts, own: (id) => device.outbox.get(id) });
    return book.days({ from: "", to: "9999-12-31" }).flatMap((day) => day.taxes ?? []);
  };
  return { world, device, shopId, view, shop, sell, giveBack, taxes };
}

test.each([0, 1925])("[K1] a sale tells the rate that its device knows: %i", async (vatRate) => {
  const { sell } = await opened({ vatRate });
  expect((await sell()).operation.body).toMatchObject({ vatRate });
});

test("[K1] a rate that is set afterwards, on this device and offline, changes no ticket and no figure", async () => {
  const { device, shopId, view, sell, taxes } = await opened({ vatRate: 0 });
  const before = await sell();
  const edit = { shopId, formId: "edit", patch: { vatRate: [0, 1925] as [number, number] } };
  expect(await editShop(device, edit)).toMatchObject({ ok: true });
  const after = await sell();
  await settled();
  expect([before, after].map(({ id }) => view.tickets().get(id)?.vatRate)).toEqual([0, 1925]);
  expect(await taxes()).toEqual([{ rate: 1925, base: 565, vat: 91 }]);
});

test("[K1] a ticket that tells no rate has that of its moment, by the shop's history", async () => {
  const world = new World();
  const soldAt = new Date(world.now).toISOString();
  const { view, world: own } = await opened({
    vatRate: 1925,
    was: [[new Date(world.now + 3_600_000).toISOString(), { vatRate: 500 }]],
  });
  const row = {
    ...{ id: "0198c0de-0000-7000-8000-00000000cafe", sellerId: "awa", deviceCode: "B", seq: 1 },
    ...{ soldAt, deviceAt: world.now, day: soldAt.slice(0, 10), flags: [], settled: null, rev: 1 },
    ...{ receiptNo: "B-000001", payments: [], total: 565 },
    lines: [{ productId: "aaaa", quantity: 1, price: 565, name: "Savon" }],
  };
  own.server.rows.sales.set(row.id, { ...row, rev: own.server.rev + 1 });
  own.server.rev += 1;
  await own.settle();
  await settled();
  expect(view.tickets().get(row.id)?.vatRate).toBe(500);
});

test("[K3] parts of a ticket give back its tax, worked out without a network, and a whole one exactly it", async () => {
  const { sell, giveBack, taxes } = await opened();
  const three = await sell(3);
  const whole = await sell(1);
  // 1,695 F bear 274 F; 565 F bear 91.
  const parts = [];
  for (let part = 0; part < 3; part += 1) parts.push(await giveBack(three.id, 1));
  expect(parts).toMatchObject([
    { vatRate: 1925, vat: 92 },
    { vatRate: 1925, vat: 91 },
    { vatRate: 1925, vat: 91 },
  ]);
  expect(await giveBack(whole.id, 1, true)).toMatchObject({ vatRate: 1925, vat: 91, isVoid: true });
  expect(await taxes()).toEqual([]);
  expect(await giveBack(null, 1)).toMatchObject({ vatRate: 1925, vat: 91 });
  expect(await taxes()).toEqual([{ rate: 1925, base: -565, vat: -91 }]);
});

test("[K5] an own edit that waits leaves papers of before as they were", async () => {
  const { device, shopId, view, shop } = await opened();
  const patch = { name: [shop.name, "Chez Awa"] as [string, string] };
  await editShop(device, { shopId, formId: "edit", patch });
  expect(view.shop.get()).toMatchObject({
    name: "Chez Awa",
    was: [[expect.any(String), { name: shop.name }]],
  });
});

test("[K6] a sale tells the name of what this device renamed and the books call otherwise", async () => {
  const { device, shopId, sell } = await opened();
  const before = must((await device.catalogue(shopId))?.get("aaaa")).name;
  expect((await sell()).operation.body).not.toHaveProperty("lines.0.name");
  await editProduct(device, {
    ...{ shopId, productId: "aaaa", formId: "rename" },
    patch: { name: [before, "Savon du chef"] },
  });
  const told = await sell();
  expect(told.operation.body).toMatchObject({ lines: [{ name: "Savon du chef" }] });
  expect(told.shown.names).toEqual(["Savon du chef"]);
});

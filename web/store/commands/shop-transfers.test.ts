import { describe, expect, test } from "vitest";
import type { Objection } from "#shared/schemas/refusal.ts";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import {
  aShop,
  aShopTransfer,
  otherShop,
  goodsShop as shopId,
  uuidNo,
} from "#tests/support/device/goods-rows.ts";
import { aProduct, aStock } from "#tests/support/device/rows.ts";
import { receiveShopTransfer } from "./receive-shop-transfer.ts";
import { sendToShop } from "./send-to-shop.ts";
import { withdrawShopTransfer } from "./withdraw-shop-transfer.ts";

const no = (refusal: Objection) => ({ ok: false, refusal });

describe("goods sent to another shop", () => {
  const given = { shopId, formId: "form", toShopId: otherShop, productId: "aaaa", quantity: 6 };

  test("[T9] leave this shop's stock and are on their way", async () => {
    const { device, goods, figure } = await goodsDevice("owner");
    const done = await sendToShop(device, given);
    expect(await figure("aaaa")).toBe(14);
    expect((await goods()).shopTransfers.list()).toMatchObject([
      { direction: "out", otherShopName: "Bonabéri", status: "on-the-way", isPending: true },
    ]);
    expect(await sendToShop(device, given)).toEqual(done);
  });

  test.each([
    ["to the same shop", { toShopId: shopId }, "unknown-shop"],
    ["to a shop that is not theirs", { toShopId: uuidNo(9) }, "unknown-shop"],
    ["more than there is", { quantity: 21 }, "insufficient-stock"],
  ] as const)("refuses %s", async (_, changed, refusal) => {
    const { device } = await goodsDevice("owner");
    expect(await sendToShop(device, { ...given, ...changed })).toEqual(no(refusal));
  });

  test("refuses more than the wire takes, which would be refused after it was confirmed", async () => {
    const stocks = [aStock("aaaa", 1, 1_500_000)];
    const { device } = await goodsDevice("owner", { stocks });
    expect(await sendToShop(device, { ...given, quantity: 1_000_001 })).toEqual(
      no("amount-too-large"),
    );
    expect(await sendToShop(device, { ...given, quantity: 1_000_000 })).toMatchObject({ ok: true });
  });

  test("[U8] what is weighed goes in its unit, up to a hundred tonnes, and says so; its packs stay", async () => {
    const packs = [{ id: "sack", name: "Sac", price: 29_000, factor: 50_000 }];
    const products = [{ ...aProduct("aaaa", 1), unit: "g" as const, packs }];
    const { device, figure } = await goodsDevice("owner", {
      products,
      stocks: [aStock("aaaa", 1, 100_000_001)],
    });
    expect(await sendToShop(device, { ...given, quantity: 100_000_001 })).toEqual(
      no("amount-too-large"),
    );
    const done = await sendToShop(device, { ...given, quantity: 100_000_000 });
    expect(done).toMatchObject({ ok: true });
    expect(await figure("aaaa")).toBe(1);
    const [sent] = device.outbox.records();
    expect(sent?.operation.body).toMatchObject({ product: { unit: "g" } });
    expect(sent?.operation.body).not.toHaveProperty("product.packs");
  });

  test("a manager owns neither shop", async () => {
    const { device } = await goodsDevice("manager");
    expect(await sendToShop(device, given)).toEqual(no("unknown-shop"));
  });
});

describe("goods that arrive", () => {
  const transfer = aShopTransfer();
  const given = { shopId, formId: "form", transferId: transfer.id, counted: 5, note: "un cassé" };
  const rows = { shopTransfers: [transfer] };

  test("[U8] grams are counted into a product kept in grams, and into no other", async () => {
    const weighed = aShopTransfer({ product: { ...transfer.product, unit: "g" }, quantity: 6000 });
    const barcode = transfer.product.barcode;
    const cannot = await goodsDevice("owner", {
      shopTransfers: [weighed],
      products: [{ ...aProduct("aaaa", 1), barcode }],
    });
    expect(await receiveShopTransfer(cannot.device, given)).toEqual(no("other-unit"));
    const { device, figure } = await goodsDevice("owner", {
      shopTransfers: [weighed],
      products: [{ ...aProduct("aaaa", 1), barcode, unit: "g" as const }],
    });
    expect(await receiveShopTransfer(device, { ...given, counted: 5999 })).toMatchObject({
      ok: true,
    });
    expect(await figure("aaaa")).toBe(20 + 5999);
  });

  test("[T9] an unknown product is created in the same transaction, and what was counted enters", async () => {
    const { device, goods, figure, outboxDisk } = await goodsDevice("owner", rows);
    const done = await receiveShopTransfer(device, given);
    const [creation, receipt] = device.outbox.records();
    expect(done).toEqual({ ok: true, value: receipt });
    expect([creation?.seq, receipt?.seq, outboxDisk.operations.size]).toEqual([1, 2, 2]);
    expect(creation?.operation).toMatchObject({
      kind: "product.create",
      body: { fields: { name: "Riz 5 kg", price: 4000, images: [] }, initialStock: 0 },
    });
    const productId =
      receipt?.operation.kind === "shop-transfer.receive" ? receipt.operation.body.productId : "";
    expect(await figure(productId)).toBe(5);
    expect((await goods()).shopTransfers.get(transfer.id)).toMatchObject({
      status: "received",
      counted: 5,
      productId,
      received: { name: "Awa", note: "un cassé" },
      isPending: true,
    });
    expect(await receiveShopTransfer(device, given)).toEqual(done);
    expect(await receiveShopTransfer(device, { ...given, formId: "again" })).toEqual(
      no("already-received"),
    );
  });

  test("[T9] a product of the same code takes them in", async () => {
    const here = { ...aProduct("rrrr", 1), barcode: "3017620422003" };
    const { device, figure } = await goodsDevice("seller", {
      ...rows,
      products: [here],
      stocks: [aStock("rrrr", 1, 2)],
    });
    await receiveShopTransfer(device, given);
    expect(device.outbox.records()).toHaveLength(1);
    expect(await figure("rrrr")).toBe(7);
  });

  test("[T9] a deleted product of the same code is sold again and takes them in", async () => {
    const gone = { ...aProduct("rrrr", 1), barcode: "3017620422003", archived: true };
    const shelf = { ...rows, products: [gone], stocks: [aStock("rrrr", 1, 2)] };
    const { device, figure } = await goodsDevice("owner", shelf);
    expect(await receiveShopTransfer(device, given)).toMatchObject({ ok: true });
    expect(device.outbox.records().map(({ operation }) => operation.kind)).toEqual([
      "product.edit",
      "shop-transfer.receive",
    ]);
    expect(await figure("rrrr")).toBe(7);
    expect((await device.catalogue(shopId))?.get("rrrr")?.archived).toBe(false);
    const seller = await goodsDevice("seller", shelf);
    expect(await receiveShopTransfer(seller.device, given)).toEqual(no("not-allowed"));
    const full = await goodsDevice("owner", { ...shelf, shops: [aShop({ maxProducts: 0 })] });
    expect(await receiveShopTransfer(full.device, given)).toEqual(no("plan-limit"));
  });

  test("a seller may not bring in a new product, and the plan must have room for it", async () => {
    const seller = await goodsDevice("seller", rows);
    expect(await receiveShopTransfer(seller.device, given)).toEqual(no("not-allowed"));
    const full = await goodsDevice("owner", { ...rows, shops: [aShop({ maxProducts: 1 })] });
    expect(await receiveShopTransfer(full.device, given)).toEqual(no("plan-limit"));
    expect(full.device.outbox.records()).toEqual([]);
  });

  test.each([
    ["a count below nothing", { counted: -1 }, "quantity-invalid"],
    ["more than the wire takes", { counted: 1_000_001 }, "amount-too-large"],
    ["a transfer that is not known", { transferId: uuidNo(9) }, "unknown-transfer"],
    ["a product that is not there", { productId: "zzzz" }, "unknown-product"],
  ] as const)("refuses %s", async (_, changed, refusal) => {
    const { device } = await goodsDevice("owner", rows);
    expect(await receiveShopTransfer(device, { ...given, ...changed })).toEqual(no(refusal));
  });
});

describe("goods that are taken back on their way", () => {
  const transfer = aShopTransfer({ direction: "out", productId: "aaaa" });
  const given = { shopId, transferId: transfer.id };
  const rows = { shopTransfers: [transfer] };

  test("[T9a] are in this shop's stock again at once, and once", async () => {
    const { device, goods, figure, accept, receive } = await goodsDevice("owner", rows);
    const done = await withdrawShopTransfer(device, given);
    const again = await withdrawShopTransfer(device, given);
    expect(again).toEqual(done);
    expect(device.outbox.records()).toHaveLength(1);
    expect(await figure("aaaa")).toBe(26);
    expect((await goods()).shopTransfers.get(transfer.id)).toMatchObject({
      ...{ status: "withdrawn", counted: null, isPending: true, received: { name: "Awa" } },
    });
    await accept();
    expect(await figure("aaaa")).toBe(26);
    const received = { by: transfer.byId, name: "Awa", at: transfer.at, note: "" };
    await receive({
      stocks: [aStock("aaaa", 6, 26)],
      shopTransfers: [{ ...transfer, status: "withdrawn", received, rev: 6 }],
    });
    expect(await figure("aaaa")).toBe(26);
    expect((await goods()).shopTransfers.get(transfer.id)?.isPending).toBe(false);
    expect(await withdrawShopTransfer(device, given)).toMatchObject({ ok: true });
    expect(device.outbox.records()).toHaveLength(1);
  });

  test("[T9a] are right before anything was sent, and after the server said no", async () => {
    const { device, goods, figure, refuse } = await goodsDevice("owner");
    const sending = { shopId, formId: "form", toShopId: otherShop, productId: "aaaa", quantity: 6 };
    const sent = await sendToShop(device, sending);
    const transferId = sent.ok ? sent.value.id : "";
    expect(await figure("aaaa")).toBe(14);
    expect(await withdrawShopTransfer(device, { shopId, transferId })).toMatchObject({ ok: true });
    expect(await figure("aaaa")).toBe(20);
    expect((await goods()).shopTransfers.list()).toMatchObject([{ status: "withdrawn" }]);
    await refuse();
    expect(await figure("aaaa")).toBe(20);
    expect((await goods()).shopTransfers.list()).toEqual([]);
  });

  test("[T9a] are on their way again when the withdrawal came too late", async () => {
    const { device, goods, figure, refuse } = await goodsDevice("owner", rows);
    await withdrawShopTransfer(device, given);
    await refuse();
    expect(await figure("aaaa")).toBe(20);
    expect((await goods()).shopTransfers.get(transfer.id)?.status).toBe("on-the-way");
    expect(await withdrawShopTransfer(device, given)).toMatchObject({ ok: true });
  });

  test.each([
    ["what was counted", { status: "received", counted: 6 }, "already-received"],
    ["what came back already", { status: "withdrawn" }, "already-withdrawn"],
    ["what is coming in", { direction: "in" }, "unknown-transfer"],
  ] as const)("refuses %s", async (_, changed, refusal) => {
    const { device } = await goodsDevice("owner", {
      shopTransfers: [{ ...transfer, ...changed }],
    });
    expect(await withdrawShopTransfer(device, given)).toEqual(no(refusal));
  });

  test("is for whoever may send, and nobody counts it any more", async () => {
    const manager = await goodsDevice("manager", rows);
    expect(await withdrawShopTransfer(manager.device, given)).toEqual(no("not-allowed"));
    const gone = aShopTransfer({ status: "withdrawn" });
    const { device } = await goodsDevice("owner", { shopTransfers: [gone] });
    const counted = { shopId, formId: "f", transferId: gone.id, counted: 6, note: "" };
    expect(await receiveShopTransfer(device, counted)).toEqual(no("already-withdrawn"));
  });
});

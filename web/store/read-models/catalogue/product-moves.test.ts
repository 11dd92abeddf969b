import { expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { defaultDayCut } from "#shared/rules/business-day.ts";
import type { Adjustment } from "#shared/schemas/adjustment.ts";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import {
  aResellerSale,
  aShopTransfer,
  aTransfer,
  goodsShop,
  ownerId,
  resellerId,
  uuidNo,
} from "#tests/support/device/goods-rows.ts";
import { adjustStock } from "#web/store/commands/adjust-stock.ts";
import { createProduct } from "#web/store/commands/create-product.ts";
import { recordPurchase } from "#web/store/commands/record-purchase.ts";
import { recordReturn } from "#web/store/commands/record-return.ts";
import { transferToReseller } from "#web/store/commands/transfer-to-reseller.ts";
import type { TicketRow } from "#web/store/read-models/facts/ticket-row.ts";
import { purchasesOf } from "#web/store/read-models/purchases/keep-purchases.ts";
import { productMoves } from "./product-moves.ts";

const aTicket = (id: string, soldAt: string, quantity: number): TicketRow => ({
  ...{ id, receiptNo: "A-000001", soldAt, day: soldAt.slice(0, 10), sellerId: ownerId },
  sellerName: "Awa",
  lines: [
    { productId: "aaaa", name: "Savon", quantity, price: 500 },
    { productId: "bbbb", name: "Riz", quantity: 9, price: 500 },
    { productId: "aaaa", name: "Savon", quantity: 1, price: 450 },
  ],
  ...{ payments: [], total: 0, flags: [], settled: null, sent: true },
});

const anAdjustment = (id: string, given: Partial<Adjustment>): Adjustment => ({
  ...{ id, productId: "aaaa", mode: "count", transferId: null, delta: -2, reason: "casse" },
  ...{ byId: ownerId, at: "2026-11-04T10:00:00.000Z", day: "2026-11-04", flags: [], rev: 1 },
  ...given,
});

async function opened(rows: Parameters<typeof goodsDevice>[1] = {}) {
  const world = await goodsDevice("owner", rows);
  const goods = await world.goods();
  const moves = (given: Partial<Parameters<typeof productMoves>[0]> = {}) =>
    productMoves({
      productId: "aaaa",
      cut: defaultDayCut,
      since: "2026-10-01T00:00:00.000Z",
      tickets: [],
      adjustments: [],
      purchases: [],
      goods,
      own: world.device.outbox.records(),
      ...given,
    });
  return { ...world, moves };
}

test("tells every entry and exit of one product, newest first, with who and why", async () => {
  const { moves } = await opened({
    transfers: [aTransfer({ at: "2026-11-03T10:00:00.000Z" })],
    resellerSales: [aResellerSale({ status: "confirmed", saleId: "resold" })],
    shopTransfers: [
      aShopTransfer({
        ...{ productId: "aaaa", status: "received", counted: 5, quantity: 6 },
        received: { by: ownerId, name: "Awa", at: "2026-11-06T10:00:00.000Z", note: "" },
      }),
      aShopTransfer({
        ...{ id: uuidNo(71), direction: "out", productId: "aaaa", quantity: 3 },
        at: "2026-11-02T10:00:00.000Z",
      }),
      aShopTransfer({ id: uuidNo(72) }),
      aShopTransfer({
        ...{ id: uuidNo(73), direction: "out", productId: "aaaa", quantity: 4 },
        ...{ status: "withdrawn", at: "2026-11-01T10:00:00.000Z" },
        received: { by: ownerId, name: "Awa", at: "2026-11-01T11:00:00.000Z", note: "" },
      }),
    ],
  });
  const told = moves({
    tickets: [
      aTicket("sold", "2026-11-05T10:00:00.000Z", 2),
      aTicket("resold", "2026-11-05T11:00:00.000Z", 2),
      aTicket("old", "2026-09-05T11:00:00.000Z", 2),
    ],
    adjustments: [anAdjustment("counted", {}), anAdjustment("other", { productId: "bbbb" })],
  });
  expect(told.map(({ kind, delta, byName, reason }) => [kind, delta, byName, reason])).toEqual([
    ["shop-in", 5, "Awa", "Bonabéri"],
    ["sale", -3, "Awa", ""],
    ["count", -2, "Awa", "casse"],
    ["transfer", -10, "Awa", "Bih"],
    ["shop-out", -3, "Awa", "Bonabéri"],
    ["shop-back", 4, "Awa", "Bonabéri"],
    ["shop-out", -4, "Awa", "Bonabéri"],
  ]);
  expect(told.every(({ isPending }) => !isPending)).toBe(true);
});

test("what was odd about a count or a hand-over is told with it", async () => {
  const { moves } = await opened({ transfers: [aTransfer({ flags: ["reseller-left"] })] });
  const counted = anAdjustment("counted", { flags: ["count-with-late-sales"] });
  expect(moves({ adjustments: [counted] }).map(({ kind, flags }) => [kind, flags])).toEqual([
    ["count", ["count-with-late-sales"]],
    ["transfer", ["reseller-left"]],
  ]);
});

test("own acts are told at once, and once when their rows are here", async () => {
  const { device, shopId, moves, pass, refuse } = await opened();
  const form = { shopId, productId: "aaaa", reason: "livraison" };
  const change = { mode: "increase", quantity: 4 } as const;
  const done = await adjustStock(device, { ...form, formId: "one", change });
  pass(1000);
  await recordReturn(device, {
    ...{ shopId, formId: "two", saleId: null, restock: true, refund: "cash", reason: "défaut" },
    lines: [{ productId: "aaaa", quantity: 1, price: 500, name: "Savon" }],
  });
  pass(1000);
  await transferToReseller(device, {
    ...{ shopId, formId: "three", productId: "aaaa", origin: "till" },
    ...{ resellerId, quantity: 2 },
  });
  const seen = moves().map(({ kind, delta, isPending }) => [kind, delta, isPending]);
  expect(seen).toEqual([
    ["transfer", -2, true],
    ["return", 1, true],
    ["increase", 4, true],
  ]);
  const id = done.ok ? done.value.id : "";
  const row = anAdjustment(id, { mode: "increase", delta: 4 });
  expect(moves({ adjustments: [row] }).filter(({ kind }) => kind === "increase")).toHaveLength(1);
  await refuse();
  expect(moves()).toEqual([]);
});

test("a new product begins with what was found on the shelf", async () => {
  const { device, shopId, moves } = await opened();
  const item = (await device.catalogue(shopId))?.get("aaaa");
  if (!item) throw new Error("no such product");
  const created = await createProduct(device, {
    ...{ shopId, formId: "new", initialStock: 7 },
    fields: { ...item, uniqueCode: "NEUF" },
  });
  if (!created.ok || created.value.operation.kind !== "product.create") throw new Error("refused");
  const { productId } = created.value.operation.body;
  expect(moves({ productId })).toMatchObject([{ kind: "created", delta: 7, isPending: true }]);
});

test("[G4] what was bought of a product is an entry of it, with the number of its invoice", async () => {
  const { device, moves } = await opened();
  const lines = [
    { productId: "aaaa", quantity: 12, cost: 6000 },
    { productId: "bbbb", quantity: 2, cost: 100 },
    { productId: "aaaa", quantity: 1, cost: 0 },
  ];
  const told = { shopId: goodsShop, formId: "one", today: "2026-11-20", reference: "F-12", lines };
  await recordPurchase(device, told);
  const purchases = must(await purchasesOf(device, goodsShop)).list();
  expect(moves({ purchases })).toMatchObject([
    { kind: "purchase", delta: 13, reason: "F-12", byName: "Awa", isPending: true },
  ]);
});

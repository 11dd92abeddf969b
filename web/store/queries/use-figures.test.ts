import { expect, test, vi } from "vitest";
import { sumOf } from "#shared/rules/figures.ts";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import { otherShop, ownerId } from "#tests/support/device/goods-rows.ts";
import { aMonthBook } from "#tests/support/device/rows.ts";
import { recordReturn } from "#web/store/commands/record-return.ts";
import { recordSale } from "#web/store/commands/record-sale.ts";
import type { OpenStore } from "#web/store/opened-store.ts";
import { FiguresBook } from "#web/store/read-models/facts/figures-book.ts";
import { Views } from "#web/store/read-models/views.ts";
import { figuresSource } from "./use-figures.ts";

const year = { from: "2026-01-01", to: "2026-12-31" };

/** A device offline, and the figures of its shop as a screen hears of them. */
async function opened(
  shopIds?: string[],
  wanted: "days" | "days-and-products" = "days-and-products",
) {
  const { device, shopId, receive } = await goodsDevice("owner");
  const store = { device, views: new Views(device) } as unknown as OpenStore;
  const source = figuresSource(store, shopIds ?? [shopId], year, wanted);
  let heard = 0;
  const listeners = new Set<() => void>();
  const stop = source.subscribe(() => {
    heard += 1;
    for (const listener of listeners) listener();
  });
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!holds()) return;
        listeners.delete(look);
        resolve();
      };
      listeners.add(look);
      look();
    });
  let carts = 0;
  const sell = async (quantity: number) => {
    carts += 1;
    const line = { productId: "aaaa", quantity, price: 500 };
    const amount = quantity * 500;
    const payments = [{ method: "cash" as const, amount, tendered: amount }];
    return recordSale(device, { shopId, cartId: `cart ${carts}`, lines: [line], payments });
  };
  return { device, shopId, source, stop, until, sell, receive, heard: () => heard };
}

test("[H5] a sale and a return made offline are in the figures at once, beside those of closed months", async () => {
  const { device, shopId, source, until, sell, receive } = await opened();
  expect(source.get().state).toBe("loading");
  await until(() => source.get().state === "ready");
  await sell(2);
  expect(source.get().days).toMatchObject([
    { shopId, day: "2026-11-20", sellerId: ownerId, agencyId: null, tickets: 1, revenue: 1000 },
  ]);
  await recordReturn(device, {
    ...{ shopId, formId: "back", saleId: null, restock: true, refund: "cash", reason: "Abîmé" },
    lines: [{ productId: "aaaa", quantity: 1, price: 500, name: "Savon" }],
  });
  expect(sumOf(source.get().days)).toMatchObject({ revenue: 1000, refunded: 500, cash: 1000 });
  await receive({ months: [aMonthBook("2026-09", 6)] });
  const { days, products, detailFrom, knownFrom } = source.get();
  expect(sumOf(days).tickets).toBe(2);
  expect(products.map(({ month, pieces }) => [month, pieces])).toEqual([
    ["2026-09", 2],
    ["2026-11", 2],
  ]);
  expect([detailFrom, knownFrom]).toEqual(["2026-10-01", "2026-09-10"]);
});

test("what changes nothing of the query gives the same figures again", async () => {
  const { source, until, sell, receive, stop, heard } = await opened();
  await until(() => source.get().state === "ready");
  await sell(1);
  const before = source.get();
  await receive({ months: [aMonthBook("2024-09", 6)] });
  const after = source.get();
  expect(after.days).toBe(before.days);
  expect(after.products).toBe(before.products);
  expect(source.get()).toBe(after);
  stop();
  const told = heard();
  await sell(1);
  expect(heard()).toBe(told);
});

test("where only days are read, no product is worked out", async () => {
  const { source, until, sell, receive } = await opened(undefined, "days");
  await until(() => source.get().state === "ready");
  const products = vi.spyOn(FiguresBook.prototype, "products");
  await receive({ months: [aMonthBook("2026-09", 6)] });
  await sell(2);
  expect(source.get()).toMatchObject({ state: "ready", products: [], knownFrom: "2026-09-10" });
  expect(sumOf(source.get().days).tickets).toBe(2);
  expect(products).not.toHaveBeenCalled();
  products.mockRestore();
});

test("several shops stand side by side, and a shop that cannot be read yet is awaited", async () => {
  const { shopId, source, until, sell } = await opened([
    "0198c0de-0000-7000-8000-000000000001",
    otherShop,
  ]);
  await until(() => source.get().state === "ready");
  await sell(1);
  expect(source.get().days.map((one) => one.shopId)).toEqual([shopId]);
  const { source: unknown } = await opened(["0198c0de-0000-7000-8000-000000000009"]);
  expect(unknown.get()).toMatchObject({ state: "loading", days: [], knownFrom: null });
});

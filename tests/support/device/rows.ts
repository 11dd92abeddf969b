import type { MonthBook } from "#shared/schemas/month-book.ts";
import type { Product, Stock } from "#shared/schemas/product.ts";
import type { Sale } from "#shared/schemas/sale.ts";
import { encodeRows } from "#shared/sync/columns.ts";
import type { Cursor, SnapshotPlan } from "#shared/sync/protocol.ts";
import type { ReadModels } from "#web/store/books/read-models.ts";

export const scope = "shop:0198c0de-0000-7000-8000-000000000001";
export const at = (rev: number, epoch = 1): Cursor => ({ epoch, rev });
export const plan = (rev: number, parts = 1, epoch = 1): SnapshotPlan => ({
  cursor: at(rev, epoch),
  parts,
  products: 1,
});

export function aStock(productId: string, rev: number, quantity = rev): Stock {
  return { productId, quantity, sold: 0, rev };
}

export function aProduct(id: string, rev: number): Product {
  return {
    id,
    rev,
    name: `Savon ${id}`,
    brand: "",
    model: "",
    color: "",
    dimensions: "",
    barcode: null,
    uniqueCode: id,
    category: "",
    price: 1,
    minPrice: 1,
    stockThreshold: 0,
    images: [],
    archived: false,
  };
}

export function aSale(id: string, day: string, rev = 1): Sale {
  return {
    id,
    rev,
    day,
    sellerId: "awa",
    deviceCode: "A",
    seq: 1,
    soldAt: `${day}T10:00:00.000Z`,
    deviceAt: 1,
    flags: [],
    settled: null,
    receiptNo: "A-1",
    lines: [],
    payments: [],
    total: 0,
  };
}

/** Opened, with one product at the revision. */
export async function loaded<T extends ReadModels>(
  setting: { open(): Promise<T> },
  rev = 5,
): Promise<T> {
  const models = await setting.open();
  const rows = { products: [aProduct("aaaa", rev)], stocks: [aStock("aaaa", rev)] };
  await models.applyPart(scope, plan(rev), 0, encodeRows(rows));
  await models.finishLoad(scope, plan(rev));
  return models;
}

/** A closed month in which one seller sold one ticket of two soaps on one day. */
export function aMonthBook(id: string, rev: number, day = `${id}-10`): MonthBook {
  const none = [0];
  return {
    id,
    days: {
      ...{ day: [day], sellerId: ["awa"], agencyId: [null], tickets: [1], lines: [1], pieces: [2] },
      ...{ revenue: [1000], cash: [1000], mobileMoney: none, returns: none, voids: none },
      ...{ returnedPieces: none, refunded: none, refundedCash: none, refundedMobileMoney: none },
    },
    products: {
      ...{ productId: ["soap"], lines: [1], pieces: [2], revenue: [1000] },
      ...{ returnedPieces: none, refunded: none },
    },
    rev,
  };
}

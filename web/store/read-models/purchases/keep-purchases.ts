import { officeScope } from "#shared/rules/permissions.ts";
import type { Purchase } from "#shared/schemas/purchase.ts";
import type { Operation } from "#shared/sync/operations.ts";
import type { Device } from "#web/store/device.ts";
import { doneBy, type OperationRecord } from "#web/store/outbox/operation-record.ts";
import { newestFirst } from "#web/store/read-models/book-context.ts";
import { momentOf } from "#web/store/read-models/facts/moment-of.ts";
import { keptByScope } from "#web/store/read-models/kept-by-scope.ts";
import { openBooks } from "#web/store/read-models/open-books.ts";
import { RowBook } from "#web/store/read-models/row-book.ts";
import type { TillContext } from "#web/store/read-models/tills/till-act-book.ts";
import { type OrderBook, openOrderBook } from "./order-book.ts";

/** A purchase as the office sees it: the server's row, or the device's own while it has not come back. */
export type PurchaseRow = Omit<Purchase, "rev"> & {
  byName: string;
  /** False until the server has answered. */
  sent: boolean;
};
export type PurchaseBook = RowBook<"purchases", PurchaseRow | undefined>;

/** What a shop has bought and ordered, the newest first. */
export type PurchaseBooks = { purchases: PurchaseBook; orders: OrderBook };

/** The same, opened once and kept fed; undefined for whoever is not of the office (G2). */
export const buyingOf = keptByScope(
  (device, shopId, scope) =>
    openBooks(device, { shopId, scope }, async ({ keep, onPeople, ...context }) => {
      const purchases = openPurchaseBook(shopId, context);
      const orders = openOrderBook(shopId, context);
      onPeople(() => {
        purchases.refresh();
        orders.refresh();
      });
      await keep(device.feedOf(officeScope(shopId)), purchases, orders);
      return { purchases, orders };
    }),
  "office",
);

/** What a shop has bought, of the same. */
export const purchasesOf = async (device: Device, shopId: string) =>
  (await buyingOf(device, shopId))?.purchases;

type Context = Pick<TillContext, "cut" | "code" | "nameOf">;

function openPurchaseBook(shopId: string, context: Context): PurchaseBook {
  return new RowBook({
    kind: "purchases",
    shopId,
    touches: ({ kind, id }) => (kind.startsWith("purchase") ? [id] : []),
    view: (_, row, own) =>
      row
        ? { ...row, byName: context.nameOf(row.byId, row.at) ?? "", sent: true }
        : ownPurchase(own[0], context),
    order: newestFirst,
  });
}

function ownPurchase(
  record: OperationRecord | undefined,
  { cut, code }: Context,
): PurchaseRow | undefined {
  if (!record) return undefined;
  const told = toldBy(record.operation);
  if (!told) return undefined;
  const isApplied = record.state === "applied";
  return {
    ...{ id: record.id, ...told, seq: record.seq },
    ...{ byId: doneBy(record), byName: record.shown.sellerName, deviceCode: code() },
    ...{ deviceAt: record.operation.at, ...momentOf(record, cut()) },
    flags: isApplied ? (record.reasons as Purchase["flags"]) : [],
    sent: isApplied,
  };
}

type Told = Pick<
  Purchase,
  "supplierId" | "reference" | "lines" | "extraCosts" | "backOf" | "reason" | "orderId" | "imageId"
>;

/** What an operation says was bought, or went back; undefined for any other. */
function toldBy(operation: Operation): Told | undefined {
  if (operation.kind === "purchase.return") {
    const { purchaseId: backOf, supplierId = null, lines, reason } = operation.body;
    return {
      supplierId,
      reference: null,
      lines,
      extraCosts: [],
      backOf,
      reason,
      orderId: null,
      imageId: null,
    };
  }
  if (operation.kind !== "purchase") return undefined;
  const { supplierId = null, reference = null, lines, extraCosts = [] } = operation.body;
  const { orderId = null, imageId = null } = operation.body;
  return { supplierId, reference, lines, extraCosts, backOf: null, reason: null, orderId, imageId };
}

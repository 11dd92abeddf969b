import type { Flag } from "#shared/schemas/sale.ts";
import type { ShopTransfer } from "#shared/schemas/shop-transfer.ts";
import type { Operation, OperationOf } from "#shared/sync/operations.ts";
import { doneBy, type OperationRecord } from "#web/store/outbox/operation-record.ts";
import { type BookContext, newestFirst, ownDecision } from "#web/store/read-models/book-context.ts";
import { momentOf } from "#web/store/read-models/facts/moment-of.ts";
import { pendingFor, RowBook } from "#web/store/read-models/row-book.ts";

/** A transfer between shops as the people of one of them see it, an own receipt or withdrawal counted in. */
export type ShopTransferRow = ShopTransfer & {
  /** An own act on it is not in the books yet. */
  isPending: boolean;
};

export type ShopTransferBook = RowBook<"shopTransfers", ShopTransferRow | undefined>;

export function openShopTransferBook(context: BookContext): ShopTransferBook {
  return new RowBook({
    kind: "shopTransfers",
    shopId: context.shopId,
    touches: (operation) => shopTransfersTouchedBy(operation),
    view: (_, row, own) => shopTransferRow(row, own, context),
    order: newestFirst,
  });
}

function shopTransfersTouchedBy(operation: Operation): readonly string[] {
  if (operation.kind === "shop-transfer") return [operation.id];
  if (operation.kind === "shop-transfer.withdraw") return [operation.body.transferId];
  return operation.kind === "shop-transfer.receive" ? [operation.body.transferId] : [];
}

function shopTransferRow(
  row: ShopTransfer | undefined,
  own: readonly OperationRecord[],
  context: BookContext,
): ShopTransferRow | undefined {
  const base = row ?? ownShopTransfer(own, context);
  if (!base) return undefined;
  const pending = pendingFor(row, own);
  const isPending = pending.length > 0;
  const end = pending.find(({ operation }) => endsWay(operation));
  if (!end || base.status !== "on-the-way") return { ...base, isPending };
  const { kind, body } = end.operation as OperationOf<EndOfWay>;
  if (kind === "shop-transfer.withdraw") {
    const received = ownDecision(end, "", context);
    return { ...base, status: "withdrawn", received, isPending };
  }
  const { productId, counted, note } = body;
  const received = ownDecision(end, note, context);
  return { ...base, status: "received", productId, counted, received, isPending };
}

type EndOfWay = "shop-transfer.receive" | "shop-transfer.withdraw";

/** The goods are on the way no more: here or, by the sender, back. */
function endsWay({ kind }: Operation): boolean {
  return kind === "shop-transfer.receive" || kind === "shop-transfer.withdraw";
}

/** Own goods on their way out before the row is here. */
function ownShopTransfer(
  own: readonly OperationRecord[],
  { cut, nameOfShop }: BookContext,
): ShopTransfer | undefined {
  const record = own.find(({ operation }) => operation.kind === "shop-transfer");
  if (!record) return undefined;
  const { id, body } = record.operation as OperationOf<"shop-transfer">;
  const { toShopId, productId, product, quantity } = body;
  return {
    id,
    direction: "out",
    otherShopId: toShopId,
    otherShopName: nameOfShop(toShopId),
    productId,
    product,
    quantity,
    status: "on-the-way",
    counted: null,
    byId: doneBy(record),
    byName: record.shown.sellerName,
    ...momentOf(record, cut()),
    received: null,
    flags: record.state === "applied" ? (record.reasons as Flag[]) : [],
    rev: 0,
  };
}

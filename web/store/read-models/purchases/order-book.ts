import { mergePatch, type Patch } from "#shared/rules/merge.ts";
import type { Order, OrderFields } from "#shared/schemas/order.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { doneBy, type OperationRecord } from "#web/store/outbox/operation-record.ts";
import { newestFirst } from "#web/store/read-models/book-context.ts";
import { momentOf } from "#web/store/read-models/facts/moment-of.ts";
import { pendingFor, RowBook } from "#web/store/read-models/row-book.ts";
import type { TillContext } from "#web/store/read-models/tills/till-act-book.ts";

/** An order with own edits counted in. */
export type OrderRow = Omit<Order, "rev"> & {
  byName: string;
  /** False while an own act on it is not in the books yet. */
  sent: boolean;
};
export type OrderBook = RowBook<"orders", OrderRow | undefined>;

type Context = Pick<TillContext, "cut" | "nameOf">;

export function openOrderBook(shopId: string, context: Context): OrderBook {
  return new RowBook({
    kind: "orders",
    shopId,
    touches: (operation) => (isOfOrder(operation) ? [operation.body.orderId] : []),
    view: (_, row, own) => orderRow(row, own, context),
    order: newestFirst,
  });
}

const isOfOrder = (operation: Operation) =>
  operation.kind === "order.create" || operation.kind === "order.edit";

function orderRow(
  row: Order | undefined,
  own: readonly OperationRecord[],
  { cut, nameOf }: Context,
): OrderRow | undefined {
  const pending = pendingFor(row, own);
  const sent = pending.length === 0;
  let order = row && { ...row, byName: nameOf(row.byId, row.at) ?? "", sent };
  for (const record of pending) {
    const { operation } = record;
    if (operation.kind === "order.create") {
      const { orderId: id, ...fields } = operation.body;
      const by = { byId: doneBy(record), byName: record.shown.sellerName };
      order ??= { ...fields, id, ...by, ...momentOf(record, cut()), sent, rev: 0 };
    }
    if (operation.kind === "order.edit" && order) {
      const { changed } = mergePatch<OrderFields>(
        order,
        operation.body.patch as Patch<OrderFields>,
      );
      order = { ...order, ...changed };
    }
  }
  return order;
}

import { exactStock, shownStock } from "#shared/rules/stock.ts";
import {
  changesTransfers,
  transferMovesOf,
  transferStatusAtFirst,
} from "#shared/rules/transfer.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import type { Transfer } from "#shared/schemas/transfer.ts";
import type { Operation, OperationOf } from "#shared/sync/operations.ts";
import { doneBy, type OperationRecord, ownState } from "#web/store/outbox/operation-record.ts";
import { type BookContext, newestFirst, ownDecision } from "#web/store/read-models/book-context.ts";
import { momentOf } from "#web/store/read-models/facts/moment-of.ts";
import { pendingFor, RowBook } from "#web/store/read-models/row-book.ts";

/**
 * A transfer as people see it. Own acts that the row does not hold yet are counted in: status, decision, sold and
 * returned pieces, and above all what is left.
 */
export type TransferRow = Transfer & {
  /** What the reseller still holds (T2); negative is an « écart ». */
  exactInStock: number;
  /** What screens show, never below zero. */
  shownInStock: number;
  /** An own act on it is not in the books yet. */
  isPending: boolean;
  resellerName: string;
};

export type TransferBook = RowBook<"transfers", TransferRow | undefined>;

export function openTransferBook(context: BookContext): TransferBook {
  return new RowBook({
    kind: "transfers",
    shopId: context.shopId,
    touches: transfersTouchedBy,
    view: (id, row, own) => transferRow(id, row, own, context),
    order: newestFirst,
  });
}

/** Transfers that an operation makes, decides or takes pieces from. */
function transfersTouchedBy(operation: Operation): readonly string[] {
  switch (operation.kind) {
    case "transfer":
      return [operation.id];
    case "transfer.decide":
      return [operation.body.transferId];
    default:
      return movesIn(operation).map(({ transferId }) => transferId);
  }
}

function transferRow(
  id: string,
  row: Transfer | undefined,
  own: readonly OperationRecord[],
  context: BookContext,
): TransferRow | undefined {
  const base = row ?? ownTransfer(own, context);
  if (!base) return undefined;
  const pending = pendingFor(row, own);
  const known = { quantity: base.inStock, rev: row?.rev ?? 0 };
  const moves = own.flatMap((record) =>
    movesIn(record.operation)
      .filter(({ transferId }) => transferId === id)
      .map(({ delta }) => ({ ...ownState(record), delta })),
  );
  const exactInStock = exactStock(known, moves);
  const resellerName = context.nameOf(base.resellerId) ?? "";
  return {
    ...base,
    ...decided(base, pending, context),
    ...counted(id, base, pending),
    exactInStock,
    shownInStock: shownStock(exactInStock),
    isPending: pending.length > 0,
    resellerName,
  };
}

/** The first own decision on a transfer that still waits for one. */
function decided(
  base: Transfer,
  pending: readonly OperationRecord[],
  context: BookContext,
): Pick<Transfer, "status" | "decided"> {
  const { status } = base;
  if (status !== "pending") return { status, decided: base.decided };
  for (const record of pending) {
    if (record.operation.kind !== "transfer.decide") continue;
    const { decision, note } = record.operation.body;
    return {
      status: decision === "confirm" ? "confirmed" : "rejected",
      decided: ownDecision(record, note, context),
    };
  }
  return { status, decided: base.decided };
}

/** Pieces sold and given back, own acts included. */
function counted(
  id: string,
  { sold, returned }: Transfer,
  pending: readonly OperationRecord[],
): Pick<Transfer, "sold" | "returned"> {
  let [soldNow, returnedNow] = [sold, returned];
  for (const { operation } of pending) {
    if (operation.kind === "transfer.return") returnedNow += operation.body.quantity;
    else if (operation.kind === "reseller-sale" || operation.kind === "reseller-sale.decide")
      for (const { transferId, delta } of movesIn(operation))
        if (transferId === id) soldNow -= delta;
  }
  return { sold: soldNow, returned: returnedNow };
}

/** An own transfer before its row is here. */
function ownTransfer(
  own: readonly OperationRecord[],
  { cut, roleOf }: BookContext,
): Transfer | undefined {
  const record = own.find(({ operation }) => operation.kind === "transfer");
  if (!record) return undefined;
  const { id, body } = record.operation as OperationOf<"transfer">;
  const { resellerId, productId, quantity, price, minPrice, by, origin } = body;
  return {
    id,
    productId,
    productName: record.shown.names[0] ?? productId,
    resellerId,
    quantity,
    sold: 0,
    returned: 0,
    inStock: quantity,
    price,
    minPrice,
    ...(by && { by }),
    status: transferStatusAtFirst(roleOf(record), origin),
    origin,
    byId: doneBy(record),
    ...momentOf(record, cut()),
    decided: null,
    flags: record.state === "applied" ? (record.reasons as Flag[]) : [],
    rev: 0,
  };
}

function movesIn(operation: Operation) {
  return changesTransfers(operation) ? transferMovesOf(operation) : [];
}

import { changeOf, exactBalance, pointsOf } from "#shared/rules/customer-account.ts";
import type { AccountMove } from "#shared/schemas/customer-account.ts";
import type { Operation, OperationOf } from "#shared/sync/operations.ts";
import { doneBy, type OperationRecord, ownState } from "#web/store/outbox/operation-record.ts";
import { newestFirst } from "#web/store/read-models/book-context.ts";
import { momentOf } from "#web/store/read-models/facts/moment-of.ts";
import { RowBook } from "#web/store/read-models/row-book.ts";
import type { TillContext } from "#web/store/read-models/tills/till-act-book.ts";
import { isToldOf, type NotebookOf } from "./notebook-of.ts";

type AccountOperation = OperationOf<"account.move" | "account.adjust">;

/** The account operation that somebody made, where it is told of this notebook. */
function ofAccount(notebook: NotebookOf, operation: Operation, by: string) {
  if (operation.kind !== "account.move" && operation.kind !== "account.adjust") return undefined;
  return isToldOf(notebook, operation, by) ? operation : undefined;
}

/** What a customer owes at this instant, in francs, below zero for a deposit (C3); and their points (Y1). */
export type Balance = { customerId: string; owed: number; points: number };
export type BalanceBook = RowBook<"accounts", Balance>;

/** What customers owe: the books' balances with own moves that they do not hold yet. */
export function openBalanceBook(notebook: NotebookOf): BalanceBook {
  return new RowBook<"accounts", Balance>({
    kind: "accounts",
    shopId: notebook.shopId,
    touches: (operation, by) => {
      const own = ofAccount(notebook, operation, by);
      return own ? [own.body.customerId] : [];
    },
    view: (customerId, row, own) => {
      const movedBy = (of: (operation: AccountOperation) => number) =>
        own.map((record) => ({
          ...ownState(record),
          change: of(record.operation as AccountOperation),
        }));
      const points = row && { balance: row.points ?? 0, rev: row.rev };
      return {
        customerId,
        owed: exactBalance(row, movedBy(changeOf)),
        points: exactBalance(points, movedBy(pointsOf)),
      };
    },
    order: (a, b) => b.owed - a.owed || (a.customerId < b.customerId ? -1 : 1),
  });
}

/** A line of an account as people see it: the server's row, or the device's own while it has not come back. */
export type AccountMoveRow = Omit<AccountMove, "rev"> & {
  sellerName: string;
  /** False until the server has answered. */
  sent: boolean;
};
export type AccountMoveBook = RowBook<"accountMoves", AccountMoveRow | undefined>;

export function openAccountMoveBook(context: TillContext & NotebookOf): AccountMoveBook {
  return new RowBook({
    kind: "accountMoves",
    shopId: context.shopId,
    touches: (operation, by) => (ofAccount(context, operation, by) ? [operation.id] : []),
    view: (_, row, own) =>
      row
        ? { ...row, sellerName: context.nameOf(row.sellerId, row.at) ?? "", sent: true }
        : ownMove(own[0], context),
    order: newestFirst,
  });
}

function ownMove(
  record: OperationRecord | undefined,
  { cut, code }: TillContext,
): AccountMoveRow | undefined {
  if (!record) return undefined;
  const operation = record.operation as AccountOperation;
  const isApplied = record.state === "applied";
  return {
    ...{ id: record.id, customerId: operation.body.customerId, kind: operation.body.kind },
    ...{ change: changeOf(operation), points: pointsOf(operation) },
    ...{ deviceAt: operation.at, ...momentOf(record, cut()) },
    ...{ sellerId: doneBy(record), sellerName: record.shown.sellerName },
    ...{ deviceCode: code(), seq: record.seq, receiptNo: record.shown.receiptNo ?? null },
    ...linked(operation),
    flags: isApplied ? (record.reasons as AccountMove["flags"]) : [],
    sent: isApplied,
  };
}

type Linked = Pick<
  AccountMove,
  "method" | "reference" | "saleIds" | "dueDay" | "ofChange" | "reason"
>;
const none: Linked = { method: null, reference: null, saleIds: [], dueDay: null, reason: "" };

function linked(operation: AccountOperation): Linked {
  if (operation.kind === "account.adjust") return { ...none, reason: operation.body.reason };
  const { body } = operation;
  if (body.kind === "payment") {
    const reference = ("reference" in body && body.reference) || null;
    const ofChange = ("ofChange" in body && body.ofChange) || null;
    return { ...none, method: body.method, reference, saleIds: body.saleIds ?? [], ofChange };
  }
  const dueDay = (body.kind === "charge" && body.dueDay) || null;
  return { ...none, saleIds: [body.saleId], dueDay };
}

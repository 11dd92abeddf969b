import { changeOf, exactBalance } from "#shared/rules/customer-account.ts";
import type { AccountMove } from "#shared/schemas/customer-account.ts";
import type { Operation, OperationOf } from "#shared/sync/operations.ts";
import { doneBy, type OperationRecord, ownState } from "#web/store/outbox/operation-record.ts";
import { newestFirst } from "#web/store/read-models/book-context.ts";
import { momentOf } from "#web/store/read-models/facts/moment-of.ts";
import { RowBook } from "#web/store/read-models/row-book.ts";
import type { TillContext } from "#web/store/read-models/tills/till-act-book.ts";

type AccountOperation = OperationOf<"account.move" | "account.adjust">;

const isOfAccount = (operation: Operation): operation is AccountOperation =>
  operation.kind === "account.move" || operation.kind === "account.adjust";

/** What a customer owes at this instant, in francs; below zero for a deposit (C3). */
export type Balance = { customerId: string; owed: number };
export type BalanceBook = RowBook<"accounts", Balance>;

/** What customers owe: the books' balances with own moves that they do not hold yet. */
export function openBalanceBook(shopId: string): BalanceBook {
  return new RowBook<"accounts", Balance>({
    kind: "accounts",
    shopId,
    touches: (operation) => (isOfAccount(operation) ? [operation.body.customerId] : []),
    view: (customerId, row, own) => ({
      customerId,
      owed: exactBalance(
        row,
        own.map((record) => ({
          ...ownState(record),
          change: changeOf(record.operation as AccountOperation),
        })),
      ),
    }),
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

export function openAccountMoveBook(context: TillContext): AccountMoveBook {
  return new RowBook({
    kind: "accountMoves",
    shopId: context.shopId,
    touches: (operation) => (isOfAccount(operation) ? [operation.id] : []),
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
    change: changeOf(operation),
    ...{ deviceAt: operation.at, ...momentOf(record, cut()) },
    ...{ sellerId: doneBy(record), sellerName: record.shown.sellerName },
    ...{ deviceCode: code(), seq: record.seq, receiptNo: record.shown.receiptNo ?? null },
    ...linked(operation),
    flags: isApplied ? (record.reasons as AccountMove["flags"]) : [],
    sent: isApplied,
  };
}

type Linked = Pick<AccountMove, "method" | "reference" | "saleIds" | "dueDay" | "reason">;
const none: Linked = { method: null, reference: null, saleIds: [], dueDay: null, reason: "" };

function linked(operation: AccountOperation): Linked {
  if (operation.kind === "account.adjust") return { ...none, reason: operation.body.reason };
  const { body } = operation;
  if (body.kind === "payment") {
    const reference = ("reference" in body && body.reference) || null;
    return { ...none, method: body.method, reference, saleIds: body.saleIds ?? [] };
  }
  const dueDay = (body.kind === "charge" && body.dueDay) || null;
  return { ...none, saleIds: [body.saleId], dueDay };
}

import { officeScope } from "#shared/rules/permissions.ts";
import type { Expense } from "#shared/schemas/expense.ts";
import { doneBy, type OperationRecord } from "#web/store/outbox/operation-record.ts";
import { newestFirst } from "#web/store/read-models/book-context.ts";
import { momentOf } from "#web/store/read-models/facts/moment-of.ts";
import { keptByScope } from "#web/store/read-models/kept-by-scope.ts";
import { openBooks } from "#web/store/read-models/open-books.ts";
import { RowBook } from "#web/store/read-models/row-book.ts";
import type { TillContext } from "#web/store/read-models/tills/till-act-book.ts";
import { toldExpense } from "./told-expense.ts";

/** An expense as the office sees it: the server's row, or the device's own while it has not come back (X4). */
export type ExpenseRow = Omit<Expense, "rev"> & {
  byName: string;
  /** False until the server has answered. */
  sent: boolean;
};
export type ExpenseBook = RowBook<"expenses", ExpenseRow | undefined>;

/** What a shop has spent, the newest first, opened once and kept fed; undefined for whoever is not of the office (X1). */
export const expensesIn = keptByScope(
  (device, shopId, scope) =>
    openBooks(device, { shopId, scope }, async ({ keep, onPeople, ...context }) => {
      const book = openExpenseBook(shopId, context);
      onPeople(() => book.refresh());
      await keep(device.feedOf(officeScope(shopId)), book);
      return book;
    }),
  "office",
);

type Context = Pick<TillContext, "cut" | "code" | "nameOf">;

function openExpenseBook(shopId: string, context: Context): ExpenseBook {
  return new RowBook({
    kind: "expenses",
    shopId,
    touches: ({ kind, id }) => (kind.startsWith("expense") ? [id] : []),
    view: (_, row, own) =>
      row
        ? { ...row, byName: context.nameOf(row.byId, row.at) ?? "", sent: true }
        : ownExpense(own[0], context),
    order: newestFirst,
  });
}

/** What an own operation told, as long as the books have not said so; undefined for any other kind. */
export function ownExpense(
  record: OperationRecord | undefined,
  { cut, code }: Pick<Context, "cut" | "code">,
): ExpenseRow | undefined {
  const told = record && toldExpense(record.operation);
  if (!told) return undefined;
  const sent = record.state === "applied";
  return {
    ...{ id: record.id, ...told, seq: record.seq },
    ...{ byId: doneBy(record), byName: record.shown.sellerName, deviceCode: code() },
    ...{ deviceAt: record.operation.at, ...momentOf(record, cut()) },
    ...{ flags: sent ? (record.reasons as Expense["flags"]) : [], sent },
  };
}

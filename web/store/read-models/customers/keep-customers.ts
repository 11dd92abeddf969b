import { officeScope } from "#shared/rules/permissions.ts";
import type { Device } from "#web/store/device.ts";
import { resellerOf } from "#web/store/hub/access.ts";
import { keptByScope } from "#web/store/read-models/kept-by-scope.ts";
import { openBooks } from "#web/store/read-models/open-books.ts";
import {
  type AccountMoveBook,
  type BalanceBook,
  openAccountMoveBook,
  openBalanceBook,
} from "./account-books.ts";
import { type CustomerBook, openCustomerBook } from "./customer-book.ts";
import type { NotebookOf } from "./notebook-of.ts";
import { WholeAccounts } from "./whole-accounts.ts";

/** The notebook of a shop, or of a reseller of it, or of its suppliers: who is in it, what each owes or is owed, and what happened on their accounts. */
export type Notebook = {
  customers: CustomerBook;
  balances: BalanceBook;
  moves: AccountMoveBook;
  /** The same with doubles as one. */
  whole: WholeAccounts;
};

/** The notebook that the signed-in person reads of a shop, opened once and kept fed; undefined when the signed-in person may not read it. */
export const notebookOf = keptByScope(
  (device, shopId, scope) => open(device, { shopId, reseller: resellerOf(scope) }, { scope }),
  "everybody",
);

/** The notebook of whom a shop buys from, opened once and kept fed; undefined for whoever is not of the office (G2). */
export const suppliersOf = keptByScope((device, shopId, scope) => {
  const rows = officeScope(shopId);
  return open(device, { shopId, suppliers: true }, { scope, rows });
}, "office");

function open(
  device: Device,
  notebook: NotebookOf,
  { scope, rows = scope }: { scope: string; rows?: string },
): Promise<Notebook> {
  const { shopId } = notebook;
  return openBooks(device, { shopId, scope }, async ({ keep, onPeople, ...context }) => {
    const moves = openAccountMoveBook({ ...context, ...notebook });
    const customers = openCustomerBook(notebook);
    const balances = openBalanceBook(notebook);
    onPeople(() => moves.refresh());
    await keep(device.feedOf(rows), customers, balances, moves);
    const books = { customers, balances, moves };
    return { ...books, whole: new WholeAccounts(books) };
  });
}

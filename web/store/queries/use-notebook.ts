import type { OpenStore } from "#web/store/opened-store.ts";
import type { AccountMoveRow, Balance } from "#web/store/read-models/customers/account-books.ts";
import type { CustomerRow } from "#web/store/read-models/customers/customer-book.ts";
import { type Notebook, notebookOf } from "#web/store/read-models/customers/keep-customers.ts";
import { Lazy } from "#web/store/read-models/lazy.ts";
import { useBookList } from "./use-goods.ts";
import { useLive, useShopView, useStore } from "./use-store.ts";

export type { AccountMoveRow, Balance, CustomerRow };

const lates = new WeakMap<OpenStore, Map<string, Lazy<Notebook>>>();

function lateNotebook(store: OpenStore, shopId: string, scope: string): Lazy<Notebook> {
  const own = lates.get(store) ?? new Map<string, Lazy<Notebook>>();
  lates.set(store, own);
  const late =
    own.get(scope) ?? new Lazy(() => notebookOf(store.device, shopId), store.device.readModels);
  own.set(scope, late);
  return late;
}

function useNotebook(shopId: string): Notebook | undefined {
  const store = useStore();
  const scope = useShopView(shopId)?.scope;
  const late = store && scope ? lateNotebook(store, shopId, scope) : undefined;
  return useLive(late, () => late?.get());
}

/** Whether the notebook of a shop has been read from this device. */
export function useNotebookRead(shopId: string): boolean {
  return useNotebook(shopId) !== undefined;
}

/** Customers of a shop by name, archived ones and own unsent acts among them. */
export function useCustomers(shopId: string): readonly CustomerRow[] {
  return useBookList(useNotebook(shopId)?.customers);
}

/** What each owes in francs, the largest first; below zero for a deposit. */
export function useBalances(shopId: string): readonly Balance[] {
  return useBookList(useNotebook(shopId)?.balances);
}

/** What happened on all accounts, the newest first, own unsent moves among them. */
export function useAccountMoves(shopId: string): readonly AccountMoveRow[] {
  return useBookList(useNotebook(shopId)?.moves);
}

/** One customer; undefined when this device does not know them. */
export function useCustomer(shopId: string, id: string): CustomerRow | undefined {
  const book = useNotebook(shopId)?.customers;
  return useLive(book, () => book?.get(id));
}

/** What one customer owes in francs; below zero for a deposit. */
export function useOwed(shopId: string, customerId: string): number {
  const book = useNotebook(shopId)?.balances;
  return useLive(book, () => book?.get(customerId)?.owed ?? 0);
}

import { useMemo } from "react";
import type { OpenStore } from "#web/store/opened-store.ts";
import type { AccountMoveRow, Balance } from "#web/store/read-models/customers/account-books.ts";
import type { CustomerRow } from "#web/store/read-models/customers/customer-book.ts";
import {
  type Notebook,
  notebookOf,
  suppliersOf,
} from "#web/store/read-models/customers/keep-customers.ts";
import { Lazy } from "#web/store/read-models/lazy.ts";
import { useSuppliersSide } from "./notebook-side.ts";
import { useBookList } from "./use-goods.ts";
import { useLive, useShopView, useStore } from "./use-store.ts";

export type { AccountMoveRow, Balance, CustomerRow };

const lates = new WeakMap<OpenStore, Map<string, Lazy<Notebook>>>();

/** The notebook of a shop, or of those whom it buys from, from its opening on. */
export function lateNotebook(
  store: OpenStore,
  shopId: string,
  scope: string,
  suppliers = false,
): Lazy<Notebook> {
  const own = lates.get(store) ?? new Map<string, Lazy<Notebook>>();
  lates.set(store, own);
  const { device } = store;
  const key = `${scope} ${suppliers}`;
  const open = () => (suppliers ? suppliersOf : notebookOf)(device, shopId);
  const late = own.get(key) ?? new Lazy(open, device.readModels);
  own.set(key, late);
  return late;
}

function useNotebook(shopId: string): Notebook | undefined {
  return useNotebookOf(shopId, useSuppliersSide());
}

function useNotebookOf(shopId: string, suppliers: boolean): Notebook | undefined {
  const store = useStore();
  const scope = useShopView(shopId)?.scope;
  const late = store && scope ? lateNotebook(store, shopId, scope, suppliers) : undefined;
  return useLive(late, () => late?.get());
}

/** The notebook of a shop's customers, or of whom it buys from, whatever stands around; undefined until it has been read. */
export function useWholeNotebook(shopId: string, suppliers: boolean) {
  const store = useStore();
  const scope = useShopView(shopId)?.scope;
  const late = store && scope ? lateNotebook(store, shopId, scope, suppliers) : undefined;
  const notebook = useLive(late, () => late?.get());
  return useLive(notebook?.whole, () => notebook?.whole.now());
}

/** Whether the notebook of a shop has been read from this device. */
export function useNotebookRead(shopId: string): boolean {
  return useNotebook(shopId) !== undefined;
}

const nothing: readonly never[] = [];

/** Customers of a shop by name, archived ones and own unsent acts among them; doubles that were merged are one. */
export function useCustomers(shopId: string): readonly CustomerRow[] {
  const whole = useNotebook(shopId)?.whole;
  return useLive(whole, () => whole?.now().customers ?? nothing);
}

/** Whoever buys here, or those whom the shop buys from, by name: on any screen, whatever it is about. */
export function usePeople(shopId: string, suppliers: boolean): readonly CustomerRow[] {
  const whole = useNotebookOf(shopId, suppliers)?.whole;
  return useLive(whole, () => whole?.now().customers ?? nothing);
}

/** What each of them owes, as `useBalances`, on any screen. */
export function useBalancesOf(shopId: string, suppliers: boolean): readonly Balance[] {
  const whole = useNotebookOf(shopId, suppliers)?.whole;
  return useLive(whole, () => whole?.now().balances ?? nothing);
}

/** What moved their accounts, as `useAccountMoves`, on any screen. */
export function useAccountMovesOf(shopId: string, suppliers: boolean): readonly AccountMoveRow[] {
  const whole = useNotebookOf(shopId, suppliers)?.whole;
  return useLive(whole, () => whole?.now().moves ?? nothing);
}

/** What each owes in francs, the largest first; below zero for a deposit. */
export function useBalances(shopId: string): readonly Balance[] {
  const whole = useNotebook(shopId)?.whole;
  return useLive(whole, () => whole?.now().balances ?? nothing);
}

/** What moved francs on all accounts, the newest first, own unsent moves among them; each under who stands for its customer. */
export function useAccountMoves(shopId: string): readonly AccountMoveRow[] {
  const whole = useNotebook(shopId)?.whole;
  return useLive(whole, () => whole?.now().moves ?? nothing);
}

/** What moved points, the newest first, as `useAccountMoves`. */
export function usePointMoves(shopId: string): readonly AccountMoveRow[] {
  const whole = useNotebook(shopId)?.whole;
  return useLive(whole, () => whole?.now().pointMoves ?? nothing);
}

/** One customer, merged into another or not; undefined when this device does not know them. */
export function useCustomer(shopId: string, id: string): CustomerRow | undefined {
  const book = useNotebook(shopId)?.customers;
  return useLive(book, () => book?.get(id));
}

/** Who stands for a customer: they themselves, unless they were merged into another (C8). */
export function useRootOf(shopId: string, customerId: string): string {
  const whole = useNotebook(shopId)?.whole;
  return useLive(whole, () => whole?.rootOf(customerId) ?? customerId);
}

/** Those who were merged into a customer, by name. */
export function useDoubles(shopId: string, customerId: string): readonly CustomerRow[] {
  const notebook = useNotebook(shopId);
  const noted = useBookList(notebook?.customers);
  return useMemo(
    () => noted.filter(({ id }) => id !== customerId && notebook?.whole.rootOf(id) === customerId),
    [noted, notebook, customerId],
  );
}

/** What one customer owes in francs, and all who are one with them; below zero for a deposit. */
export function useOwed(shopId: string, customerId: string): number {
  const whole = useNotebook(shopId)?.whole;
  return useLive(whole, () => whole?.owed(customerId) ?? 0);
}

/** The points of one customer, and of all who are one with them; below zero where more was spent than there was. */
export function usePoints(shopId: string, customerId: string): number {
  const whole = useNotebook(shopId)?.whole;
  return useLive(whole, () => whole?.points(customerId) ?? 0);
}

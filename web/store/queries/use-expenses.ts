import { useMemo } from "react";
import { dayCutOf } from "#shared/rules/business-day.ts";
import type { OpenStore } from "#web/store/opened-store.ts";
import { doneBy } from "#web/store/outbox/operation-record.ts";
import {
  type ExpenseBook,
  type ExpenseRow,
  expensesIn,
  ownExpense,
} from "#web/store/read-models/expenses/keep-expenses.ts";
import { Lazy } from "#web/store/read-models/lazy.ts";
import { useDayCut } from "./use-day-cut.ts";
import { useBookList } from "./use-goods.ts";
import { useLive, useShopView, useStore } from "./use-store.ts";
import { useWaitingOperations } from "./use-waiting-operations.ts";

export type { ExpenseRow };

const lates = new WeakMap<OpenStore, Map<string, Lazy<ExpenseBook>>>();

function useExpenseBook(shopId: string): ExpenseBook | undefined {
  const store = useStore();
  const scope = useShopView(shopId)?.scope;
  const late = store && scope ? lateBook(store, shopId, scope) : undefined;
  return useLive(late, () => late?.get());
}

function lateBook(store: OpenStore, shopId: string, scope: string): Lazy<ExpenseBook> {
  const own = lates.get(store) ?? new Map<string, Lazy<ExpenseBook>>();
  lates.set(store, own);
  const { device } = store;
  const late = own.get(scope) ?? new Lazy(() => expensesIn(device, shopId), device.readModels);
  own.set(scope, late);
  return late;
}

/** What a shop has spent and what undid some of it, the newest first, own unsent facts among it; for the office. */
export function useExpenses(shopId: string): readonly ExpenseRow[] {
  return useBookList(useExpenseBook(shopId));
}

/** Whether it has been read from this device. */
export function useExpensesRead(shopId: string): boolean {
  return useExpenseBook(shopId) !== undefined;
}

/** What somebody told of expenses that waits on this device, the newest first: all that a seller sees of them (X1). */
export function useWaitingExpenses(shopId: string, userId: string): readonly ExpenseRow[] {
  const waiting = useWaitingOperations();
  const cut = useDayCut(shopId);
  const device = useStore()?.device;
  return useMemo(() => {
    const context = {
      cut: () => dayCutOf(cut),
      code: () => device?.accessTo(shopId)?.deviceCode ?? "",
    };
    return waiting
      .filter(
        (record) =>
          record.state === "waiting" &&
          record.operation.shopId === shopId &&
          doneBy(record) === userId,
      )
      .flatMap((record) => ownExpense(record, context) ?? [])
      .reverse();
  }, [waiting, cut, device, shopId, userId]);
}

import { useDeferredValue, useMemo } from "react";
import { pricedPer } from "#shared/rules/ware.ts";
import { watch } from "#shared/rules/watch.ts";
import type { WatchedDebt, WatchFacts, WatchItem } from "#shared/rules/watch-facts.ts";
import { useToOrder } from "#web/blocks/forecast/use-to-order.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { ageOf } from "#web/blocks/notebook/age-of-debt.ts";
import { notebookLines } from "#web/blocks/notebook/notebook-lines.ts";
import { businessDay } from "#web/i18n/dates.ts";
import { useCatalogue } from "#web/store/queries/use-catalogue.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useDevices } from "#web/store/queries/use-devices.ts";
import { useLosses } from "#web/store/queries/use-losses.ts";
import { useAccountMovesOf, useBalancesOf, usePeople } from "#web/store/queries/use-notebook.ts";
import { useReturns } from "#web/store/queries/use-returns.ts";
import { useTickets, useTicketsRead } from "#web/store/queries/use-tickets.ts";
import { useTillActs } from "#web/store/queries/use-till.ts";

type RunningOut = WatchFacts["runningOut"];
const none: readonly never[] = [];

/**
 * What asks for the owner's eyes in a shop, from what this device holds; undefined until that has been read. Goods that
 * run out are told by who works that out.
 */
export function useWatch(
  shopId: string,
  runningOut: RunningOut = none,
): readonly WatchItem[] | undefined {
  const now = useNow();
  const today = businessDay(now, useDayCut(shopId));
  const isRead = useTicketsRead(shopId);
  const sales = useTickets(shopId);
  const returns = useReturns(shopId);
  const tillActs = useTillActs(shopId);
  const losses = useLosses(shopId);
  const catalogue = useCatalogue(shopId);
  const debts = useDebts(shopId, false, today);
  const suppliers = useDebts(shopId, true, today);
  const { devices } = useDevices(useMemo(() => [shopId], [shopId]));
  const hour = new Date(now).toISOString().slice(0, 13);
  const facts = useMemo(
    (): WatchFacts | undefined =>
      isRead && catalogue
        ? {
            ...{
              today,
              now: `${hour}:59:59.999Z`,
              sales,
              returns,
              tillActs,
              losses: losses ?? none,
            },
            productOf: (id) => {
              const item = catalogue.get(id);
              return (
                item && {
                  ...{ price: item.price, category: item.category ?? "" },
                  per: item.unit ? pricedPer(item.unit) : 1,
                }
              );
            },
            ...{ runningOut, debts, suppliers },
            devices: devices
              .filter(({ isOwn }) => !isOwn)
              .map(({ code, lastSeenAt, announced, receivedUpTo }) => ({
                ...{ code, lastSeenAt, waiting: announced - receivedUpTo },
              })),
          }
        : undefined,
    [
      isRead,
      catalogue,
      today,
      hour,
      sales,
      returns,
      tillActs,
      losses,
      runningOut,
      debts,
      suppliers,
      devices,
    ],
  );
  // Three months of tickets take a moment on a small telephone: whatever is touched meanwhile comes first.
  const settled = useDeferredValue(facts);
  return useMemo(() => settled && watch(settled), [settled]);
}

/** Whoever owes in the notebook, or is owed, and since when that has been due. */
function useDebts(shopId: string, suppliers: boolean, today: string): readonly WatchedDebt[] {
  const customers = usePeople(shopId, suppliers);
  const balances = useBalancesOf(shopId, suppliers);
  const moves = useAccountMovesOf(shopId, suppliers);
  return useMemo(
    () =>
      notebookLines({ customers, balances, moves }, today).flatMap(({ id, owed, oldest }) => {
        const age = oldest && ageOf(oldest, today);
        if (owed <= 0 || !age) return [];
        // Where no day was agreed nothing is due: a supplier waits, a customer is late with what is old.
        if (suppliers && !age.isAgreed) return [];
        return [{ id, owed, daysLate: age.days }];
      }),
    [customers, balances, moves, today, suppliers],
  );
}

/** Goods that run out before more can come, with what a day of them sells, by the forecast that orders follow. */
export function useRunningOut(shopId: string): RunningOut {
  const { forecast, groups } = useToOrder(shopId);
  const catalogue = useCatalogue(shopId);
  const forecasts = forecast.state === "ready" ? forecast.products : undefined;
  return useMemo(() => {
    const daily = new Map(forecasts?.map((one) => [one.productId, one.daily[0] ?? 0]));
    return (groups ?? none).flatMap(({ lines }) =>
      lines.flatMap(({ productId, daysLeft, isLate }) => {
        const item = catalogue?.get(productId);
        if (!item || !isLate) return [];
        const per = item.unit ? pricedPer(item.unit) : 1;
        return [{ productId, daysLeft, daily: ((daily.get(productId) ?? 0) * item.price) / per }];
      }),
    );
  }, [groups, forecasts, catalogue]);
}

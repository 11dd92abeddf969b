import { useMemo } from "react";
import { comingOf, daysTaken } from "#shared/rules/order.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { businessDay } from "#web/i18n/dates.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useOrders } from "#web/store/queries/use-orders.ts";
import { usePurchases, usePurchasesRead } from "#web/store/queries/use-purchases.ts";
import { useOrderSteps, useStockLevels } from "#web/store/queries/use-stock-levels.ts";
import { type SupplierToOrder, toOrder } from "./to-order.ts";
import { type Forecast, useForecast } from "./use-forecast.ts";

/** What will run out before it can come, under whom it is bought of; undefined while it is being worked out. */
export function useToOrder(shopId: string): {
  forecast: Forecast;
  groups: readonly SupplierToOrder[] | undefined;
} {
  const today = businessDay(useNow(), useDayCut(shopId));
  const forecast = useForecast(shopId, today);
  const stocks = useStockLevels(shopId);
  const steps = useOrderSteps(shopId);
  const purchases = usePurchases(shopId);
  const orders = useOrders(shopId);
  const isRead = usePurchasesRead(shopId);
  const forecasts = forecast.state === "ready" && isRead ? forecast.products : undefined;
  const groups = useMemo(
    () =>
      forecasts &&
      toOrder({
        ...{ forecasts, stocks, steps, purchases, coming: comingOf(orders, purchases) },
        took: daysTaken(orders, purchases),
      }),
    [forecasts, stocks, steps, purchases, orders],
  );
  return { forecast, groups };
}

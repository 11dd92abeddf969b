import { useMemo } from "react";
import { type DayCut, dayCutOf } from "#shared/rules/business-day.ts";
import { useShop } from "./use-shop.ts";

/** How a shop cuts its days; as in Douala until the shop has been read, or where it is not theirs to read. */
export function useDayCut(shopId: string): DayCut {
  const { timeZone, dayTurnsAt } = dayCutOf(useShop(shopId));
  return useMemo(() => ({ timeZone, dayTurnsAt }), [timeZone, dayTurnsAt]);
}

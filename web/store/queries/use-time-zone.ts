import { defaultTimeZone } from "#shared/rules/business-day.ts";
import { useShop } from "./use-shop.ts";

/** The zone in which a shop cuts its days; that of Douala until the shop has been read, or where it is not theirs to read. */
export function useTimeZone(shopId: string): string {
  return useShop(shopId)?.timeZone ?? defaultTimeZone;
}

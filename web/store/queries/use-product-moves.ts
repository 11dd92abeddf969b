import { useMemo } from "react";
import { dayCutOf } from "#shared/rules/business-day.ts";
import { type ProductMove, productMoves } from "#web/store/read-models/catalogue/product-moves.ts";
import { useGoods } from "./use-goods.ts";
import { usePurchases } from "./use-purchases.ts";
import { useLive, useShopView, useStore } from "./use-store.ts";

const none: readonly ProductMove[] = [];
const kept = 90 * 86_400_000;

/** Entries and exits of one product in the last 90 days, newest first, own unsent ones among them. */
export function useProductMoves(shopId: string, productId: string): readonly ProductMove[] {
  const device = useStore()?.device;
  const view = useShopView(shopId);
  const goods = useGoods(shopId);
  const purchases = usePurchases(shopId);
  const adjustments = useLive(view?.adjustments, () => view?.adjustments.get());
  const source = useMemo(() => {
    if (!device || !view || !goods || !adjustments) return undefined;
    const tickets = view.tickets();
    const { transfers, resellerSales, shopTransfers, returns } = goods;
    const parts = [tickets, adjustments, transfers, resellerSales, shopTransfers, returns];
    let known: readonly ProductMove[] | null = null;
    const read = () => {
      known ??= productMoves({
        productId,
        cut: dayCutOf(goods.shop.list()[0]),
        since: new Date(device.clock() - kept).toISOString(),
        tickets: tickets.all(),
        adjustments: adjustments.list(),
        purchases,
        goods,
        own: device.outbox.records().filter(({ operation }) => operation.shopId === shopId),
      });
      return known;
    };
    const subscribe = (listener: () => void) => {
      const changed = () => {
        known = null;
        listener();
      };
      const stops = [device.outbox, ...parts].map((part) => part.subscribe(changed));
      return () => {
        for (const stop of stops) stop();
      };
    };
    return { read, subscribe };
  }, [device, view, goods, adjustments, purchases, shopId, productId]);
  return useLive(source, () => source?.read() ?? none);
}

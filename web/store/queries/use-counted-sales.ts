import { useMemo } from "react";
import type { CountOfSale } from "#shared/rules/sell-by-count.ts";
import { happenedAt } from "#web/store/outbox/operation-record.ts";
import { useLive, useShopView } from "./use-store.ts";
import { useWaitingOperations } from "./use-waiting-operations.ts";

/** Counts that were turned into sales, own unsent ones among them. */
export function useCountedSales(shopId: string): readonly Omit<CountOfSale, "deviceCode">[] {
  const view = useShopView(shopId);
  const rows = useLive(view?.adjustments, () => view?.adjustments.get());
  const adjustments = useLive(rows, () => rows?.list());
  const own = useWaitingOperations();
  return useMemo(() => {
    const known = (adjustments ?? []).flatMap(({ sale, productId, at }) =>
      sale ? [{ saleId: sale.id, rev: sale.rev, productId, at }] : [],
    );
    const waiting = own.flatMap(({ operation }) => {
      if (operation.kind !== "adjust" || operation.shopId !== shopId) return [];
      const { body, clockOffset } = operation;
      if (body.mode !== "count" || !body.sale) return [];
      const { sale, productId, countedAt = operation.at } = body;
      const at = new Date(happenedAt({ at: countedAt, clockOffset })).toISOString();
      return [{ saleId: sale.id, rev: sale.rev, productId, at }];
    });
    return [...known, ...waiting];
  }, [adjustments, own, shopId]);
}

import { useMemo } from "react";
import { isLoss, type LostRow } from "#shared/rules/losses.ts";
import { adjustmentDelta } from "#shared/rules/stock.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { momentOf } from "#web/store/read-models/facts/moment-of.ts";
import { useDayCut } from "./use-day-cut.ts";
import { useLive, useShopView, useStore } from "./use-store.ts";

const none: readonly LostRow[] = [];

/** Pieces that were lost in the last 90 days, own unsent ones among them; undefined until they have been read. */
export function useLosses(shopId: string): readonly LostRow[] | undefined {
  const view = useShopView(shopId);
  const cut = useDayCut(shopId);
  const outbox = useStore()?.device.outbox;
  const adjustments = useLive(view?.adjustments, () => view?.adjustments.get());
  const rows = useLive(adjustments, () => adjustments?.list());
  const own = useMemo(() => {
    let known: readonly OperationRecord[] | undefined;
    return {
      subscribe: (listener: () => void) =>
        outbox?.subscribe(() => {
          known = undefined;
          listener();
        }) ?? (() => undefined),
      read: () => {
        known ??= (outbox?.records() ?? []).filter(
          ({ state, operation: { kind, shopId: of } }) =>
            kind === "adjust" && of === shopId && state !== "refused",
        );
        return known;
      },
    };
  }, [outbox, shopId]);
  const records = useLive(own, own.read);
  return useMemo(() => {
    if (!rows) return undefined;
    const here = new Set(rows.map(({ id }) => id));
    const told = records.flatMap((record): LostRow[] => {
      const { operation } = record;
      if (operation.kind !== "adjust" || here.has(record.id)) return [];
      const { body } = operation;
      const loss = body.mode === "increase" ? undefined : body.loss;
      const delta = adjustmentDelta(body);
      return [{ productId: body.productId, delta, loss, day: momentOf(record, cut).day }];
    });
    const lost = [...rows, ...told].filter(isLoss);
    return lost.length > 0 ? lost : none;
  }, [rows, records, cut]);
}

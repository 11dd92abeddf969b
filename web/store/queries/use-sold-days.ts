import { useMemo } from "react";
import { netPieces } from "#shared/rules/figures.ts";
import type { SoldOnDay } from "#shared/rules/forecast.ts";
import type { OpenStore } from "#web/store/opened-store.ts";
import { Memo } from "#web/store/read-models/memo.ts";
import { subscribeLate, told } from "./late-sources.ts";
import { figuresBookOf } from "./use-figures.ts";
import { useLive, useStore } from "./use-store.ts";

/** What was sold on each day that this device knows wholly, and the first of these days. */
export type SoldDays = { from: string; sold: readonly SoldOnDay[] };

const dayLength = 86_400_000;

/**
 * What a shop sold of each product, day by day, before `today`: as far back as single days are known here. Undefined until
 * it has been read; the same object until something of those days changes, which a sale of today does not.
 */
export function useSoldDays(shopId: string, today: string): SoldDays | undefined {
  const store = useStore();
  const source = useMemo(
    () => (store ? soldDays(store, shopId, today) : undefined),
    [store, shopId, today],
  );
  return useLive(source, () => source?.read());
}

function soldDays(store: OpenStore, shopId: string, today: string) {
  const days = new Memo<readonly SoldOnDay[]>();
  const all = new Memo<SoldDays>();
  const read = (): SoldDays | undefined => {
    const book = figuresBookOf(store, shopId);
    if (!book?.isLoaded) return undefined;
    const { detailFrom, knownFrom } = book;
    const from = knownFrom === null || knownFrom < detailFrom ? detailFrom : knownFrom;
    if (knownFrom === null || from >= today)
      return all.of("", [today], () => ({ from: today, sold: [] }));
    const lists = daysBetween(from, today).map((day) => {
      const figures = book.products({ from: day, to: day });
      return days.of(day, [figures], () =>
        figures.map((one) => ({ productId: one.productId, day, pieces: netPieces(one) })),
      );
    });
    return all.of("", lists, () => ({ from, sold: lists.flat() }));
  };
  const sources = () => [
    told(store.device.outbox),
    told(store.views.of(shopId)?.goods),
    told(figuresBookOf(store, shopId)),
  ];
  return { read, subscribe: (listener: () => void) => subscribeLate(sources, listener) };
}

/** Days from the first on, the last left out. */
function daysBetween(from: string, to: string): string[] {
  const first = Date.parse(`${from}T00:00:00Z`);
  const count = Math.round((Date.parse(`${to}T00:00:00Z`) - first) / dayLength);
  return Array.from({ length: count }, (_, at) =>
    new Date(first + at * dayLength).toISOString().slice(0, 10),
  );
}

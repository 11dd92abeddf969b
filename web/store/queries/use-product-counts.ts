import { useMemo } from "react";
import type { OpenStore } from "#web/store/opened-store.ts";
import { Memo } from "#web/store/read-models/memo.ts";
import { catalogueSources, subscribeLate, told } from "./late-sources.ts";
import { useLive, useStore } from "./use-store.ts";

/** How many products each of some shops sells; without the shops whose catalogue has not been read. */
export function useProductCounts(shopIds: readonly string[]): ReadonlyMap<string, number> {
  const store = useStore();
  const ids = shopIds.join(" ");
  const source = useMemo(
    () => (store ? countsOf(store, ids.split(" ").filter(Boolean)) : undefined),
    [store, ids],
  );
  return useLive(source, () => source?.get() ?? none);
}

const none: ReadonlyMap<string, number> = new Map();

function countsOf(store: OpenStore, shopIds: readonly string[]) {
  const same = new Memo<ReadonlyMap<string, number>>();
  const catalogueOf = (shopId: string) => store.views.of(shopId)?.catalogue();
  const get = () => {
    const counts = shopIds.map((shopId) => catalogueOf(shopId)?.ids().length);
    return same.of(
      "",
      counts,
      () =>
        new Map(
          shopIds.flatMap((shopId, at): [string, number][] => {
            const count = counts[at];
            return count === undefined ? [] : [[shopId, count]];
          }),
        ),
    );
  };
  // A catalogue opens when it has been read, which may be after the first look.
  const sources = () => [
    told(store.device.outbox),
    ...shopIds.flatMap((shopId) => catalogueSources(store.views.of(shopId))),
  ];
  const subscribe = (listener: () => void) => subscribeLate(sources, listener);
  return { get, subscribe };
}

import { useMemo } from "react";
import { type DayCut, dayCutOf } from "#shared/rules/business-day.ts";
import type { OpenStore } from "#web/store/opened-store.ts";
import { Memo } from "#web/store/read-models/memo.ts";
import { subscribeLate, told } from "./late-sources.ts";
import { useLive, useStore } from "./use-store.ts";

const none: ReadonlyMap<string, DayCut> = new Map();

/** How several shops cut their days, by shop. The same map until one of them changes. */
export function useDayCuts(shopIds: readonly string[]): ReadonlyMap<string, DayCut> {
  const store = useStore();
  const ids = shopIds.join(" ");
  const source = useMemo(
    () => (store ? cutsSource(store, ids.split(" ").filter(Boolean)) : undefined),
    [store, ids],
  );
  return useLive(source, () => source?.read() ?? none);
}

function cutsSource(store: OpenStore, shopIds: readonly string[]) {
  const same = new Memo<ReadonlyMap<string, DayCut>>();
  const shopOf = (id: string) => store.views.of(id)?.shop;
  return {
    read: () => {
      const cuts = shopIds.map((id) => [id, dayCutOf(shopOf(id)?.get())] as const);
      const parts = cuts.flatMap(([, { timeZone, dayTurnsAt }]) => [timeZone, dayTurnsAt]);
      return same.of("", parts, () => new Map(cuts));
    },
    // A shop is there as soon as the person's access to it is known.
    subscribe: (listener: () => void) =>
      subscribeLate(
        () => [told(store.device.outbox), ...shopIds.map((id) => told(shopOf(id)))],
        listener,
      ),
  };
}

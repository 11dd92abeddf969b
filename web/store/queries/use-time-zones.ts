import { useMemo } from "react";
import { defaultTimeZone } from "#shared/rules/business-day.ts";
import type { OpenStore } from "#web/store/current-store.ts";
import { Same } from "#web/store/read-models/same.ts";
import { subscribeLate, told } from "./late-sources.ts";
import { useLive, useStore } from "./use-store.ts";

const none: ReadonlyMap<string, string> = new Map();

/** The zones in which several shops cut their days, by shop. The same map until one of them changes. */
export function useTimeZones(shopIds: readonly string[]): ReadonlyMap<string, string> {
  const store = useStore();
  const ids = shopIds.join(" ");
  const source = useMemo(
    () => (store ? zonesSource(store, ids.split(" ").filter(Boolean)) : undefined),
    [store, ids],
  );
  return useLive(source, () => source?.read() ?? none);
}

function zonesSource(store: OpenStore, shopIds: readonly string[]) {
  const same = new Same<ReadonlyMap<string, string>>();
  const shopOf = (id: string) => store.views.of(id)?.shop;
  return {
    read: () => {
      const zones = shopIds.map((id) => shopOf(id)?.get()?.timeZone ?? defaultTimeZone);
      return same.of("", zones, () => new Map(shopIds.map((id, at) => [id, zones[at] ?? ""])));
    },
    // A shop is there as soon as the person's access to it is known.
    subscribe: (listener: () => void) =>
      subscribeLate(
        () => [told(store.device.outbox), ...shopIds.map((id) => told(shopOf(id)))],
        listener,
      ),
  };
}

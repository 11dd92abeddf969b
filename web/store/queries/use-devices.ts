import { useEffect, useMemo } from "react";
import type { DeviceStatus } from "#shared/schemas/device.ts";
import { browserTimers } from "#web/store/browser-ports.ts";
import type { OpenStore } from "#web/store/opened-store.ts";
import { Memo } from "#web/store/read-models/memo.ts";
import { DeviceList, type HeardDevices } from "./device-list.ts";
import { useLive, useStore } from "./use-store.ts";
import { useSyncState } from "./use-sync-state.ts";

/** A device of one of the shops asked for. */
export type ShopDevice = DeviceStatus & {
  shopId: string;
  /** It is this very device: what it has not sent is known here. */
  isOwn: boolean;
};

export type Devices = {
  devices: readonly ShopDevice[];
  state: "loading" | "fresh" | "old" | "unavailable";
};

const loading: Devices = { devices: [], state: "loading" };

/**
 * Which devices of these shops still hold unsent operations: asked of the server, the last answer kept when it is out
 * of reach. Only for shops whose devices the person may see.
 */
export function useDevices(shopIds: readonly string[]): Devices {
  const store = useStore();
  const { lastExchangeAt } = useSyncState();
  const key = shopIds.join(" ");
  const source = useMemo(
    () => (store ? devicesSource(store, key.split(" ").filter(Boolean)) : undefined),
    [store, key],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: every exchange may have changed what is missing
  useEffect(() => source?.renew(), [source, lastExchangeAt]);
  return useLive(source, () => source?.get() ?? loading);
}

const lists = new WeakMap<OpenStore, Map<string, DeviceList>>();

/** The list of a shop's devices, one for the whole page. */
function listOf(store: OpenStore, shopId: string): DeviceList {
  const known = lists.get(store) ?? new Map<string, DeviceList>();
  lists.set(store, known);
  const ask = () => store.askDevices(shopId);
  const { clock } = store.device;
  const list = known.get(shopId) ?? new DeviceList({ ask, clock, timers: browserTimers });
  known.set(shopId, list);
  return list;
}

function devicesSource(store: OpenStore, shopIds: readonly string[]) {
  const own = shopIds.map((shopId) => ({ shopId, list: listOf(store, shopId) }));
  const kept = new Memo<Devices>();
  return {
    get: () => {
      const heard = own.map(({ shopId, list }) => {
        const ownCode = store.device.accessTo(shopId)?.deviceCode;
        return { shopId, ownCode, heard: list.get() };
      });
      const from = heard.flatMap(({ heard: one, ownCode }) => [one, ownCode]);
      return kept.of("", from, () => ({
        devices: heard.flatMap(({ shopId, ownCode, heard: { devices = [] } }) =>
          devices.map((device) => ({ ...device, shopId, isOwn: device.code === ownCode })),
        ),
        state: stateOf(heard.map((one) => one.heard)),
      }));
    },
    subscribe: (listener: () => void) => {
      const stops = own.map(({ list }) => list.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    renew: () => {
      for (const { list } of own) list.renew();
    },
  };
}

/** Of several shops together: as good as the one of which least is known. */
export function stateOf(heard: readonly HeardDevices[]): Devices["state"] {
  const unheard = heard.filter(({ devices }) => devices === undefined);
  if (unheard.some(({ isFailed }) => isFailed)) return "unavailable";
  if (unheard.length > 0) return "loading";
  return heard.some(({ isFailed }) => isFailed) ? "old" : "fresh";
}

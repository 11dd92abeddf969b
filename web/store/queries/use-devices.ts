import { useEffect, useState } from "react";
import type { DeviceStatus } from "#shared/schemas/device.ts";
import { TransportFailure } from "#web/store/ports.ts";
import { useStore } from "./use-store.ts";
import { useSyncState } from "./use-sync-state.ts";

export type Devices = {
  devices: readonly DeviceStatus[];
  /** When they were last told, device clock in ms. */
  heardAt: number | undefined;
  state: "loading" | "fresh" | "old" | "unavailable";
};

const askEvery = 60_000;
/** Exchanges come in quick rows: the list is not asked for with every one of them. */
const notBefore = 5000;
const none: readonly DeviceStatus[] = [];
/** The last answer for each shop, kept while the page is open. */
const lastHeard = new Map<string, { devices: readonly DeviceStatus[]; heardAt: number }>();

/** Which devices of a shop still hold unsent operations: asked of the server, the last answer kept when it is out of reach. */
export function useDevices(shopId: string): Devices {
  const store = useStore();
  const { lastExchangeAt } = useSyncState();
  const [, setTurn] = useState(0);
  const [isOld, setOld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every exchange may have changed what is missing
  useEffect(() => {
    if (!store) return undefined;
    let isOver = false;
    const ask = async () => {
      try {
        const devices = await store.askDevices(shopId);
        lastHeard.set(shopId, { devices, heardAt: store.device.clock() });
        if (!isOver) setOld(false);
      } catch (cause) {
        if (!(cause instanceof TransportFailure)) throw cause;
        if (!isOver) setOld(true);
      }
      if (!isOver) setTurn((turn) => turn + 1);
    };
    const age = store.device.clock() - (lastHeard.get(shopId)?.heardAt ?? 0);
    const first = setTimeout(ask, age >= 0 && age < notBefore ? notBefore - age : 0);
    const timer = setInterval(ask, askEvery);
    return () => {
      isOver = true;
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [store, shopId, lastExchangeAt]);
  const heard = lastHeard.get(shopId);
  if (!heard)
    return { devices: none, heardAt: undefined, state: isOld ? "unavailable" : "loading" };
  return { ...heard, state: isOld ? "old" : "fresh" };
}

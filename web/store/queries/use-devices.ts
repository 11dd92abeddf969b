import { useEffect, useMemo, useState } from "react";
import type { DeviceStatus } from "#shared/schemas/device.ts";
import type { OpenStore } from "#web/store/current-store.ts";
import { TransportFailure } from "#web/store/ports.ts";
import { useStore } from "./use-store.ts";
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

const askEvery = 60_000;
/** Exchanges come in quick rows: the list is not asked for with every one of them. */
const notBefore = 5000;
/** The last answer for each shop, kept while the page is open. */
const lastHeard = new Map<string, { devices: readonly DeviceStatus[]; heardAt: number }>();

/**
 * Which devices of these shops still hold unsent operations: asked of the server, the last answer kept when it is out
 * of reach. Only for shops whose devices the person may see.
 */
export function useDevices(shopIds: readonly string[]): Devices {
  const store = useStore();
  const { lastExchangeAt } = useSyncState();
  const [turn, setTurn] = useState(0);
  const [isOld, setOld] = useState(false);
  const key = shopIds.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: every exchange may have changed what is missing
  useEffect(() => {
    const wanted = idsOf(key);
    if (!store || wanted.length === 0) return undefined;
    let isOver = false;
    const ask = async () => {
      try {
        await Promise.all(wanted.map((shopId) => askOf(store, shopId)));
        if (!isOver) setOld(false);
      } catch (cause) {
        if (!(cause instanceof TransportFailure)) throw cause;
        if (!isOver) setOld(true);
      }
      if (!isOver) setTurn((before) => before + 1);
    };
    const heardAt = Math.min(...wanted.map((shopId) => lastHeard.get(shopId)?.heardAt ?? 0));
    const age = store.device.clock() - heardAt;
    const first = setTimeout(ask, age >= 0 && age < notBefore ? notBefore - age : 0);
    const timer = setInterval(ask, askEvery);
    return () => {
      isOver = true;
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [store, key, lastExchangeAt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn may have brought another answer
  const devices = useMemo(() => (store ? heardOf(store, idsOf(key)) : []), [store, key, turn]);
  const isHeard = idsOf(key).every((shopId) => lastHeard.has(shopId));
  if (!isHeard) return { devices, state: isOld ? "unavailable" : "loading" };
  return { devices, state: isOld ? "old" : "fresh" };
}

const idsOf = (key: string) => (key === "" ? [] : key.split(" "));

async function askOf(store: OpenStore, shopId: string): Promise<void> {
  const devices = await store.askDevices(shopId);
  lastHeard.set(shopId, { devices, heardAt: store.device.clock() });
}

function heardOf(store: OpenStore, shopIds: readonly string[]): ShopDevice[] {
  return shopIds.flatMap((shopId) => {
    const ownCode = store.device.accessTo(shopId)?.deviceCode;
    const devices = lastHeard.get(shopId)?.devices ?? [];
    return devices.map((device) => ({ ...device, shopId, isOwn: device.code === ownCode }));
  });
}

import { create } from "zustand";
import type { DeviceStatus } from "#shared/schemas/device.ts";
import type { Device } from "./device.ts";
import type { Hub } from "./hub/hub.ts";
import type { ImageQueue } from "./hub/image-queue.ts";
import type { HubStateStore } from "./hub/state.ts";
import type { CartBook } from "./outbox/cart-book.ts";
import { StorageFailure, type StorageTrouble } from "./ports.ts";
import type { Views } from "./read-models/views.ts";
import type { SessionClient } from "./session/session-client.ts";

/** The device's data, opened. */
export type OpenStore = {
  device: Device;
  hub: Hub;
  hubState: HubStateStore;
  carts: CartBook;
  session: SessionClient;
  views: Views;
  images: ImageQueue;
  /** Asks the server; throws `TransportFailure`. */
  askDevices(shopId: string): Promise<DeviceStatus[]>;
};

type Current = { store: OpenStore | null; trouble: StorageTrouble | null };

/** The one store of this page: null until it is open, or for good when the browser gives no storage. */
export const useCurrentStore = create<Current>()(() => ({ store: null, trouble: null }));

/** The store outside of a screen. */
export function currentStore(): OpenStore | null {
  return useCurrentStore.getState().store;
}

let opening: Promise<OpenStore | null> | undefined;

/**
 * Opens the device's data, once a page; null when the browser gives no storage, which the screens then say.
 * What opens it is fetched only now, so that the public page stays light.
 */
export function openStore(): Promise<OpenStore | null> {
  opening ??= open();
  return opening;
}

async function open(): Promise<OpenStore | null> {
  try {
    const { composeStore } = await import("./compose-store.ts");
    const store = await composeStore((trouble) => useCurrentStore.setState({ trouble }));
    useCurrentStore.setState({ store, trouble: null });
    return store;
  } catch (cause) {
    const trouble = cause instanceof StorageFailure ? cause.trouble : "storage-unavailable";
    useCurrentStore.setState({ trouble });
    opening = undefined;
    console.error(cause);
    return null;
  }
}

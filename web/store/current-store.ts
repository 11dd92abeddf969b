import { create } from "zustand";
import type { Device } from "./device.ts";
import type { Hub } from "./hub/hub.ts";
import type { HubStateStore } from "./hub/state.ts";
import type { CartBook } from "./outbox/cart-book.ts";
import type { StorageTrouble } from "./ports.ts";
import type { SessionClient } from "./session/session-client.ts";

/** The device's data, opened. */
export type OpenStore = {
  device: Device;
  hub: Hub;
  hubState: HubStateStore;
  carts: CartBook;
  session: SessionClient;
  fetch: typeof fetch;
};

type Current = { store: OpenStore | null; trouble: StorageTrouble | null };

/** The one store of this page: null until it is open, or for good when the browser gives no storage. */
export const useCurrentStore = create<Current>()(() => ({ store: null, trouble: null }));

/** The store outside of a screen. */
export function currentStore(): OpenStore | null {
  return useCurrentStore.getState().store;
}

import type { Acted } from "./commands/acted.ts";
import { openStore, useCurrentStore } from "./current-store.ts";
import type { Device } from "./device.ts";

/** A command as screens call it: on this page's own device, opened if need be. */
export function onDevice<G, T>(
  command: (device: Device, given: G) => Promise<Acted<T>>,
): (given: G) => Promise<Acted<T>> {
  return async (given) => {
    const store = await openStore();
    return store ? command(store.device, given) : noStore();
  };
}

export function noStore(): Acted<never> {
  return { ok: false, refusal: useCurrentStore.getState().trouble ?? "storage-unavailable" };
}

import type { Acted } from "./commands/acted.ts";
import { openStore, useCurrentStore } from "./current-store.ts";
import type { Device } from "./device.ts";
import { isLocked } from "./sharing/kept.ts";

/**
 * A command as screens call it: on this page's own device, opened if need be. What is asked for while the device is
 * locked is nobody's; what was asked for before, and what the device does by itself, goes on.
 */
export function onDevice<G, T>(
  command: (device: Device, given: G) => Promise<Acted<T>>,
): (given: G) => Promise<Acted<T>> {
  return async (given) => {
    if (isLocked()) return { ok: false, refusal: "device-locked" };
    const store = await openStore();
    return store ? command(store.device, given) : noStore();
  };
}

export function noStore(): Acted<never> {
  return { ok: false, refusal: useCurrentStore.getState().trouble ?? "storage-unavailable" };
}

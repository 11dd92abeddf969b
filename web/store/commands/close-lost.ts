import { currentStore } from "#web/store/current-store.ts";

/** The person has read that the browser had thrown this device's data away. */
export async function closeLost(): Promise<void> {
  await currentStore()?.device.outbox.putMeta({ lost: null });
}

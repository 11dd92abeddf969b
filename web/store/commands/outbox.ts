import { currentStore, openStore } from "#web/store/current-store.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { unsentFile } from "#web/store/outbox/unsent-file.ts";

/** Tries to send now, whatever the last attempt said. */
export function sendNow(): void {
  const store = currentStore();
  store?.device.synchroniser.tryAllAgain();
  store?.hub.kick();
}

/** The person has read why it was refused or flagged. */
export async function closeOperation(id: string): Promise<void> {
  await currentStore()?.device.outbox.close(id);
}

/** The person has read that the browser had thrown this device's data away. */
export async function closeLost(): Promise<void> {
  await currentStore()?.device.outbox.putMeta({ lost: null });
}

/** Everything unsent, and what was refused and is not closed yet, as a text that people can read and a program can take in again. */
export async function exportUnsent(): Promise<string> {
  const store = await openStore();
  if (!store) throw new Error("there is no storage to export from");
  const { outbox, clock } = store.device;
  const isRefused = ({ state, closedAt }: OperationRecord) => state === "refused" && !closedAt;
  const refused = outbox.records().filter(isRefused);
  return unsentFile(outbox.meta, [...outbox.waiting(), ...refused], clock());
}

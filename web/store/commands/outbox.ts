import { currentStore, openStore } from "#web/store/current-store.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { unsentFile } from "#web/store/outbox/unsent-file.ts";
import { isLocked } from "#web/store/sharing/kept.ts";

/** Tries to send everything now, whatever the last attempt said and whichever tab does it. */
export function sendNow(): void {
  currentStore()?.hub.kick(true);
}

/** The person has read why it was refused or flagged. */
export async function closeOperation(id: string): Promise<void> {
  if (!isLocked()) await currentStore()?.device.outbox.close(id);
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

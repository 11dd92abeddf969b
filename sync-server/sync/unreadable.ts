import { hash } from "node:crypto";
import { unreadableOperations } from "#server/db/tables/operations.ts";
import type { ExchangeRequest } from "#shared/sync/protocol.ts";
import type { SyncDeps } from "./deps.ts";

/** What is kept of an operation that did not enter the books and is in no ledger. */
export type Unreadable = {
  reason: string;
  raw: unknown;
  seq: number | undefined;
  /** Only of a shop of the person. */
  shopId: string | undefined;
};

/** Keeps raw operations, each once however often it is sent. */
export async function keepUnreadable(
  deps: Pick<SyncDeps, "db">,
  from: { userId: string; device: ExchangeRequest["device"]; arrival: number },
  operations: readonly Unreadable[],
): Promise<void> {
  if (operations.length === 0) return;
  const { userId, device, arrival } = from;
  const rows = operations.map(({ reason, raw, seq, shopId }) => {
    const text = JSON.stringify(raw) ?? "null";
    return {
      id: idOf([userId, device.id, device.epoch, seq, text]),
      userId,
      deviceId: device.id,
      epoch: device.epoch,
      seq: seq ?? null,
      shopId: shopId ?? null,
      receivedAt: new Date(arrival),
      raw: text.toWellFormed(),
      reason,
    };
  });
  await deps.db.insert(unreadableOperations).values(rows).onConflictDoNothing();
}

/** An identifier (version 8) that follows from what it names. */
function idOf(parts: unknown[]): string {
  const hex = hash("sha256", JSON.stringify(parts), "hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

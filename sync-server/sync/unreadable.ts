import { unreadableOperations } from "#server/db/tables/operations.ts";
import type { ExchangeRequest } from "#shared/sync/protocol.ts";
import { jsonText } from "./deep-json.ts";
import type { SyncDeps } from "./deps.ts";
import { idFrom } from "./id-from.ts";

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
    const text = jsonText(raw);
    return {
      id: idFrom([userId, device.id, device.epoch, seq, text]),
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

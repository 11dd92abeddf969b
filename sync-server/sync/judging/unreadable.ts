import { eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { unreadableOperations } from "#server/db/tables/operations.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import { idFrom } from "#server/sync/shop/id-from.ts";
import type { ExchangeRequest } from "#shared/sync/protocol.ts";
import { jsonText } from "./deep-json.ts";

/** What is kept of an operation that did not enter the books and is in no ledger. */
export type Unreadable = {
  reason: string;
  raw: unknown;
  seq: number | undefined;
  /** Only of a shop of the person. */
  shopId: string | undefined;
};

type Kept = typeof unreadableOperations.$inferInsert;
type Bound = { operations: number; bytes: number };

/**
 * How much is kept of one person: of shops that are or were theirs more than any mistake in a program has made yet, of
 * anything else little, for whoever has an account may send it. What came first stays. What is more than that is not
 * answered with a verdict, for a verdict would have the device forget it: nothing is lost, and a flood washes nothing out.
 */
export const mostUnreadable: Record<"own" | "strange", Bound> = {
  own: { operations: 10_000, bytes: 64 * 1_048_576 },
  strange: { operations: 1000, bytes: 8 * 1_048_576 },
};

/** Too much is kept of somebody already. The request is refused as one that cannot be read, and waits on the device (S4). */
export class TooMuchUnreadable extends Error {}

/** Keeps raw operations, each once however often it is sent. */
export async function keepUnreadable(
  deps: Pick<SyncDeps, "db">,
  from: { userId: string; device: ExchangeRequest["device"]; arrival: number },
  operations: readonly Unreadable[],
): Promise<void> {
  if (operations.length === 0) return;
  const { userId, device, arrival } = from;
  const rows = new Map<string, Kept>();
  for (const { reason, raw, seq, shopId } of operations) {
    const text = jsonText(raw);
    const id = idFrom([userId, device.id, device.epoch, seq, text]);
    rows.set(id, {
      id,
      userId,
      deviceId: device.id,
      epoch: device.epoch,
      seq: seq ?? null,
      shopId: shopId ?? null,
      receivedAt: new Date(arrival),
      raw: text.toWellFormed(),
      reason,
    });
  }
  await deps.db.transaction(async (tx) => {
    // One request of a person after the other, so that each counts what the others have left.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`unreadable ${userId}`}, 0))`,
    );
    const known = await tx
      .select({ id: unreadableOperations.id })
      .from(unreadableOperations)
      .where(inArray(unreadableOperations.id, [...rows.keys()]));
    for (const { id } of known) rows.delete(id);
    if (rows.size === 0) return;
    const news = [...rows.values()];
    await haveRoomFor(tx, userId, news);
    await tx.insert(unreadableOperations).values(news);
  });
}

async function haveRoomFor(tx: Tx, userId: string, news: readonly Kept[]): Promise<void> {
  const held = await tx
    .select({
      isOwn: sql<boolean>`${unreadableOperations.shopId} is not null`,
      operations: sql<number>`count(*)::int`,
      bytes: sql<number>`sum(octet_length(${unreadableOperations.raw}))::bigint`,
    })
    .from(unreadableOperations)
    .where(eq(unreadableOperations.userId, userId))
    .groupBy(sql`1`);
  for (const kind of ["own", "strange"] as const) {
    const isOwn = kind === "own";
    const more = news.filter(({ shopId }) => (shopId !== null) === isOwn);
    const before = held.find((one) => one.isOwn === isOwn);
    const bytes = more.reduce((sum, { raw }) => sum + Buffer.byteLength(raw), 0);
    const most = mostUnreadable[kind];
    const isTooMuch =
      (before?.operations ?? 0) + more.length > most.operations ||
      Number(before?.bytes ?? 0) + bytes > most.bytes;
    if (more.length > 0 && isTooMuch)
      throw new TooMuchUnreadable("enough is kept of what nobody could read");
  }
}

import { isFact } from "#shared/sync/facts.ts";
import type { ExchangeAnswer } from "#shared/sync/protocol.ts";
import { type OperationRecord, unanswered } from "#web/store/outbox/operation-record.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";

type Heard = { userId: string; answer: Pick<ExchangeAnswer, "access" | "epochs"> };

/**
 * What is settled by an answer, and of what was settled before what waits again, now that it tells of access. Access is
 * told only when it has changed, so this is kept in the same write as that: a step later it could be lost for ever.
 *
 * - What was refused because the shop did not know the person: the facts, as soon as their access names the shop (J5).
 *   What is refused once more stays so until the access changes again. What somebody asked for they may have done over
 *   meanwhile: it does not come back by itself.
 * - What books that were lost had accepted, in a shop that the person may not read any more: its epoch is told with the
 *   access alone (R5).
 */
export function withJudgedAnew(
  outbox: Outbox,
  { userId, answer }: Heard,
  settled: readonly OperationRecord[],
): OperationRecord[] {
  const shops = new Set(answer.access?.shops.map(({ shopId }) => shopId));
  if (shops.size === 0) return [...settled];
  const records = new Map(settled.map((record) => [record.id, record]));
  for (const record of [...outbox.records(), ...settled]) {
    const now = records.get(record.id) ?? record;
    const wasRefused = now.by === userId && shops.has(now.operation.shopId) && wasOfStranger(now);
    if (wasRefused || wasOfLostBooks(now, answer)) records.set(now.id, { ...now, ...unanswered });
  }
  return [...records.values()];
}

function wasOfStranger({ state, reasons, closedAt, operation }: OperationRecord): boolean {
  const isOpen = state === "refused" && closedAt === null;
  return isOpen && reasons.includes("not-a-member") && isFact(operation);
}

function wasOfLostBooks(
  { state, ackEpoch, operation }: OperationRecord,
  { access, epochs }: Heard["answer"],
): boolean {
  if (state !== "applied" || ackEpoch === null) return false;
  const epoch = epochs?.[operation.shopId];
  const isClosed = access?.shops.some(
    ({ shopId, scope }) => shopId === operation.shopId && scope === null,
  );
  return isClosed === true && epoch !== undefined && epoch !== ackEpoch;
}

import { isFact } from "#shared/sync/operation-kinds.ts";
import type { ExchangeAnswer } from "#shared/sync/protocol.ts";
import { type OperationRecord, unanswered } from "#web/store/outbox/operation-record.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";

type Heard = { userId: string; answer: Pick<ExchangeAnswer, "access"> };

/**
 * What is settled by an answer, and of what was refused before because the shop did not know the person: the facts,
 * waiting again, as soon as their access names the shop (J5). Access is told only when it has changed, and is kept in
 * the same write: what is refused once more stays so until it changes again. What somebody asked for they may have
 * done over meanwhile: it does not come back by itself.
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
    if (now.by === userId && shops.has(now.operation.shopId) && wasOfStranger(now))
      records.set(now.id, { ...now, ...unanswered });
  }
  return [...records.values()];
}

function wasOfStranger({ state, reasons, closedAt, operation }: OperationRecord): boolean {
  const isOpen = state === "refused" && closedAt === null;
  return isOpen && reasons.includes("not-a-member") && isFact(operation);
}

import { doneBy, type OperationRecord } from "#web/store/outbox/operation-record.ts";

/** What has not been sent, person by person: each one's own session sends it. */
export type PersonGroup = {
  by: string /** Empty where nothing of theirs bears it. */;
  name: string;
  records: readonly OperationRecord[];
};

/**
 * Operations in heaps: still to send, one's own and those of others, not to be had by the server for now (`stuck`),
 * refused, kept but flagged; what was closed is out of sight.
 */
export function waitingGroups(
  records: readonly OperationRecord[],
  userId: string,
  stuck: ReadonlySet<string>,
) {
  const waiting = records.filter((record) => record.state === "waiting");
  const open = records.filter((record) => record.closedAt === null);
  return {
    own: waiting.filter((record) => record.by === userId && !stuck.has(record.id)),
    stuck: waiting.filter((record) => record.by === userId && stuck.has(record.id)),
    others: byPerson(waiting.filter((record) => record.by !== userId)),
    refused: open.filter((record) => record.state === "refused"),
    flagged: open.filter((record) => record.state === "applied" && record.reasons.length > 0),
  };
}

function byPerson(records: readonly OperationRecord[]): PersonGroup[] {
  const groups = new Map<string, OperationRecord[]>();
  for (const record of records) groups.set(record.by, [...(groups.get(record.by) ?? []), record]);
  return [...groups].map(([by, own]) => ({ by, name: nameOf(by, own), records: own }));
}

/** Their own name, which somebody who was switched in on their session does not bear. */
function nameOf(by: string, records: readonly OperationRecord[]): string {
  return records.find((record) => doneBy(record) === by)?.shown.sellerName ?? "";
}

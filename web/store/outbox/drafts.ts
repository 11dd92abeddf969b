import type { Operation, OperationKind, OperationOf } from "#shared/sync/operations.ts";
import { operationId } from "#shared/sync/uuid.ts";
import {
  type Counters,
  type OperationRecord,
  type OutboxMeta,
  type Shown,
  unanswered,
} from "./operation-record.ts";

/**
 * An act about to be written. `body` is asked for once the number of its receipt or report is known, and the acts before
 * it that are written with it.
 */
export type Draft<K extends OperationKind = OperationKind> = {
  kind: K;
  shopId: string;
  by: string;
  /** Who did it with the sign-in of that person, if somebody else. */
  actorId?: string | undefined;
  body: (receipt: number, before: readonly OperationRecord[]) => OperationOf<K>["body"];
  shown: (receipt: number) => Shown;
  /** A series of papers of its own, apart from those of its kind. */
  series?: "payments" | undefined;
  /** The cart or form it is made of: one of them becomes one operation, however often it is confirmed (W4). */
  cartId: string | null;
};

/** Gives acts their numbers, one after the other without gaps (W2, W3), and their identifiers. */
export function numbered(
  drafts: readonly Draft[],
  { device, clockOffset, counters: before }: OutboxMeta,
  at: number,
): { counters: Counters; records: OperationRecord[] } {
  let counters = before;
  const records: OperationRecord[] = [];
  for (const draft of drafts) {
    const { epoch, receipts } = counters;
    const { shopId, by, actorId, cartId, kind } = draft;
    const seq = counters.seq + 1;
    const series = draft.series ? `${shopId} ${draft.series}` : seriesOf(kind, shopId);
    const receipt = (receipts[series ?? shopId] ?? 0) + 1;
    counters = {
      epoch,
      seq,
      receipts: series === undefined ? receipts : { ...receipts, [series]: receipt },
    };
    const id = operationId(at, { deviceId: device.id, epoch }, seq);
    const operation = {
      id,
      seq,
      shopId,
      at,
      clockOffset,
      kind,
      body: draft.body(receipt, records),
      ...(actorId !== undefined && { actorId }),
    } as Operation;
    const shown = draft.shown(receipt);
    const closedAt = null;
    records.push({ epoch, seq, id, by, cartId, operation, shown, ...unanswered, closedAt });
  }
  return { counters, records };
}

/**
 * The same acts once more, under numbers of a new epoch and new identifiers. `put`: what stands of those that were given;
 * it has no cart any more, so that the copies may have it.
 */
export function anew(
  records: readonly OperationRecord[],
  { device, counters: before }: OutboxMeta,
  at: number,
): { counters: Counters; copies: OperationRecord[]; put: OperationRecord[] } {
  const counters = { ...before, epoch: before.epoch + 1, seq: records.length };
  const { epoch } = counters;
  const writer = { deviceId: device.id, epoch };
  const names = records.map((record, index): [string, string] => [
    record.id,
    operationId(record.operation.at, writer, index + 1),
  ]);
  // Their links were of the numbering that is left (CH5).
  const copies = records.map(
    ({ link: _link, before: _before, ...record }, index): OperationRecord => {
      const seq = index + 1;
      const id = names[index]?.[1] ?? record.id;
      const body = renamed(record.operation.body, names);
      const operation = { ...record.operation, id, seq, body } as Operation;
      return { ...record, epoch, seq, id, operation, ...unanswered };
    },
  );
  const put = records.map(
    (record): OperationRecord => ({
      ...record,
      cartId: null,
      state: "refused",
      reasons: ["id-reused"],
      closedAt: at,
    }),
  );
  return { counters, copies, put };
}

/** What an act says of others that are written again with it, under their new identifiers. */
function renamed<T>(body: T, names: readonly (readonly [old: string, now: string])[]): T {
  const text = JSON.stringify(body);
  const changed = names.reduce((all, [old, now]) => all.replaceAll(old, now), text);
  return changed === text ? body : (JSON.parse(changed) as T);
}

/** Papers are numbered by shop: those that customers get (W3), and apart from them the closings of the till (Z3). */
function seriesOf(kind: OperationKind, shopId: string): string | undefined {
  if (kind === "till.close") return `${shopId} z`;
  return kind === "sale" || kind === "reseller-sale" ? shopId : undefined;
}

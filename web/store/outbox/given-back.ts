import { randomUuid } from "#shared/sync/uuid.ts";
import type { Clock, Random } from "#web/store/ports.ts";
import {
  furthest,
  isNeeded,
  type OperationRecord,
  type OutboxMeta,
  oneOfEach,
} from "./operation-record.ts";
import type { OutboxCopy } from "./outbox-copy.ts";
import type { OutboxContents, OutboxStore } from "./outbox-store.ts";

type Born = { clock: Clock; random: Random };

export function newId({ clock, random }: Born): string {
  return randomUuid(clock(), random.bytes(10));
}

/** What the store holds; one that knows of no device takes up the copy, or else begins with `fresh`, if with anything. */
export function contentsOf(
  { store, copy, clock }: Born & { store: OutboxStore; copy?: OutboxCopy | undefined },
  birth: string,
  fresh: OutboxContents | null,
): Promise<OutboxContents> {
  return store.read(async () => {
    const begun = (await copy?.contents(clock())) ?? fresh;
    return begun && { ...begun, meta: { ...begun.meta, birth } };
  });
}

/** What a store says beside its operations, with what it leaves unsaid; no number that one of them bears is free. */
export function given({ records, meta }: OutboxContents): OutboxMeta {
  const numbers = records.map(({ epoch, seq }) => ({ epoch, seq, receipts: {} }));
  const known = {
    birth: null,
    session: null,
    access: [],
    clockOffset: null,
    epochs: {},
    forgotten: {},
    agencies: {},
    lastExchangeAt: null,
    lost: null,
    leaving: false,
    ...meta,
  };
  const counters = furthest([known.counters ?? { epoch: 1, seq: 0, receipts: {} }, ...numbers]);
  return { ...known, counters } as OutboxMeta;
}

/**
 * What an open page gives a store that was thrown away under it (W7): all that it holds itself, and what only the copy
 * has of the same device, from another tab of which this one had not heard yet.
 */
export function givenBack(
  held: { records: OperationRecord[]; meta: OutboxMeta },
  copy: OutboxContents | null,
  at: number,
): OutboxContents {
  const kept = copy?.meta.device?.id === held.meta.device.id ? copy : null;
  const { records } = joined(held, kept ?? { records: [], meta: {} });
  const counters = furthest([held.meta.counters, kept?.meta.counters ?? held.meta.counters]);
  const restored = records.filter(isNeeded).length;
  const isTold = held.meta.session || restored > 0;
  return { records, meta: { ...held.meta, counters, lost: isTold ? { at, restored } : null } };
}

/**
 * What is there, and what else is given: it undoes nothing that was written into a store after it was thrown away, such
 * as a verdict or a signing out.
 */
export function joined(there: OutboxContents, more: OutboxContents): OutboxContents {
  const others = oneOfEach([...there.records, ...more.records]).slice(there.records.length);
  const records = [...there.records, ...onFreeKeys(others, there.records)];
  return { records, meta: { ...more.meta, ...there.meta } };
}

const keyOf = ({ epoch, seq }: OperationRecord) => `${epoch} ${seq}`;

/** Whose place is taken is filed before everything else, in an epoch of its own, behind what is filed there already. */
function onFreeKeys(
  records: readonly OperationRecord[],
  there: readonly OperationRecord[],
): OperationRecord[] {
  const taken = new Set(there.map(keyOf));
  let last = lastFiled([...there, ...records]);
  return records.map((record) => (taken.has(keyOf(record)) ? filed(record, ++last) : record));
}

function filed(record: OperationRecord, seq: number): OperationRecord {
  return { ...record, epoch: 0, seq };
}

function lastFiled(records: readonly OperationRecord[]): number {
  return Math.max(0, ...records.filter(({ epoch }) => epoch === 0).map(({ seq }) => seq));
}

/**
 * What is needed of what is held here and is not there. It keeps its identifiers and is filed before everything else, in
 * an epoch of its own: whoever gave back the rest may have given its numbers once more.
 */
export function leftOut(
  held: readonly OperationRecord[],
  there: readonly OperationRecord[],
): OperationRecord[] {
  const ids = new Set(there.map(({ id }) => id));
  const carts = new Set(there.flatMap(({ cartId }) => cartId ?? []));
  const isThere = ({ id, cartId }: OperationRecord) =>
    ids.has(id) || (cartId !== null && carts.has(cartId));
  const last = lastFiled(there);
  return held
    .filter((record) => isNeeded(record) && !isThere(record))
    .map((record, index) => filed(record, last + index + 1));
}

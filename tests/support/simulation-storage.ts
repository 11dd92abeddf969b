import type { RowKind, RowsByKind } from "#shared/sync/rows.ts";
import { rowKinds } from "#shared/sync/rows.ts";
import type { Cart, OperationRecord, OutboxMeta } from "#web/store/outbox/operation-record.ts";
import {
  isBehind,
  type OutboxContents,
  type OutboxStore,
  type Recording,
} from "#web/store/outbox/outbox-store.ts";
import type { Mark } from "#web/store/read-models/marks.ts";
import type { RowsChange, ScopeMoved } from "#web/store/read-models/read-models.ts";
import type { LoneKindStore } from "./device/each-alone.ts";
import type { Rng } from "./random.ts";

/** Waits for its turn before and after every step of a storage, so that anything may happen in between. */
export type Gate = (step: string) => Promise<void>;

type Row = RowsByKind[RowKind][number];
type Undo = () => void;
export type Stored = (change: RowsChange | ScopeMoved) => void;

/**
 * The disk of one device. It outlives the program: strict writes survive a power cut, relaxed ones may be undone
 * from the latest backwards, each database for itself, as browsers do it.
 */
export class SimulatedDisk {
  records = new Map<string, OperationRecord>();
  meta: Partial<OutboxMeta> = {};
  carts = new Map<string, Cart>();
  kinds = new Map<RowKind, Map<string, { mark: Mark | null; rows: Map<string, Row> }>>();
  readonly #unflushed = new Map<RowKind | "outbox", Undo[]>();

  /** A relaxed write that a power cut may undo. */
  relaxed(database: RowKind | "outbox", undo: Undo): void {
    const undos = this.#unflushed.get(database) ?? [];
    if (undos.push(undo) > 12) undos.shift();
    this.#unflushed.set(database, undos);
  }

  flushed(database: RowKind | "outbox"): void {
    this.#unflushed.delete(database);
  }

  powerCut(rng: Rng): void {
    for (const [database, undos] of this.#unflushed) {
      const lost = rng.chance(0.5) ? rng.int(0, undos.length) : 0;
      for (const undo of undos.splice(undos.length - lost).reverse()) undo();
      this.flushed(database);
    }
  }

  /** Read models evicted by the browser, or one of them: the outbox stays (F4). */
  wipeReadModels(kinds: readonly RowKind[] = rowKinds): void {
    for (const kind of kinds) {
      this.kinds.delete(kind);
      this.flushed(kind);
    }
  }

  /** Everything as it is now, to be put back later as an old backup. */
  image(): SimulatedDisk {
    const copy = new SimulatedDisk();
    copy.records = structuredClone(this.records);
    copy.meta = structuredClone(this.meta);
    copy.carts = structuredClone(this.carts);
    copy.kinds = structuredClone(this.kinds);
    return copy;
  }

  scope(kind: RowKind, scope: string) {
    const scopes = this.kinds.get(kind) ?? new Map();
    this.kinds.set(kind, scopes);
    const found = scopes.get(scope) ?? { mark: null, rows: new Map<string, Row>() };
    scopes.set(scope, found);
    return found as { mark: Mark | null; rows: Map<string, Row> };
  }
}

/** What a browser's storage would hand out: never the very object that was put in. */
const copied = <T>(value: T): T => structuredClone(value);

export function simulatedOutboxStore(disk: SimulatedDisk, gate: Gate): OutboxStore {
  /** One transaction: wholly before or wholly after whatever interrupts. */
  async function step<T>(name: string, act: () => T): Promise<T> {
    await gate(`outbox.${name} begins`);
    const result = act();
    await gate(`outbox.${name} is done`);
    return result;
  }
  const relaxed = (undo: Undo) => disk.relaxed("outbox", undo);
  const record: OutboxStore["record"] = (records, counters, put = []) =>
    step("record", (): Recording => {
      const cartId = records.at(-1)?.cartId ?? null;
      const stays = ({ id }: OperationRecord) => put.every((one) => one.id !== id);
      const there = [...disk.records.values()].filter(stays);
      if (cartId !== null && there.some((other) => other.cartId === cartId))
        return "already-recorded";
      const isTaken = ({ id, epoch, seq }: OperationRecord) =>
        disk.records.has(keyOf({ epoch, seq })) || there.some((other) => other.id === id);
      if (isBehind(disk.meta, records, counters) || records.some(isTaken)) return "number-taken";
      disk.flushed("outbox");
      for (const one of put) disk.records.set(keyOf(one), copied(one));
      for (const one of records) disk.records.set(keyOf(one), copied(one));
      disk.meta = { ...disk.meta, counters: copied(counters) };
      if (cartId !== null) disk.carts.delete(cartId);
      return "recorded";
    });
  return {
    read: async (born) => {
      const given = disk.meta.device ? undefined : await born?.();
      if (given?.records.length) throw new Error("no simulated device has a copy");
      return step("read", (): OutboxContents => {
        disk.meta = { ...copied(given?.meta), ...disk.meta };
        return { records: copied([...disk.records.values()]), meta: copied(disk.meta) };
      });
    },
    turned: async () => {},
    record,
    settle: (records, meta) =>
      step("settle", () => {
        disk.flushed("outbox");
        for (const one of records) disk.records.set(keyOf(one), copied(one));
        disk.meta = { ...disk.meta, ...copied(meta) };
      }),
    putMeta: (meta) =>
      step("putMeta", () => {
        disk.flushed("outbox");
        disk.meta = { ...disk.meta, ...copied(meta) };
      }),
    remove: (keys, meta) =>
      step("remove", () => {
        const before = disk.meta;
        relaxed(() => {
          disk.meta = before;
        });
        disk.meta = { ...disk.meta, ...copied(meta) };
        for (const [epoch, seq] of keys) {
          const key = `${epoch}/${seq}`;
          const there = disk.records.get(key);
          if (there) relaxed(() => disk.records.set(key, there));
          disk.records.delete(key);
        }
      }),
    carts: () => step("carts", () => copied([...disk.carts.values()])),
    putCart: (cart) =>
      step("putCart", () => {
        const before = disk.carts.get(cart.id);
        relaxed(() => (before ? disk.carts.set(cart.id, before) : disk.carts.delete(cart.id)));
        disk.carts.set(cart.id, copied(cart));
      }),
    removeCart: (id) =>
      step("removeCart", () => {
        const before = disk.carts.get(id);
        if (before) relaxed(() => disk.carts.set(id, before));
        disk.carts.delete(id);
      }),
    close: () => {},
  };
}

function keyOf({ epoch, seq }: { epoch: number; seq: number }): string {
  return `${epoch}/${seq}`;
}

/** `stored`: told of what each transaction has changed, as the databases of other tabs are. */
export function simulatedKindStores(
  disk: SimulatedDisk,
  gate: Gate,
  stored: Stored = () => {},
): Record<RowKind, LoneKindStore> {
  return Object.fromEntries(
    rowKinds.map((kind) => [kind, simulatedKindStore(disk, gate, kind, stored)]),
  ) as Record<RowKind, LoneKindStore>;
}

function simulatedKindStore(
  disk: SimulatedDisk,
  gate: Gate,
  kind: RowKind,
  stored: Stored,
): LoneKindStore {
  async function changes(name: string, scope: string, act: () => void): Promise<void> {
    await gate(`${kind}.${name} begins`);
    const there = disk.scope(kind, scope);
    const before = { mark: there.mark, rows: new Map(there.rows) };
    act();
    disk.relaxed(kind, () => Object.assign(disk.scope(kind, scope), before));
    await gate(`${kind}.${name} is done`);
  }
  const all = (scope: string) => [...disk.scope(kind, scope).rows.values()];
  const asRows = (rows: Row[]) => copied(rows) as RowsByKind[RowKind];
  const write: LoneKindStore["write"] = (scope, rows, own, mark) =>
    changes("write", scope, () => {
      const there = disk.scope(kind, scope);
      const written: Row[] = [];
      for (const { key, row } of rows) {
        const before = there.rows.get(key);
        if (before && (before.rev > row.rev || (before.rev === row.rev && own))) continue;
        there.rows.set(key, copied(row));
        written.push(copied(row));
      }
      if (mark) there.mark = copied(mark);
      const rev = mark?.now?.cursor.rev ?? mark?.load?.cursor.rev;
      if (written.length > 0) stored({ scope, kind, rows: written, foreign: true } as RowsChange);
      if (rev !== undefined) stored({ scope, kind: "moved", rev, foreign: true });
    });
  return {
    mark: async (scope) => copied(disk.scope(kind, scope).mark),
    write,
    fill: (scope, _, rows, mark) => write(scope, rows, false, mark),
    rows: async (scope) => asRows(all(scope)),
    rowsSince: async (scope, rev) => asRows(all(scope).filter((row) => row.rev > rev)),
    rowsOfDays: async (scope, first, last) =>
      asRows(all(scope).filter((row) => dayOf(row) >= first && dayOf(row) <= last)),
    row: async (scope, key) => copied(disk.scope(kind, scope).rows.get(key) ?? null),
    forgetBlocksBefore: async () => {},
    forgetBefore: (scope, day) =>
      changes("forgetBefore", scope, () => {
        const { rows } = disk.scope(kind, scope);
        for (const [key, row] of rows) if (dayOf(row) < day) rows.delete(key);
      }),
    scopes: async () =>
      [...(disk.kinds.get(kind) ?? [])].flatMap(([scope, { mark }]) => (mark ? [scope] : [])),
    drop: (scope) =>
      changes("drop", scope, () => {
        const there = disk.scope(kind, scope);
        there.mark = null;
        there.rows = new Map();
      }),
    close: async () => {},
  };
}

function dayOf(row: Row): string {
  return "day" in row ? row.day : "";
}

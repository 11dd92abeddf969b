import type { BookDocument } from "#web/store/books/book-document.ts";
import type { Cart, OperationRecord, OutboxMeta } from "#web/store/outbox/operation-record.ts";
import {
  isBehind,
  type OutboxContents,
  type OutboxStore,
  type Recording,
} from "#web/store/outbox/outbox-store.ts";
import type { Rng } from "./random.ts";

/** Waits for its turn before and after every step of a storage, so that anything may happen in between. */
export type Gate = (step: string) => Promise<void>;

type Undo = () => void;

/**
 * The disk of one device. It outlives the program: strict writes survive a power cut, relaxed ones may be undone
 * from the latest backwards, each database for itself, as browsers do it.
 */
export class SimulatedDisk {
  records = new Map<string, OperationRecord>();
  meta: Partial<OutboxMeta> = {};
  carts = new Map<string, Cart>();
  books = new Map<string, BookDocument>();
  readonly #unflushed = new Map<"books" | "outbox", Undo[]>();

  /** A relaxed write that a power cut may undo. */
  relaxed(database: "books" | "outbox", undo: Undo): void {
    const undos = this.#unflushed.get(database) ?? [];
    if (undos.push(undo) > 12) undos.shift();
    this.#unflushed.set(database, undos);
  }

  flushed(database: "books" | "outbox"): void {
    this.#unflushed.delete(database);
  }

  powerCut(rng: Rng): void {
    for (const [database, undos] of this.#unflushed) {
      const lost = rng.chance(0.5) ? rng.int(0, undos.length) : 0;
      for (const undo of undos.splice(undos.length - lost).reverse()) undo();
      this.flushed(database);
    }
  }

  /** Read models evicted by the browser: the outbox stays (F4). */
  wipeReadModels(): void {
    this.books.clear();
    this.flushed("books");
  }

  /** Everything as it is now, to be put back later as an old backup. */
  image(): SimulatedDisk {
    const copy = new SimulatedDisk();
    copy.records = structuredClone(this.records);
    copy.meta = structuredClone(this.meta);
    copy.carts = structuredClone(this.carts);
    copy.books = structuredClone(this.books);
    return copy;
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

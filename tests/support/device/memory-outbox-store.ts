import { joined } from "#web/store/outbox/given-back.ts";
import {
  type Cart,
  type Counters,
  cartOf,
  type OperationRecord,
  type OutboxMeta,
} from "#web/store/outbox/operation-record.ts";
import {
  isBehind,
  type OutboxContents,
  type OutboxStore,
  type Recording,
} from "#web/store/outbox/outbox-store.ts";
import { MemoryDisk, putInto, takeFrom, undoAll } from "./memory-disk.ts";

/** What survives a restart of the process. */
export class MemoryOutboxDisk extends MemoryDisk {
  readonly operations = new Map<string, OperationRecord>();
  readonly meta = new Map<string, unknown>();
  readonly carts = new Map<string, Cart>();
}

/** The outbox's storage in memory, with the promises of the one in IndexedDB: several may be open on one disk, like tabs. */
export class MemoryOutboxStore implements OutboxStore {
  readonly #disk: MemoryOutboxDisk;

  constructor(disk: MemoryOutboxDisk) {
    this.#disk = disk;
  }

  async read(born?: Parameters<OutboxStore["read"]>[0]): Promise<OutboxContents> {
    const given = this.#disk.meta.has("device") ? null : await born?.();
    // Another tab may have been quicker.
    if (given && !this.#disk.meta.has("device")) {
      const there = { records: [...this.#disk.operations.values()], meta: this.#asMeta() };
      const { records, meta } = joined(there, given);
      await this.#disk.write("born", "relaxed", () =>
        undoAll([
          ...records.map((record) =>
            putInto(this.#disk.operations, keyOf(record.epoch, record.seq), record),
          ),
          this.#putMeta(meta),
        ]),
      );
    }
    return { records: [...this.#disk.operations.values()], meta: this.#asMeta() };
  }

  async turned(): Promise<void> {}

  async record(
    records: readonly OperationRecord[],
    counters: Counters,
    put: readonly OperationRecord[] = [],
  ): Promise<Recording> {
    let outcome: Recording = "recorded";
    const cartId = cartOf(records);
    await this.#disk.write("record", "strict", () => {
      const keys = records.map(({ epoch, seq }) => keyOf(epoch, seq));
      const stays = ({ id }: OperationRecord) => put.every((record) => record.id !== id);
      for (const other of [...this.#disk.operations.values()].filter(stays)) {
        if (cartId !== null && other.cartId === cartId) outcome = "already-recorded";
      }
      const stored = this.#asMeta();
      if (
        outcome === "recorded" &&
        (isBehind(stored, records, counters) || keys.some((key) => this.#disk.operations.has(key)))
      )
        outcome = "number-taken";
      if (outcome !== "recorded") return () => {};
      return undoAll([
        ...put.map((record) =>
          putInto(this.#disk.operations, keyOf(record.epoch, record.seq), record),
        ),
        ...records.map((record, at) => putInto(this.#disk.operations, keys[at] ?? "", record)),
        putInto<string, unknown>(this.#disk.meta, "counters", counters),
        cartId === null ? () => {} : takeFrom(this.#disk.carts, cartId),
      ]);
    });
    return outcome;
  }

  async settle(records: readonly OperationRecord[], meta: Partial<OutboxMeta>): Promise<void> {
    await this.#disk.write("settle", "strict", () =>
      undoAll([
        ...records.map((record) =>
          putInto(this.#disk.operations, keyOf(record.epoch, record.seq), record),
        ),
        this.#putMeta(meta),
      ]),
    );
  }

  async putMeta(meta: Partial<OutboxMeta>): Promise<void> {
    await this.#disk.write("meta", "strict", () => this.#putMeta(meta));
  }

  async remove(keys: readonly [number, number][], meta: Partial<OutboxMeta>): Promise<void> {
    await this.#disk.write("remove", "relaxed", () =>
      undoAll([
        ...keys.map(([epoch, seq]) => takeFrom(this.#disk.operations, keyOf(epoch, seq))),
        this.#putMeta(meta),
      ]),
    );
  }

  async carts(): Promise<Cart[]> {
    return [...this.#disk.carts.values()];
  }

  async putCart(cart: Cart): Promise<void> {
    await this.#disk.write("cart", "relaxed", () => putInto(this.#disk.carts, cart.id, cart));
  }

  async removeCart(id: string): Promise<void> {
    await this.#disk.write("cart", "relaxed", () => takeFrom(this.#disk.carts, id));
  }

  close(): void {}

  #asMeta(): Partial<OutboxMeta> {
    return Object.fromEntries(this.#disk.meta) as Partial<OutboxMeta>;
  }

  #putMeta(meta: Partial<OutboxMeta>): () => void {
    return undoAll(
      Object.entries(meta).map(([name, value]) =>
        putInto<string, unknown>(this.#disk.meta, name, value),
      ),
    );
  }
}

function keyOf(epoch: number, seq: number): string {
  return `${epoch}:${seq}`;
}

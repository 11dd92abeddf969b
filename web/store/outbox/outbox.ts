import { Listeners } from "#shared/listeners.ts";
import type { OperationKind } from "#shared/sync/operations.ts";
import type { Clock, Random } from "#web/store/ports.ts";
import { anew, type Draft, numbered } from "./drafts.ts";
import { contentsOf, given, givenBack, leftOut, newId } from "./given-back.ts";
import {
  furthest,
  inOrder,
  isSame,
  type OperationRecord,
  type OutboxMeta,
} from "./operation-record.ts";
import type { OutboxCopy } from "./outbox-copy.ts";
import type { OutboxContents, OutboxStore } from "./outbox-store.ts";

/** What became different: records as they now stand, and keys of those that left. */
export type OutboxChange = {
  put: readonly OperationRecord[];
  removed: readonly OperationRecord[];
  /** Another tab or the worker wrote it; this one has just read it. */
  foreign?: boolean;
};

export type OutboxParts = {
  store: OutboxStore;
  clock: Clock;
  random: Random;
  /** Where there is one, it follows everything, and gives it back to a store that knows nothing any more (W7). */
  copy?: OutboxCopy | undefined;
};

/**
 * The device's own operations: gives them their numbers, writes them for good, keeps what became of them.
 * Holds a copy of everything in memory, so that stock and screens never wait for the disk.
 */
export class Outbox {
  readonly #store: OutboxStore;
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #copy: OutboxCopy | undefined;
  readonly #records = new Map<string, OperationRecord>();
  /** The operation that was made last of each cart or form; it may have left since. */
  readonly #ofCart = new Map<string, string>();
  #meta: OutboxMeta;
  #queue: Promise<unknown> = Promise.resolve();
  /** What was written last since this page was opened, or found to be written already. */
  latest: OperationRecord | undefined;
  #refreshing: Promise<void> | null = null;
  readonly #listeners = new Listeners<[OutboxChange]>();

  /** Nobody has used this device before, as far as anything here tells. */
  readonly isNew: boolean;

  private constructor(parts: OutboxParts, contents: OutboxContents, isNew: boolean) {
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.#random = parts.random;
    this.#copy = parts.copy;
    this.#meta = given(contents);
    this.isNew = isNew;
    for (const record of contents.records.sort(inOrder)) this.#keep(record);
  }

  /** `label`: what a device is called that begins here. */
  static async open(parts: OutboxParts & { label: string }): Promise<Outbox> {
    const device = { id: newId(parts), label: parts.label };
    const counters = { epoch: 1, seq: 0, receipts: {} };
    const fresh = { records: [], meta: { device, counters } };
    const contents = await contentsOf(parts, device.id, fresh);
    return new Outbox(parts, contents, contents.meta.device?.id === device.id);
  }

  /** As `open`, but begins no device: null where neither store nor copy knows of one. */
  static async reopen(parts: OutboxParts): Promise<Outbox | null> {
    const contents = await contentsOf(parts, newId(parts), null);
    return contents.meta.device ? new Outbox(parts, contents, false) : null;
  }

  get meta(): Readonly<OutboxMeta> {
    return this.#meta;
  }

  get(id: string): OperationRecord | undefined {
    return this.#records.get(id);
  }

  /** Everything still here, in the order it was made. */
  records(): OperationRecord[] {
    return [...this.#records.values()].sort(inOrder);
  }

  /** What the server has not answered yet, in the order it was made; of one person, or of all. */
  waiting(by?: string): OperationRecord[] {
    return this.records().filter(
      (record) => record.state === "waiting" && (by === undefined || record.by === by),
    );
  }

  /** Resolves once the operation is on the disk (W1). The same cart again gives the operation that is there (W4). */
  record<K extends OperationKind>(draft: Draft<K>): Promise<OperationRecord> {
    const drafts = [draft as unknown as Draft];
    return this.#oneByOne(async () => (await this.#writeAll(drafts))[0] as OperationRecord);
  }

  /**
   * Writes several acts of one form, all of them or none (I1), numbered one after the other. Given again, the form
   * gives the operation that bears it, which is the last.
   */
  recordAll(drafts: readonly Draft[], formId: string | null): Promise<readonly OperationRecord[]> {
    const last = drafts.at(-1);
    return this.#oneByOne(() =>
      this.#writeAll(drafts.map((draft) => ({ ...draft, cartId: draft === last ? formId : null }))),
    );
  }

  /**
   * Writes an act of a cart and what follows from it, numbered after it, all of them or none. Resolves to the act once
   * they are on the disk; where one of them is there already, to that one.
   */
  recordWith(draft: Draft, also: readonly Draft[]): Promise<OperationRecord> {
    return this.#oneByOne(
      async () => (await this.#writeAll([draft, ...also]))[0] as OperationRecord,
    );
  }

  async #writeAll(drafts: readonly Draft[]): Promise<readonly OperationRecord[]> {
    for (;;) {
      const present = drafts.flatMap(({ cartId }) => (cartId && this.ofCart(cartId)) || [])[0];
      if (present) {
        this.latest = present;
        return [present];
      }
      const { counters, records } = numbered(drafts, this.#meta, this.#clock());
      if ((await this.#store.record(records, counters)) !== "recorded") {
        await this.#readAgain();
        continue;
      }
      this.#meta = { ...this.#meta, counters };
      this.latest = records.find((record) => record.cartId !== null) ?? records.at(-1);
      this.#put(records);
      return records;
    }
  }

  /** Keeps verdicts and what was learnt with them, on the disk first. */
  settle(records: readonly OperationRecord[], meta: Partial<OutboxMeta> = {}): Promise<void> {
    return this.#oneByOne(async () => {
      await this.#store.settle(records, meta);
      this.#meta = { ...this.#meta, ...meta };
      this.#put(records);
    });
  }

  /** What is good to know and may be lost: stays in memory until something is written anyway. */
  note(meta: Partial<OutboxMeta>): void {
    this.#meta = { ...this.#meta, ...meta };
    this.#tell({ put: [], removed: [], foreign: true });
  }

  putMeta(meta: Partial<OutboxMeta>): Promise<void> {
    return this.#oneByOne(async () => {
      await this.#store.putMeta(meta);
      this.#meta = { ...this.#meta, ...meta };
      this.#put([]);
    });
  }

  /**
   * The server knows these identifiers with another text: this device's storage was put back to an earlier state.
   * Numbers start again in a new epoch and the same acts are written once more under new identifiers.
   */
  writeAgain(records: readonly OperationRecord[]): Promise<void> {
    return this.#oneByOne(async () => {
      for (;;) {
        // Another tab may have done it meanwhile.
        const known = records.flatMap(({ id }) => this.#records.get(id) ?? []);
        const open = known.filter(({ state }) => state === "waiting");
        if (open.length === 0) return;
        const { counters, copies, put } = anew(open, this.#meta, this.#clock());
        if ((await this.#store.record(copies, counters, put)) === "recorded") {
          this.#meta = { ...this.#meta, counters };
          return this.#put([...put, ...copies]);
        }
        await this.#readAgain();
      }
    });
  }

  /** The person has seen a refused or flagged operation and puts it away. */
  async close(id: string): Promise<void> {
    const record = this.#records.get(id);
    if (record && record.state !== "waiting")
      await this.settle([{ ...record, closedAt: this.#clock() }]);
  }

  /** Forgets operations that are answered and no longer needed (W5); waiting ones never leave. */
  forget(records: readonly OperationRecord[]): Promise<void> {
    const leaving = records.filter((record) => record.state !== "waiting");
    if (leaving.length === 0) return Promise.resolve();
    return this.#oneByOne(async () => {
      const forgotten = { ...this.#meta.forgotten };
      for (const { operation, ackRev } of leaving)
        forgotten[operation.shopId] = Math.max(forgotten[operation.shopId] ?? 0, ackRev);
      const keys = leaving.map(({ epoch, seq }): [number, number] => [epoch, seq]);
      await this.#store.remove(keys, { forgotten });
      this.#meta = { ...this.#meta, forgotten };
      for (const { id } of leaving) this.#records.delete(id);
      this.#tell({ put: [], removed: leaving });
    });
  }

  /** Another tab, or the worker, has written: the disk is right. Whoever asks before a reading has begun shares it. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#oneByOne(() => {
      this.#refreshing = null;
      return this.#readAgain();
    });
    return this.#refreshing;
  }

  async #readAgain(): Promise<void> {
    let birth = this.#meta.birth;
    const { records, meta } = await this.#store.read(async () => {
      const at = this.#clock();
      birth = newId({ clock: this.#clock, random: this.#random });
      const held = { records: this.records(), meta: { ...this.#meta, birth } };
      return givenBack(held, (await this.#copy?.contents(at)) ?? null, at);
    });
    const now = given({ records, meta: { ...this.#meta, ...meta } });
    const added: OperationRecord[] = [];
    if (now.birth !== this.#meta.birth && now.birth !== birth) {
      // Thrown away, and given back by somebody else, who need not have known all that is known here.
      const left = leftOut(this.records(), records);
      if (now.device.id === this.#meta.device.id)
        now.counters = furthest([now.counters, this.#meta.counters]);
      if (left.length > 0) {
        if ((await this.#store.record(left, now.counters)) !== "recorded") return this.#readAgain();
        now.lost = { at: this.#clock(), restored: (now.lost?.restored ?? 0) + left.length };
        await this.#store.putMeta({ lost: now.lost });
        this.#copy?.follow(left, now);
        records.push(...left);
        added.push(...left);
      }
    }
    this.#meta = now;
    const present = new Set(records.map((record) => record.id));
    const removed = [...this.#records.values()].filter((record) => !present.has(record.id));
    for (const { id } of removed) this.#records.delete(id);
    const put = records.filter((record) => !isSame(this.#records.get(record.id), record));
    for (const record of put) this.#keep(record);
    this.#tell({ put, removed, foreign: true });
    // The other tabs read it, and one of them sends it.
    if (added.length > 0) this.#tell({ put: added, removed: [] });
  }

  /** Called at once after the copy in memory has changed. */
  subscribe(listener: (change: OutboxChange) => void): () => void {
    return this.#listeners.add(listener);
  }

  shut(): void {
    this.#listeners.clear();
    this.#store.close();
  }

  /** The operation that was made of this cart, if any. */
  ofCart(cartId: string): OperationRecord | undefined {
    const record = this.#records.get(this.#ofCart.get(cartId) ?? "");
    return record?.cartId === cartId ? record : undefined;
  }

  /** Makes the copy equal to what is here; what comes later it follows by itself. */
  agreeWithCopy(): void {
    this.#copy?.agree(this.records(), this.#meta);
  }

  #keep(record: OperationRecord): void {
    this.#records.set(record.id, record);
    if (record.cartId !== null) this.#ofCart.set(record.cartId, record.id);
  }

  #put(records: readonly OperationRecord[]): void {
    this.#copy?.follow(records, this.#meta);
    for (const record of records) this.#keep(record);
    this.#tell({ put: records, removed: [] });
  }

  #tell(change: OutboxChange): void {
    this.#listeners.tell(change);
  }

  #oneByOne<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(act, act);
    this.#queue = done.catch(() => undefined);
    return done;
  }
}

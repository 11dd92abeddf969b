import type { Breathe } from "#web/store/ports.ts";
import {
  type Counters,
  furthest,
  isNeeded,
  type OperationRecord,
  type OutboxMeta,
  oneOfEach,
} from "./operation-record.ts";
import type { OutboxContents } from "./outbox-store.ts";

/** Texts by name, kept by something else than what keeps the outbox. Every method may fail. */
export type CopyShelf = {
  names(): Promise<string[]>;
  read(name: string): Promise<string | undefined>;
  put(name: string, text: string): Promise<void>;
  remove(name: string): Promise<void>;
};

type Kept = { meta: Partial<OutboxMeta>; record?: OperationRecord };

const device = "device";

/**
 * A second copy of what the server has not answered, with the numbers given out so far, for the day when the browser
 * throws the first one away (W7). It follows what is on the disk already and never holds anybody up; what goes wrong
 * with it leaves the outbox as it is.
 */
export class OutboxCopy {
  readonly #shelf: CopyShelf;
  readonly #breathe: Breathe;
  #queue: Promise<void> = Promise.resolve();

  constructor(shelf: CopyShelf, breathe: Breathe) {
    this.#shelf = shelf;
    this.#breathe = breathe;
  }

  /** Operations as they now stand on the disk, and what stands beside them. */
  follow(records: readonly OperationRecord[], meta: Readonly<OutboxMeta>): void {
    this.#later(async () => {
      const here = records.filter(isNeeded);
      const leaving = records.filter((record) => !isNeeded(record));
      // Numbers are kept before the last operation that tells of them goes.
      if (leaving.length > 0 || here.length === 0)
        await this.#shelf.put(device, JSON.stringify({ meta: lasting(meta) }));
      for (const record of here) await this.#put(record, meta);
      for (const record of leaving) await this.#shelf.remove(nameOf(record));
    });
  }

  /** Puts right what a kill, an earlier version or the worker has left different. All that is in the outbox is given. */
  agree(records: readonly OperationRecord[], meta: Readonly<OutboxMeta>): void {
    this.#later(async () => {
      const names = new Set(await this.#shelf.names());
      const needed = records.filter(isNeeded);
      if (needed.length === 0 && !names.has(device) && meta.session === null) return;
      for (const record of needed) if (!names.delete(nameOf(record))) await this.#put(record, meta);
      await this.#shelf.put(device, JSON.stringify({ meta: lasting(meta) }));
      names.delete(device);
      // Another tab may have written more since: what is younger than these numbers is its own.
      for (const name of names) if (isBefore(name, meta.counters)) await this.#shelf.remove(name);
    });
  }

  /** The outbox as far as it is here, null when nothing is. `at`: device clock in ms. */
  async contents(at: number): Promise<OutboxContents | null> {
    const kept = await this.#all();
    const [latest] = kept.map(({ meta }) => meta).sort(latestFirst);
    if (!latest?.device) return null;
    const records = oneOfEach(kept.flatMap(({ record }) => record ?? []));
    const whole = kept.find(({ record }) => !record)?.meta;
    const counters = furthest(kept.flatMap(({ meta }) => meta.counters ?? []));
    const isTold = latest.session || records.length > 0;
    const lost = isTold ? { at, restored: records.length } : null;
    return { records, meta: { ...latest, ...whole, counters, lost } };
  }

  /** Resolves when everything asked for so far is there. */
  atRest(): Promise<void> {
    return this.#queue;
  }

  #put(
    record: OperationRecord,
    { device, counters, session }: Readonly<OutboxMeta>,
  ): Promise<void> {
    const kept: Kept = { record, meta: { device, counters, session } };
    return this.#shelf.put(nameOf(record), JSON.stringify(kept));
  }

  async #all(): Promise<Kept[]> {
    const kept: Kept[] = [];
    for (const name of await this.#shelf.names().catch(() => [])) {
      const text = await this.#shelf.read(name).catch(() => undefined);
      const one = text === undefined ? undefined : readable(text);
      if (one) kept.push(one);
    }
    return kept;
  }

  #later(act: () => Promise<void>): void {
    this.#queue = this.#queue
      .then(this.#breathe)
      .then(act)
      .catch(() => undefined);
  }
}

function nameOf({ epoch, seq }: Pick<OperationRecord, "epoch" | "seq">): string {
  return `${epoch}-${seq}`;
}

function isBefore(name: string, counters: Counters): boolean {
  const [epoch = 0, seq = 0] = name.split("-").map(Number);
  return epoch < counters.epoch || (epoch === counters.epoch && seq <= counters.seq);
}

/** When the server last answered changes all the time, and matters to nobody afterwards; the rest is of one store. */
function lasting({ lastExchangeAt: _, lost: __, birth: ___, ...meta }: Readonly<OutboxMeta>) {
  return meta;
}

/** Half a text, or one of another making, is none. */
function readable(text: string): Kept | undefined {
  try {
    const kept = JSON.parse(text) as Kept;
    const { device, counters } = kept.meta;
    const isWhole = typeof device?.id === "string" && typeof counters?.seq === "number";
    return isWhole && (!kept.record || typeof kept.record.id === "string") ? kept : undefined;
  } catch {
    return undefined;
  }
}

function latestFirst({ counters: a }: Partial<OutboxMeta>, { counters: b }: Partial<OutboxMeta>) {
  return (b?.epoch ?? 0) - (a?.epoch ?? 0) || (b?.seq ?? 0) - (a?.seq ?? 0);
}

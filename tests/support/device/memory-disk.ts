/** Thrown in the middle of a step by a test: the process is gone, nothing after it happens. */
export class Killed extends Error {
  constructor(step: string) {
    super(`killed at ${step}`);
    this.name = "Killed";
  }
}

/** Called around every write of a memory disk, with the step's name; may throw `Killed`, or wait. */
export type DiskHook = (step: string) => void | Promise<void>;

/**
 * What a disk does to writes: a strict one is there for ever, the latest relaxed ones may be lost in a power cut,
 * last ones first. Each store of a device has a disk of its own, as IndexedDB databases have.
 */
export class MemoryDisk {
  readonly #undo: (() => void)[] = [];
  hook: DiskHook = () => {};

  /** `change` makes the change and gives the way back. Killed before: not there. Killed after: there, and nobody knows. */
  async write(
    step: string,
    durability: "strict" | "relaxed",
    change: () => () => void,
  ): Promise<void> {
    await this.hook(`${step}:before`);
    const undo = change();
    if (durability === "strict") this.sync();
    else this.#undo.push(undo);
    await this.hook(`${step}:after`);
  }

  get unsynced(): number {
    return this.#undo.length;
  }

  /** All that was written has reached the disk, or is gone with it: a power cut takes none of it back. */
  sync(): void {
    this.#undo.length = 0;
  }

  /** The power is cut while `lost` of the latest relaxed writes have not reached the disk. */
  cutPower(lost: number): void {
    for (let count = 0; count < lost; count += 1) this.#undo.pop()?.();
    this.sync();
  }
}

/** Puts a value into a map and gives the way back. */
export function putInto<K, V>(map: Map<K, V>, key: K, value: V): () => void {
  const had = map.has(key);
  const old = map.get(key);
  map.set(key, value);
  return () => {
    if (had) map.set(key, old as V);
    else map.delete(key);
  };
}

/** Takes a key out of a map and gives the way back. */
export function takeFrom<K, V>(map: Map<K, V>, key: K): () => void {
  if (!map.has(key)) return () => {};
  const old = map.get(key) as V;
  map.delete(key);
  return () => map.set(key, old);
}

/** The way back of several changes. */
export function undoAll(undos: readonly (() => void)[]): () => void {
  return () => {
    for (const undo of [...undos].reverse()) undo();
  };
}

import { Listeners } from "#shared/listeners.ts";
import type { Scope } from "#shared/sync/protocol.ts";
import { type RowKind, type RowsByKind, rowKey } from "#shared/sync/rows.ts";
import { DamagedReadModel, type ReadModels } from "./read-models.ts";

/** All rows of one small kind of one scope, kept up to date. */
export class LiveRows<K extends RowKind> {
  readonly #rows = new Map<string, RowsByKind[K][number]>();
  readonly #kind: K;
  readonly #listeners = new Listeners();
  #list: RowsByKind[K] | null = null;
  #isLoaded = false;
  /** Resolves when the rows on the disk have been read, rejects when the first reading failed. */
  readonly loaded: Promise<void>;
  readonly stop: () => void;

  /** With `isWanted` false there are none and never will be. */
  constructor(readModels: ReadModels, scope: Scope, kind: K, isWanted = true) {
    this.#kind = kind;
    if (!isWanted) {
      this.loaded = Promise.resolve();
      this.stop = () => {};
      return;
    }
    const load = () => this.#load(readModels, scope);
    this.stop = readModels.onChange((change) => {
      if (change.kind === "opened" && !this.#isLoaded) load().catch(() => undefined);
      if (change.scope !== scope) return;
      if (change.kind === "dropped") this.#rows.clear();
      else if (change.kind === kind) this.#take(change.rows as RowsByKind[K]);
      else return;
      this.#changed();
    });
    this.loaded = load();
    this.loaded.catch(() => undefined);
  }

  get isLoaded(): boolean {
    return this.#isLoaded;
  }

  /** The same array until a row changes. */
  list(): RowsByKind[K] {
    this.#list ??= [...this.#rows.values()] as RowsByKind[K];
    return this.#list;
  }

  get(key: string): RowsByKind[K][number] | undefined {
    return this.#rows.get(key);
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  async #load(readModels: ReadModels, scope: Scope): Promise<void> {
    try {
      this.#take(await readModels.rows(scope, this.#kind));
    } catch (cause) {
      if (!(cause instanceof DamagedReadModel)) throw cause;
      await readModels.dropScope(scope);
    }
    this.#isLoaded = true;
    this.#changed();
  }

  #take(rows: RowsByKind[K]): void {
    for (const row of rows as RowsByKind[K][number][]) {
      const key = String((row as unknown as Record<string, unknown>)[rowKey[this.#kind]]);
      if ((this.#rows.get(key)?.rev ?? -1) <= row.rev) this.#rows.set(key, row);
    }
  }

  #changed(): void {
    this.#list = null;
    this.#listeners.tell();
  }
}

import { Listeners } from "#shared/listeners.ts";
import { keyOfRow, type RowKind, type RowsByKind } from "#shared/sync/rows.ts";
import type { Rows } from "#web/store/books/read-models.ts";
import type { ScopeFeed, ScopeView } from "#web/store/books/scope-feed.ts";

/** All rows of one small kind of one scope. */
export class LiveRows<K extends RowKind> implements ScopeView {
  readonly kinds: readonly [K];
  readonly #rows = new Map<string, RowsByKind[K][number]>();
  readonly #listeners = new Listeners();
  #list: RowsByKind[K] | null = null;
  #isLoaded = false;
  /** Resolves when the rows on the disk have been read, rejects when the first reading failed. */
  loaded: Promise<void> = Promise.resolve();
  stop: () => void = () => {};

  constructor(kind: K) {
    this.kinds = [kind];
  }

  /** The rows of a kind, kept up to date. */
  static of<K extends RowKind>(feed: ScopeFeed, kind: K): LiveRows<K> {
    const rows = new LiveRows(kind);
    Object.assign(rows, feed.join(rows));
    return rows;
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

  takeRows(all: Rows): void {
    const [kind] = this.kinds;
    const rows = all[kind] as RowsByKind[K][number][] | undefined;
    for (const row of rows ?? []) {
      const key = keyOfRow(kind, row);
      if ((this.#rows.get(key)?.rev ?? -1) <= row.rev) this.#rows.set(key, row);
    }
    if (rows) this.#changed();
  }

  takeAllOwn(): void {
    this.#isLoaded = true;
    this.#changed();
  }

  clear(): void {
    this.#rows.clear();
    this.#changed();
  }

  #changed(): void {
    this.#list = null;
    this.#listeners.tell();
  }
}

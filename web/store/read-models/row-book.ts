import { Listeners } from "#shared/listeners.ts";
import { isPendingFor } from "#shared/rules/stock.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { keyOfRow, type RowKind, type RowsByKind } from "#shared/sync/rows.ts";
import type { Rows } from "#web/store/books/read-models.ts";
import type { ScopeView } from "#web/store/books/scope-feed.ts";
import { inOrder, type OperationRecord, ownState } from "#web/store/outbox/operation-record.ts";
import type { OutboxChange } from "#web/store/outbox/outbox.ts";

export type BookParts<K extends RowKind, V> = {
  kind: K;
  shopId: string;
  /** Rows that an operation makes or changes; `by`: who is signed in where it was made. */
  touches: (operation: Operation, by: string) => readonly string[];
  /**
   * What people see of one row: the server's, if it is here, and own operations on it in the order they were made,
   * refused ones left out. Undefined while there is nothing to be seen.
   */
  view: (id: string, row: RowsByKind[K][number] | undefined, own: readonly OperationRecord[]) => V;
  order: (a: NonNullable<V>, b: NonNullable<V>) => number;
};

/**
 * Rows of one kind as people see them at this instant: those of the server with own operations that they do not hold
 * yet. Fed by its keeper; every view is made when first asked for and stays the same object until something of it changes.
 */
export class RowBook<K extends RowKind, V> implements ScopeView {
  readonly kind: K;
  readonly kinds: readonly [K];
  /** In a reseller's scope: whose it is. What is known from this device alone is there only if it is for them (T10). */
  reseller: string | undefined;
  readonly #parts: BookParts<K, V>;
  readonly #rows = new Map<string, RowsByKind[K][number]>();
  readonly #own = new Map<string, Map<string, OperationRecord>>();
  /** Where each own operation was put: which rows it touches may rest on rows that have gone since. */
  readonly #placed = new Map<string, readonly string[]>();
  readonly #views = new Map<string, V>();
  #list: readonly NonNullable<V>[] | null = null;
  readonly #listeners = new Listeners();

  constructor(parts: BookParts<K, V>) {
    this.kind = parts.kind;
    this.kinds = [parts.kind];
    this.#parts = parts;
  }

  get(id: string): V | undefined {
    if (!this.#rows.has(id) && !this.#own.has(id)) return undefined;
    const known = this.#views.get(id);
    if (known !== undefined) return known;
    const own = [...(this.#own.get(id)?.values() ?? [])].sort(inOrder);
    const row = this.#rows.get(id);
    const view = this.#parts.view(id, row, own);
    const { reseller } = this;
    if (!row && reseller && (view as { resellerId?: string } | undefined)?.resellerId !== reseller)
      return undefined;
    this.#views.set(id, view);
    return view;
  }

  /** The server's row alone. */
  row(id: string): RowsByKind[K][number] | undefined {
    return this.#rows.get(id);
  }

  /** The server's rows, in no order. */
  rows(): Iterable<RowsByKind[K][number]> {
    return this.#rows.values();
  }

  /** Everything there is to see, in its order. The same array until something of it changes. */
  list(): readonly NonNullable<V>[] {
    if (!this.#list) {
      const ids = new Set([...this.#rows.keys(), ...this.#own.keys()]);
      const views: NonNullable<V>[] = [];
      for (const id of ids) {
        const view = this.get(id);
        if (view) views.push(view);
      }
      this.#list = views.sort(this.#parts.order);
    }
    return this.#list;
  }

  /** Called once after any change. */
  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Takes rows in; an older row than the one known changes nothing. */
  takeRows(rows: Rows): void {
    const touched: string[] = [];
    for (const row of (rows[this.kind] ?? []) as RowsByKind[K][number][]) {
      const id = keyOfRow(this.kind, row);
      if ((this.#rows.get(id)?.rev ?? -1) > row.rev) continue;
      this.#rows.set(id, row);
      touched.push(id);
    }
    this.#changed(touched);
  }

  /** Takes in what became different among the device's own operations. */
  takeOwn({ put, removed }: Pick<OutboxChange, "put" | "removed">): void {
    const touched: string[] = [];
    const take = (record: OperationRecord, isHere: boolean) => {
      if (record.operation.shopId !== this.#parts.shopId) return;
      const before = this.#placed.get(record.id) ?? [];
      const places = [...new Set([...before, ...this.#parts.touches(record.operation, record.by)])];
      const counts = isHere && record.state !== "refused";
      for (const id of places) this.#put(id, record, counts);
      if (counts) this.#placed.set(record.id, places);
      else this.#placed.delete(record.id);
      touched.push(...places);
    };
    for (const record of removed) take(record, false);
    for (const record of put) take(record, true);
    this.#changed(touched);
  }

  /** The scope lost its rows: nothing but own new ones can be shown. */
  clear(): void {
    const touched = [...this.#rows.keys()];
    this.#rows.clear();
    this.#changed(touched);
  }

  /** What views are made with besides rows and own operations has changed, such as the names of people. */
  refresh(): void {
    this.#changed([...this.#views.keys()]);
  }

  #put(id: string, record: OperationRecord, isHere: boolean): void {
    const own = this.#own.get(id) ?? new Map<string, OperationRecord>();
    if (isHere) own.set(record.id, record);
    else own.delete(record.id);
    if (own.size > 0) this.#own.set(id, own);
    else this.#own.delete(id);
  }

  #changed(touched: readonly string[]): void {
    if (touched.length === 0) return;
    for (const id of touched) this.#views.delete(id);
    this.#list = null;
    this.#listeners.tell();
  }
}

/** Own operations that a row does not hold yet (T2); all of them while there is no row. */
export function pendingFor(
  row: { rev: number } | undefined,
  own: readonly OperationRecord[],
): OperationRecord[] {
  return own.filter((record) => isPendingFor(ownState(record), row?.rev ?? 0));
}

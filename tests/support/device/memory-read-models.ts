import { type RowKind, type RowsByKind, rowKinds } from "#shared/sync/rows.ts";
import type { BlockName, KeyedRow } from "#web/store/read-models/kind-store.ts";
import type { Mark } from "#web/store/read-models/marks.ts";
import { PagedReadModels } from "#web/store/read-models/paged-read-models.ts";
import { eachAlone, type LoneKindStore } from "./each-alone.ts";
import { MemoryDisk, putInto, takeFrom, undoAll } from "./memory-disk.ts";

type AnyRow = RowsByKind[RowKind][number];

/** What survives of one kind: rows by scope and key, and the scopes' marks. */
export class MemoryKindDisk extends MemoryDisk {
  readonly rows = new Map<string, Map<string, AnyRow>>();
  readonly marks = new Map<string, Mark>();
}

export type MemoryReadModelsDisk = Record<RowKind, MemoryKindDisk>;

export function memoryReadModelsDisk(): MemoryReadModelsDisk {
  return Object.fromEntries(
    rowKinds.map((kind) => [kind, new MemoryKindDisk()]),
  ) as MemoryReadModelsDisk;
}

class MemoryKindStore implements LoneKindStore {
  readonly #kind: RowKind;
  readonly #disk: MemoryKindDisk;

  constructor(kind: RowKind, disk: MemoryKindDisk) {
    this.#kind = kind;
    this.#disk = disk;
  }

  async mark(scope: string): Promise<Mark | null> {
    return this.#disk.marks.get(scope) ?? null;
  }

  async write(
    scope: string,
    rows: readonly KeyedRow[],
    own: boolean,
    mark: Mark | null,
  ): Promise<void> {
    await this.#disk.write(`rows:${this.#kind}`, "relaxed", () => {
      const present = this.#disk.rows.get(scope) ?? new Map<string, AnyRow>();
      this.#disk.rows.set(scope, present);
      const undos: (() => void)[] = [];
      for (const { key, row } of rows) {
        const old = present.get(key);
        if (old && (own ? old.rev >= row.rev : old.rev > row.rev)) continue;
        undos.push(putInto(present, key, row));
      }
      if (mark) undos.push(putInto(this.#disk.marks, scope, mark));
      return undoAll(undos);
    });
  }

  fill(scope: string, _: BlockName, rows: readonly KeyedRow[], mark: Mark | null): Promise<void> {
    return this.write(scope, rows, false, mark);
  }

  async rows(scope: string): Promise<RowsByKind[RowKind]> {
    return this.#where(scope, () => true);
  }

  async rowsSince(scope: string, rev: number): Promise<RowsByKind[RowKind]> {
    return this.#where(scope, (row) => row.rev > rev);
  }

  async rowsOfDays(scope: string, first: string, last: string): Promise<RowsByKind[RowKind]> {
    return this.#where(scope, (row) => "day" in row && row.day >= first && row.day <= last);
  }

  async row(scope: string, key: string): Promise<AnyRow | null> {
    return this.#disk.rows.get(scope)?.get(key) ?? null;
  }

  async forgetBefore(scope: string, day: string): Promise<void> {
    await this.#disk.write(`forget:${this.#kind}`, "relaxed", () => {
      const present = this.#disk.rows.get(scope) ?? new Map<string, AnyRow>();
      const old = [...present].filter(([, row]) => "day" in row && row.day < day);
      return undoAll(old.map(([key]) => takeFrom(present, key)));
    });
  }

  /** Rows lie singly here, each under its key. */
  async forgetBlocksBefore(): Promise<void> {}

  async scopes(): Promise<string[]> {
    return [...this.#disk.marks.keys()];
  }

  async drop(scope: string): Promise<void> {
    await this.#disk.write(`drop:${this.#kind}`, "relaxed", () =>
      undoAll([takeFrom(this.#disk.rows, scope), takeFrom(this.#disk.marks, scope)]),
    );
  }

  async close(): Promise<void> {}

  #where(scope: string, holds: (row: AnyRow) => boolean): RowsByKind[RowKind] {
    return [...(this.#disk.rows.get(scope)?.values() ?? [])].filter(holds) as RowsByKind[RowKind];
  }
}

/** The read models in memory, on disks that outlive them; the same pages and marks as in the browser. */
export function memoryReadModels(disk: MemoryReadModelsDisk, chunk = 250): PagedReadModels {
  const stores = Object.fromEntries(
    rowKinds.map((kind) => [kind, new MemoryKindStore(kind, disk[kind])]),
  ) as unknown as Record<RowKind, LoneKindStore>;
  return new PagedReadModels(stores, eachAlone(stores), async () => {}, chunk);
}

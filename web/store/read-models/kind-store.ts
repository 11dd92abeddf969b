import type { RowKind, RowsByKind } from "#shared/sync/rows.ts";
import type { Mark, Marks } from "./marks.ts";

/** A row of a kind with the key that names it inside its scope. */
export type KeyedRow<K extends RowKind = RowKind> = { key: string; row: RowsByKind[K][number] };

/** Rows of a first load that are stored together: the load's revision, and which of its rows they are. */
export type BlockName = { load: number; place: string };

/** The lasting rows of one kind. A row replaces one of a lower revision, or of the same unless it is the device's own. */
export interface KindStore {
  /** One transaction for rows and mark. */
  write(scope: string, rows: readonly KeyedRow[], own: boolean, mark: Mark | null): Promise<void>;
  /** One transaction too, for rows of a first load: kept together. The same name again replaces what it named. */
  fill(scope: string, name: BlockName, rows: readonly KeyedRow[], mark: Mark | null): Promise<void>;
  rows(scope: string): Promise<RowsByKind[RowKind]>;
  rowsSince(scope: string, rev: number): Promise<RowsByKind[RowKind]>;
  rowsOfDays(scope: string, first: string, last: string): Promise<RowsByKind[RowKind]>;
  row(scope: string, key: string): Promise<RowsByKind[RowKind][number] | null>;
  forgetBefore(scope: string, day: string): Promise<void>;
  /** Blocks of loads before this one go: it has brought every row again. */
  forgetBlocksBefore(scope: string, load: number): Promise<void>;
  /** Scopes that have a mark here. */
  scopes(): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * Kinds whose rows lie in one database: what is asked of all of them, or done to them, is one transaction. Nothing joins
 * two databases but marks.
 */
export interface KindGroup {
  readonly kinds: readonly RowKind[];
  /** Null for a kind of which the scope has nothing. */
  marks(scope: string): Promise<Marks>;
  /** Of those kinds that are given one. */
  writeMarks(scope: string, marks: Marks): Promise<void>;
  /** Rows and marks go. */
  drop(scope: string): Promise<void>;
}

import type { Cursor, Scope, SnapshotPlan } from "#shared/sync/protocol.ts";
import type { DayKind, RowKind, RowsByKind } from "#shared/sync/rows.ts";
import type { EncodedRows } from "#web/store/ports.ts";
import type { CatalogueSnapshot, LoadProgress } from "./book-document.ts";

/** Stored rows are not rows any more: the scope is dropped and filled again (F4). */
export class DamagedReadModel extends Error {
  constructor(kind: RowKind) {
    super(`read model ${kind} is damaged`);
    this.name = "DamagedReadModel";
  }
}

export type Rows = Partial<RowsByKind>;

/** Changes of one scope after `from` up to and including `to`. */
export type Page = {
  scope: Scope;
  from: Cursor;
  to: Cursor;
  rows: Rows;
  /** Rows that the device built from its own operations (R7): the server's row of the same revision wins over them. */
  own: Rows;
};

/**
 * Rows that have been stored. `rev`: all rows up to there are, once these have been taken in; null while more of the
 * same transaction follow, or while it cannot be said. `foreign` when another tab stored them.
 */
export type RowsStored = {
  scope: Scope;
  kind: "stored";
  rows: Rows;
  /** Of the books that the rows are of. */
  epoch: number;
  rev: number | null;
  /** Of a first load of which more is to come: `rev` is that of the rows that have come. */
  isPart: boolean;
  foreign: boolean;
};

/** The scope lost all its rows. */
export type ScopeDropped = { scope: Scope; kind: "dropped"; foreign: boolean };

/** Of no scope: what was asked in vain may be asked again, and what other tabs stored meanwhile has not been told. */
export type Reopened = { scope: ""; kind: "reopened"; foreign: false };

export type ReadModelsChange = RowsStored | ScopeDropped | Reopened;

/** Throws when whoever writes may do so no longer: asked before each transaction, nothing after it is written then. */
export type Check = () => void;

/**
 * What the device has read of the books, by scope. It may vanish at any moment and is then filled again (F4).
 * A power cut may lose the latest transactions; a cursor is in the transaction of its rows, so it is never ahead of
 * them (E5).
 */
export interface ReadModels {
  /** How far the scope has been read with nothing missing; null when it must be loaded first. */
  cursor(scope: Scope): Promise<Cursor | null>;
  /**
   * From where to ask the server for more: the cursor, or null where rows of a kind are missing that an earlier version
   * of the app did not know. What is there stays until the load has come over it.
   */
  askFrom(scope: Scope): Promise<Cursor | null>;
  /** Stores rows and cursor in one transaction. Does nothing when the scope stands before `from` or in another epoch. */
  applyPage(page: Page, check?: Check): Promise<void>;
  /** Null when no first load is under way. */
  loadProgress(scope: Scope): Promise<LoadProgress | null>;
  /** Stores one part of a first load as it came. A part of another plan than the one under way starts over. */
  applyPart(
    scope: Scope,
    plan: SnapshotPlan,
    part: number,
    rows: EncodedRows,
    check?: Check,
  ): Promise<void>;
  /** All parts are stored: the scope stands at the plan's cursor. */
  finishLoad(scope: Scope, plan: SnapshotPlan, check?: Check): Promise<void>;
  dropScope(scope: Scope, check?: Check): Promise<void>;
  rows<K extends RowKind>(scope: Scope, kind: K): Promise<RowsByKind[K]>;
  /** Rows of a later revision than `rev`. */
  rowsSince<K extends RowKind>(scope: Scope, kind: K, rev: number): Promise<RowsByKind[K]>;
  /** Rows of business days from `first` on. */
  rowsFromDay<K extends DayKind>(scope: Scope, kind: K, first: string): Promise<RowsByKind[K]>;
  row<K extends RowKind>(scope: Scope, kind: K, key: string): Promise<RowsByKind[K][number] | null>;
  /** Forgets rows of business days before `day`, but for those that lie in one segment with later ones. */
  forgetBefore(scope: Scope, kind: DayKind, day: string): Promise<void>;
  /** The columnar snapshot of a catalogue, null when there is none. */
  snapshot(scope: Scope): Promise<CatalogueSnapshot | null>;
  /** Replaces the columnar snapshot, unless the scope stands in another epoch by now. */
  putSnapshot(scope: Scope, snapshot: CatalogueSnapshot): Promise<void>;
  /** Called after rows are stored, in the order they were stored. */
  onChange(listener: (change: ReadModelsChange) => void): () => void;
  /** Every scope of which there is something. */
  scopes(): Promise<Scope[]>;
  close(): Promise<void>;
}

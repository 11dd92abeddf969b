import type { Cursor, Scope, SnapshotPlan } from "#shared/sync/protocol.ts";
import type { DayKind, RowKind, RowsByKind } from "#shared/sync/rows.ts";

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
 * How far a first load has come: numbers of the parts stored, out of so many. `over`: rows of an earlier load that was
 * broken off may lie beneath it.
 */
export type LoadProgress = { cursor: Cursor; of: number; parts: number[]; over?: true };

/** Rows that have just been stored. `foreign` when another tab stored them. */
export type RowsChange = {
  [K in RowKind]: { scope: Scope; kind: K; rows: RowsByKind[K]; foreign: boolean };
}[RowKind];

/** The scope lost all its rows. */
export type ScopeDropped = { scope: Scope; kind: "dropped"; foreign: boolean };

/** The scope stands at a later revision, all rows up to it being stored. */
export type ScopeMoved = { scope: Scope; kind: "moved"; rev: number; foreign: boolean };

/** Of no scope: they opened after they could not, so what was asked in vain may be asked again. */
export type OpenedAnew = { scope: ""; kind: "opened"; foreign: boolean };

export type ReadModelsChange = RowsChange | ScopeDropped | ScopeMoved | OpenedAnew;

/** Throws when whoever writes may do so no longer: asked before each transaction, nothing after it is written then. */
export type Check = () => void;

/**
 * What the device has read of the books, by scope. It may vanish at any moment and is then filled again (F4).
 * A power cut may lose the latest writes of a kind; a cursor is never ahead of its rows (E5).
 */
export interface ReadModels {
  /** How far the scope has been read with nothing missing; null when it must be loaded first. */
  cursor(scope: Scope): Promise<Cursor | null>;
  /** Stores the rows, then moves the cursor. Does nothing when the scope stands before `from` or in another epoch. */
  applyPage(page: Page, check?: Check): Promise<void>;
  /** Of a scope that stands nowhere, also what a power cut left of one that stood: no part of it is whole then. */
  loadProgress(scope: Scope): Promise<LoadProgress | null>;
  /** Stores one part of a first load. A part of another plan than the one under way starts over. */
  applyPart(
    scope: Scope,
    plan: SnapshotPlan,
    part: number,
    rows: Rows,
    check?: Check,
  ): Promise<void>;
  /** All parts are stored: the scope stands at the plan's cursor. */
  finishLoad(scope: Scope, plan: SnapshotPlan, check?: Check): Promise<void>;
  dropScope(scope: Scope, check?: Check): Promise<void>;
  rows<K extends RowKind>(scope: Scope, kind: K): Promise<RowsByKind[K]>;
  /** Rows of a later revision than `rev`. */
  rowsSince<K extends RowKind>(scope: Scope, kind: K, rev: number): Promise<RowsByKind[K]>;
  /** Rows of business days from `first` to `last`, both included. */
  rowsOfDays<K extends DayKind>(
    scope: Scope,
    kind: K,
    first: string,
    last: string,
  ): Promise<RowsByKind[K]>;
  row<K extends RowKind>(scope: Scope, kind: K, key: string): Promise<RowsByKind[K][number] | null>;
  /** Forgets rows of business days before `day`. */
  forgetBefore(scope: Scope, kind: DayKind, day: string): Promise<void>;
  /** Called after rows are stored, in the order they were stored. */
  onChange(listener: (change: ReadModelsChange) => void): () => void;
  /** Every scope of which there is something. */
  scopes(): Promise<Scope[]>;
  close(): Promise<void>;
}

import type { Cursor, Scope } from "#shared/sync/protocol.ts";
import type { RowKind } from "#shared/sync/rows.ts";
import type { CatalogueColumns } from "./columnar-snapshot.ts";

/**
 * How far a first load has come: numbers of the parts stored, out of so many. `over`: rows of an earlier revision may
 * lie beneath it. `kinds`: those that the version knew which began it.
 */
export type LoadProgress = {
  cursor: Cursor;
  of: number;
  parts: number[];
  kinds?: readonly string[];
  over?: true;
};

/** Where a scope stands, written in the transaction of the rows that bring it there. */
export type Watermark = {
  /** How far the scope has been read with nothing missing; null when it must be loaded first. */
  cursor: Cursor | null;
  /** The first load under way, if any. */
  load: LoadProgress | null;
  /** Kinds of which it holds rows; an earlier version of the app knew fewer, and passed over the others. */
  kinds?: readonly string[];
};

export const nowhere: Watermark = { cursor: null, load: null };

/** Where the columnar snapshot of a catalogue stands, and the snapshot. */
export type CatalogueSnapshot = { cursor: Cursor; columns: CatalogueColumns };

/** One record of the books: a row, a segment of rows, where a scope stands, or the columnar snapshot of its catalogue. */
export type BookDocument = {
  key: string;
  /** Scope and kind: what is looked for together. */
  place: string;
  /** Revision of the row, the highest of a segment; −1 of what is no row, so that it never counts as a change. */
  rev: number;
  /** Business day of a fact, the last one of a segment; empty for what has none. */
  day: string;
  row?: Record<string, unknown>;
  /** Many rows of one kind in one record, as they came (`segment.ts`): thousands of records freeze a cheap phone. */
  segment?: string;
  watermark?: Watermark;
  snapshot?: CatalogueSnapshot;
};

/** A document to be written. `own`: built by this device, so the server's of the same revision stays. */
export type Write = { document: BookDocument; own?: true };

export const placeOf = (scope: Scope, kind: RowKind) => `${scope}|${kind}`;
export const rowKeyOf = (scope: Scope, kind: RowKind, key: string) => `${scope}|${kind}|${key}`;
/** `name`: the highest revision in it, a full stop, and what tells it from others of that revision. */
export const segmentKey = (scope: Scope, kind: RowKind, name: string) =>
  `${scope}|${kind}|~${name}`;

const watermarks = "~watermark|";
export const watermarkKey = (scope: Scope) => `${watermarks}${scope}|`;
export const snapshotKey = (scope: Scope) => `${scope}|~snapshot|`;

/** Beginnings of the keys of all documents of a scope. */
export const keysOf = (scope: Scope): string[] => [`${scope}|`, watermarkKey(scope)];
export const watermarkKeys = watermarks;

/** The scope of a watermark's key. */
export const scopeOfWatermark = (key: string): Scope => key.slice(watermarks.length, -1);

/** Revision in the name of a segment's key, NaN when it is a row's. */
export function revOfSegment(scope: Scope, kind: RowKind, key: string): number {
  return Number.parseInt(key.slice(segmentKey(scope, kind, "").length), 10);
}

export function watermarkDocument(scope: Scope, watermark: Watermark): BookDocument {
  return { key: watermarkKey(scope), place: watermarks, rev: -1, day: "", watermark };
}

export function snapshotDocument(scope: Scope, snapshot: CatalogueSnapshot): BookDocument {
  const key = snapshotKey(scope);
  return { key, place: key, rev: -1, day: "", snapshot };
}

/** Whether what lies there stays: a row that is later, or as late as one of the device's own. */
export function isKept(
  present: Pick<BookDocument, "row" | "rev">,
  { document, own }: Write,
): boolean {
  if (!document.row || !present.row) return false;
  return own ? present.rev >= document.rev : present.rev > document.rev;
}

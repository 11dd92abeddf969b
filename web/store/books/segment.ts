import { type Columns, decodeColumns } from "#shared/sync/columns.ts";
import type { Scope } from "#shared/sync/protocol.ts";
import { keyOfRow, type RowKind, type RowsByKind } from "#shared/sync/rows.ts";
import { type BookDocument, placeOf, rowKeyOf, segmentKey } from "./book-document.ts";
import { isSound } from "./is-sound.ts";
import { DamagedReadModel } from "./read-models.ts";

export type AnyRow = RowsByKind[RowKind][number];

/** Rows of a part of a first load as their columns came, or of a page as they are. */
type Segment = { columns: Columns } | { rows: readonly AnyRow[] };

/** Rows of a segment. Throws `DamagedReadModel` when it is none, or a row of it is none of this kind. */
function rowsOfSegment<K extends RowKind>(kind: K, text: string): RowsByKind[K] {
  let rows: RowsByKind[K];
  try {
    const segment = JSON.parse(text) as Segment;
    rows = (
      "columns" in segment ? decodeColumns(kind, segment.columns) : segment.rows
    ) as RowsByKind[K];
  } catch {
    throw new DamagedReadModel(kind);
  }
  if (!Array.isArray(rows)) throw new DamagedReadModel(kind);
  for (const row of rows) if (!isSound(kind, row)) throw new DamagedReadModel(kind);
  return rows;
}

/** Rows of documents of one kind, each once: of two the later, and the one of its own where they are equal. */
export function rowsOfDocuments<K extends RowKind>(
  kind: K,
  documents: readonly BookDocument[],
): RowsByKind[K] {
  const byKey = new Map<string, AnyRow>();
  const take = (row: AnyRow) => {
    const key = keyOfRow(kind, row);
    if ((byKey.get(key)?.rev ?? -1) <= row.rev) byKey.set(key, row);
  };
  for (const { segment } of documents)
    if (segment !== undefined) for (const row of rowsOfSegment(kind, segment)) take(row);
  for (const { row } of documents) {
    if (row === undefined) continue;
    if (!isSound(kind, row)) throw new DamagedReadModel(kind);
    take(row as unknown as AnyRow);
  }
  return [...byKey.values()] as RowsByKind[K];
}

/** One row as a document. */
export function rowDocument(scope: Scope, kind: RowKind, row: AnyRow): BookDocument {
  const day = "day" in row ? row.day : "";
  const key = rowKeyOf(scope, kind, keyOfRow(kind, row));
  const whole = row as unknown as Record<string, unknown>;
  return { key, place: placeOf(scope, kind), rev: row.rev, day, row: whole };
}

/** Many rows as one document. `rows`: those of the segment, decoded. */
export function segmentDocument(
  scope: Scope,
  kind: RowKind,
  name: string,
  segment: Segment,
  rows: readonly AnyRow[],
): BookDocument {
  const day = rows.reduce((last, row) => ("day" in row && row.day > last ? row.day : last), "");
  const rev = rows.reduce((latest, row) => Math.max(latest, row.rev), 0);
  const key = segmentKey(scope, kind, name);
  return { key, place: placeOf(scope, kind), rev, day, segment: JSON.stringify(segment) };
}

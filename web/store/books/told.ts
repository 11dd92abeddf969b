import type { Scope } from "#shared/sync/protocol.ts";
import { rowKinds } from "#shared/sync/rows.ts";
import { type BookDocument, placeOf, scopeOfWatermark, type Watermark } from "./book-document.ts";
import type { Rows, RowsStored } from "./read-models.ts";
import { type AnyRow, rowsOfDocuments } from "./segment.ts";

/** Rows in pieces of at most so many, of whatever kinds; one without rows when there are none. */
export function cutIntoPieces(rows: Rows, size: number): Rows[] {
  const pieces: Rows[] = [{}];
  let room = size;
  for (const kind of rowKinds) {
    const list = (rows[kind] ?? []) as AnyRow[];
    for (let start = 0; start < list.length; ) {
      if (room === 0) {
        pieces.push({});
        room = size;
      }
      const taken = list.slice(start, start + room);
      Object.assign(pieces.at(-1) ?? {}, { [kind]: taken });
      start += taken.length;
      room -= taken.length;
    }
  }
  return pieces;
}

/**
 * What a transaction of another tab stored, scope by scope. Kinds that only a later version knows are left out. Throws
 * `DamagedReadModel` when a row is none.
 */
export function storedElsewhere(documents: readonly BookDocument[]): Omit<RowsStored, "kind">[] {
  return documents.flatMap(({ key, watermark }) =>
    watermark ? (storedIn(scopeOfWatermark(key), watermark, documents) ?? []) : [],
  );
}

function storedIn(
  scope: Scope,
  { cursor, load }: Watermark,
  documents: readonly BookDocument[],
): Omit<RowsStored, "kind"> | undefined {
  const epoch = (load?.cursor ?? cursor)?.epoch;
  if (epoch === undefined) return undefined;
  const rows: Rows = {};
  for (const kind of rowKinds) {
    const wanted = placeOf(scope, kind);
    const found = documents.filter(({ place }) => place === wanted);
    if (found.length > 0) Object.assign(rows, { [kind]: rowsOfDocuments(kind, found) });
  }
  const rev = cursor?.rev ?? (load && !load.over ? load.cursor.rev : null);
  return { scope, rows, epoch, rev, isPart: load !== null, foreign: true };
}

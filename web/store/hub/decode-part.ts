import { decodeColumns } from "#shared/sync/columns.ts";
import { type RowsByKind, rowKinds } from "#shared/sync/rows.ts";
import type { EncodedPart } from "./fetch-transport.ts";

/** Rows of one part of a first load. */
export function decodePart({ rows }: EncodedPart): Partial<RowsByKind> {
  const decoded: Partial<Record<keyof RowsByKind, unknown>> = {};
  for (const kind of rowKinds) {
    const columns = rows[kind];
    if (columns) decoded[kind] = decodeColumns(kind, columns);
  }
  return decoded as Partial<RowsByKind>;
}

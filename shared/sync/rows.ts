import type { z } from "zod";
import type { rowSchemas } from "./row-schemas.ts";
import { rowShapes } from "./row-shapes.ts";

export type RowKind = keyof typeof rowSchemas;
type Row<K extends RowKind> = z.infer<(typeof rowSchemas)[K]>;
export type RowsByKind = { [K in RowKind]: Row<K>[] };

/** Every kind of row. */
export const rowKinds = Object.keys(rowShapes) as RowKind[];

/** Field that names a row inside its shop, where it is not `id`; a kind without one does not compile. */
const otherKeys = { members: "userId", stocks: "productId" } as const satisfies {
  [K in RowKind as Row<K> extends { id: string } ? never : K]: keyof Row<K> & string;
};

/** Days for which devices keep rows of a kind; those of all others are kept whole. */
export const retentionDays = {
  sales: 90,
  returns: 90,
  adjustments: 90,
  notifications: 90,
  messages: 90,
  tillActs: 400,
} as const satisfies Partial<Record<RowKind, number>>;

/** Kinds of which a device keeps some days only. */
export type DayKind = keyof typeof retentionDays;

/** Field that names a row of a kind inside its shop. */
export function rowKey(kind: RowKind): string {
  return kind in otherKeys ? otherKeys[kind as keyof typeof otherKeys] : "id";
}

/** What names this row inside its shop. */
export function keyOfRow(kind: RowKind, row: RowsByKind[RowKind][number]): string {
  return String((row as unknown as Record<string, unknown>)[rowKey(kind)]);
}

import type { z } from "zod";
import type { rowSchemas } from "./row-schemas.ts";

export type RowKind = keyof typeof rowSchemas;
type Row<K extends RowKind> = z.infer<(typeof rowSchemas)[K]>;
export type RowsByKind = { [K in RowKind]: Row<K>[] };

/** What both sides know of a kind without its schema. */
type KindFacts<K extends RowKind> = {
  /** Field that names a row inside its shop. */
  key: keyof Row<K> & string;
  /** Devices keep rows for this many days; without it all of them. */
  days?: number;
};

const kinds = {
  shops: { key: "id" },
  members: { key: "userId" },
  products: { key: "id" },
  stocks: { key: "productId" },
  sales: { key: "id", days: 90 },
  returns: { key: "id", days: 90 },
  adjustments: { key: "id", days: 90 },
  transfers: { key: "id" },
  resellerSales: { key: "id" },
  shopTransfers: { key: "id" },
  notifications: { key: "id", days: 90 },
  agencies: { key: "id" },
  messages: { key: "id", days: 90 },
  tillActs: { key: "id", days: 400 },
  months: { key: "id" },
} as const satisfies { [K in RowKind]: KindFacts<K> };

type Kinds = typeof kinds;

export const rowKinds = Object.keys(kinds) as RowKind[];

/** Kinds of which a device keeps some days only. */
export type DayKind = {
  [K in RowKind]: Kinds[K] extends { days: number } ? K : never;
}[RowKind];

/** Field that names a row of a kind inside its shop. */
export const rowKey = eachOf(rowKinds, (kind) => kinds[kind].key);

/** What names this row inside its shop. */
export function keyOfRow(kind: RowKind, row: RowsByKind[RowKind][number]): string {
  return String((row as unknown as Record<string, unknown>)[rowKey[kind]]);
}

const dayKinds = rowKinds.filter((kind): kind is DayKind => "days" in kinds[kind]);

/** Kinds that a device keeps for this many days; the others are kept whole. */
export const retentionDays = eachOf(dayKinds, (kind): number => kinds[kind].days);

function eachOf<K extends RowKind, V>(list: readonly K[], of: (kind: K) => V): Record<K, V> {
  return Object.fromEntries(list.map((kind) => [kind, of(kind)])) as Record<K, V>;
}

import type { z } from "zod";
import { rowFacts } from "./kind-facts.ts";
import type { rowEntries } from "./kinds.ts";

export type RowKind = keyof typeof rowEntries;
export type RowsByKind = { [K in RowKind]: z.infer<(typeof rowEntries)[K]["schema"]>[] };

/** Every kind of row. */
export const rowKinds = Object.keys(rowFacts) as RowKind[];

/** Field that names a row of a kind inside its shop. */
export const rowKey = (kind: RowKind): string => rowFacts[kind].key;

/** Kinds whose rows are of a day. */
export type DayKind = {
  [K in RowKind]: RowsByKind[K][number] extends { day: string } ? K : never;
}[RowKind];

/** Kinds of which a device keeps some days only. */
export function isDayKind(kind: RowKind): kind is DayKind {
  return rowFacts[kind].days !== undefined;
}

/** For how many days devices keep rows of a kind; for ever where it is not said. */
export function retentionDays(kind: RowKind): number {
  return rowFacts[kind].days ?? Number.POSITIVE_INFINITY;
}

/** What names this row inside its shop. */
export function keyOfRow(kind: RowKind, row: RowsByKind[RowKind][number]): string {
  return String((row as unknown as Record<string, unknown>)[rowKey(kind)]);
}

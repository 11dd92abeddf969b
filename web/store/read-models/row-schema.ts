import type { RxJsonSchema } from "rxdb/plugins/core";
import type { RowKind } from "#shared/sync/rows.ts";
import type { Mark } from "./marks.ts";
import { dayKinds, rowShapes } from "./row-shapes.ts";

/** A document of a collection: one row of one scope, a block of them, or the scope's mark. */
export type RowDocument = {
  /** `scope|key`; a block's key is `scope|~block|load|place`, the mark's own `scope|~mark`. */
  key: string;
  scope: string;
  /** Revision of the row, the highest of a block; −1 on a mark, so that it never counts as a change. */
  rev: number;
  /** Business day of a fact; empty for what has none. */
  day: string;
  row?: Record<string, unknown>;
  /** Many rows of a first load in one record, as JSON: ten thousand records of their own freeze a cheap phone. */
  block?: string;
  mark?: Mark;
};

const largest = Number.MAX_SAFE_INTEGER;

/**
 * The schema of one collection. What is looked up stands in front; the row itself is kept whole, as it came.
 * Every field of an index must be required, and numbers in an index bounded.
 */
export function rowSchema(kinds: readonly RowKind[]): RxJsonSchema<RowDocument> {
  const hasDays = kinds.some((kind) => dayKinds.has(kind));
  const indexes = [["scope", "rev"], ...(hasDays ? [["scope", "day"]] : [])];
  return {
    version: 0,
    type: "object",
    primaryKey: "key",
    properties: {
      key: { type: "string", maxLength: 200 },
      scope: { type: "string", maxLength: 110 },
      rev: { type: "integer", minimum: -1, maximum: largest, multipleOf: 1 },
      day: { type: "string", maxLength: 10 },
      row: rowOf(kinds),
      block: { type: "string" },
      mark: { type: "object" },
    },
    required: ["key", "scope", "rev", "day"],
    indexes,
  } as RxJsonSchema<RowDocument>;
}

/**
 * Of a kind that has its collection to itself, field by field; of several kinds only that it is one. Fields that came
 * later are not named: another schema would make a device drop what it has, perhaps with no network to fill it again.
 */
function rowOf(kinds: readonly RowKind[]): object {
  const [kind] = kinds;
  if (!kind || kinds.length > 1) return { type: "object" };
  const properties = Object.fromEntries(
    Object.entries(rowShapes[kind])
      .filter(([, type]) => !type.endsWith("?"))
      .map(([field, type]) => [field, { type: type.split("|") }]),
  );
  return { type: "object", properties, required: Object.keys(properties) };
}

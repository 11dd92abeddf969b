import { rowFacts } from "#shared/sync/kind-facts.ts";
import type { RowKind } from "#shared/sync/rows.ts";

const isOf: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  integer: Number.isSafeInteger,
  boolean: (value) => typeof value === "boolean",
  array: Array.isArray,
  object: (value) => typeof value === "object" && value !== null,
  null: (value) => value === null,
};

/** Each kind's fields, taken apart once. */
const fields = new Map<RowKind, { name: string; types: readonly string[] }[]>();

function fieldsOf(kind: RowKind) {
  const known = fields.get(kind);
  if (known) return known;
  const taken = Object.entries(rowFacts[kind].shape).map(([name, shape]) => ({
    name,
    types: shape.endsWith("?") ? [...shape.slice(0, -1).split("|"), ""] : shape.split("|"),
  }));
  fields.set(kind, taken);
  return taken;
}

/** False when what was stored is not a row of this kind any more: the read model is damaged and must be filled again. */
export function isSound(kind: RowKind, row: unknown): boolean {
  if (typeof row !== "object" || row === null) return false;
  return fieldsOf(kind).every(({ name, types }) => {
    const value = (row as Record<string, unknown>)[name];
    return types.some((type) => (type === "" ? value === undefined : isOf[type]?.(value)));
  });
}

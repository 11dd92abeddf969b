import { rowFacts } from "#shared/sync/kind-facts.ts";
import type { RowKind } from "#shared/sync/rows.ts";

const isOf: Readonly<Record<string, (value: unknown) => boolean>> = {
  s: (value) => typeof value === "string",
  i: Number.isSafeInteger,
  b: (value) => typeof value === "boolean",
  a: Array.isArray,
  o: (value) => typeof value === "object" && value !== null,
  n: (value) => value === null,
  "?": (value) => value === undefined,
};

/** Each kind's fields, taken apart once. */
const fields = new Map<RowKind, { name: string; types: readonly string[] }[]>();

function fieldsOf(kind: RowKind) {
  const known = fields.get(kind);
  if (known) return known;
  const taken = [...rowFacts[kind].shape.matchAll(/(\S+) (\S+)/g)].map(
    ([, name = "", types = ""]) => ({ name, types: [...types] }),
  );
  fields.set(kind, taken);
  return taken;
}

/** False when what was stored is not a row of this kind any more: the read model is damaged and must be filled again. */
export function isSound(kind: RowKind, row: unknown): boolean {
  if (typeof row !== "object" || row === null) return false;
  return fieldsOf(kind).every(({ name, types }) => {
    const value = (row as Record<string, unknown>)[name];
    return types.some((type) => isOf[type]?.(value));
  });
}

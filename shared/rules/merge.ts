/** For each field: what the editor saw and what it shall become. */
export type Patch<T> = { [K in keyof T]?: [T[K], T[K]] | undefined };

/** What a merge did: the fields that changed, and those where somebody else had written meanwhile. */
export type Merge<T> = { changed: Partial<T>; overwritten: (keyof T)[] };

/**
 * Three-way merge, field by field: a field that nobody touched since is written; a field changed by both takes
 * the later arrival, and the caller keeps the older value in the history.
 */
export function mergePatch<T extends object>(current: T, patch: Patch<T>): Merge<T> {
  const changed: Partial<T> = {};
  const overwritten: (keyof T)[] = [];
  for (const name of Object.keys(patch) as (keyof T)[]) {
    const pair = patch[name];
    if (!pair) continue;
    const [base, wanted] = pair;
    if (isSame(current[name], wanted)) continue;
    if (!isSame(current[name], base)) overwritten.push(name);
    changed[name] = wanted;
  }
  return { changed, overwritten };
}

/** The fields of a patch in which its editor changed anything; undefined when they changed nothing. */
export function changedIn<P extends object>(patch: P): P | undefined {
  const changed = Object.entries(patch).filter(([, pair]) => pair && !isSame(pair[0], pair[1]));
  return changed.length > 0 ? (Object.fromEntries(changed) as P) : undefined;
}

/** Lists and groups of fields count as one value: the same in the same order, whatever the order of fields. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const fields = Object.keys(a) as (keyof typeof a)[];
  return fields.length === Object.keys(b).length && fields.every((at) => isSame(a[at], b[at]));
}

/** The record as its editor wants to see it before the server has answered. */
export function previewPatch<T extends object>(current: T, patch: Patch<T>): T {
  return { ...current, ...mergePatch(current, patch).changed };
}

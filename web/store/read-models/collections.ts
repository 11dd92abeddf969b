import type { RowKind } from "#shared/sync/rows.ts";
import type { KindStore } from "./kind-store.ts";

/**
 * Which kinds share a collection. Each collection is a database of its own that costs time to open, and the free
 * edition of RxDB stops at 14 open ones: kinds with few rows live together.
 */
export const collections = {
  products: ["products"],
  stocks: ["stocks"],
  sales: ["sales"],
  returns: ["returns"],
  adjustments: ["adjustments"],
  more: [
    "shops",
    "members",
    "transfers",
    "resellerSales",
    "shopTransfers",
    "notifications",
    "agencies",
    "messages",
    "tillActs",
    "months",
  ],
} as const satisfies Record<string, readonly RowKind[]>;

export type CollectionName = keyof typeof collections;

export const collectionNames = Object.keys(collections) as CollectionName[];

/** Name of a scope inside its collection: with the kind in front where several kinds live together. */
export function placeOf(collection: CollectionName, kind: RowKind, scope: string): string {
  return collections[collection].length > 1 ? `${kind}:${scope}` : scope;
}

/** The scope of a place; undefined when the place belongs to another kind. */
export function scopeOfPlace(
  collection: CollectionName,
  kind: RowKind,
  place: string,
): string | undefined {
  const front = placeOf(collection, kind, "");
  return place.startsWith(front) ? place.slice(front.length) : undefined;
}

/** The store of a kind that shares its collection: the same, under the kind's own places. */
export function sharedStore(
  store: KindStore,
  collection: CollectionName,
  kind: RowKind,
): KindStore {
  const at = (scope: string) => placeOf(collection, kind, scope);
  return {
    write: (scope, ...rest) => store.write(at(scope), ...rest),
    fill: (scope, ...rest) => store.fill(at(scope), ...rest),
    rows: (scope) => store.rows(at(scope)),
    rowsSince: (scope, rev) => store.rowsSince(at(scope), rev),
    rowsOfDays: (scope, first, last) => store.rowsOfDays(at(scope), first, last),
    row: (scope, key) => store.row(at(scope), key),
    forgetBefore: (scope, day) => store.forgetBefore(at(scope), day),
    forgetBlocksBefore: (scope, load) => store.forgetBlocksBefore(at(scope), load),
    scopes: async () =>
      (await store.scopes()).flatMap((place) => scopeOfPlace(collection, kind, place) ?? []),
    close: () => store.close(),
  };
}

import { type RowKind, rowKinds } from "#shared/sync/rows.ts";
import type { KindGroup, KindStore } from "#web/store/read-models/kind-store.ts";
import type { Mark } from "#web/store/read-models/marks.ts";

/** A kind that has a database to itself. */
export type LoneKindStore = KindStore & {
  mark(scope: string): Promise<Mark | null>;
  drop(scope: string): Promise<void>;
};

/** Every kind in a database of its own, so that more can come apart than in a browser. */
export function eachAlone(stores: Record<RowKind, LoneKindStore>): KindGroup[] {
  return rowKinds.map((kind) => ({
    kinds: [kind],
    marks: async (scope) => ({ [kind]: await stores[kind].mark(scope) }),
    writeMarks: (scope, marks) => stores[kind].write(scope, [], false, marks[kind] ?? null),
    drop: (scope) => stores[kind].drop(scope),
  }));
}

import type { ProductPatch } from "#shared/rules/import-patch.ts";
import type { ImportedProduct, PlannedRow } from "#shared/rules/planned-row.ts";
import type { Unit } from "#shared/schemas/measure.ts";

export type Outcome = PlannedRow["outcome"];
/** Which rows of a plan are shown: all, those of one outcome, or those about which there is something to know. */
export type RowFilter = "all" | Outcome | "noted";

export function countRows(plan: readonly PlannedRow[]): Record<RowFilter, number> {
  const none = { create: 0, update: 0, same: 0, refused: 0, asked: 0, merged: 0, aside: 0 };
  const counts = { all: plan.length, ...none, noted: 0 };
  for (const row of plan) {
    counts[row.outcome] += 1;
    if (row.notes.length > 0) counts.noted += 1;
  }
  return counts;
}

export function rowsShown(plan: readonly PlannedRow[], filter: RowFilter): readonly PlannedRow[] {
  if (filter === "all") return plan;
  if (filter === "noted") return plan.filter((row) => row.notes.length > 0);
  return plan.filter((row) => row.outcome === filter);
}

/** What a plan writes. */
export function writesOf(plan: readonly PlannedRow[]): {
  creates: ImportedProduct[];
  edits: { productId: string; patch: ProductPatch }[];
  costs: { productId: string; name: string; cost: number; unit: Unit | null }[];
} {
  const updates = plan.flatMap((row) => (row.outcome === "update" ? [row] : []));
  return {
    creates: plan.flatMap((row) => {
      if (row.outcome !== "create") return [];
      const { fields, initialStock, cost } = row;
      return [{ fields, initialStock, ...(cost !== undefined && { cost }) }];
    }),
    edits: updates.flatMap(({ productId, patch }) =>
      Object.keys(patch).length > 0 ? [{ productId, patch }] : [],
    ),
    costs: updates.flatMap(({ productId, name, cost }) =>
      cost ? [{ productId, name, cost: cost.now, unit: cost.unit }] : [],
    ),
  };
}

/** Whether two plans of one file would write the same: the shop may have changed since the first was shown. */
export function isSamePlan(one: readonly PlannedRow[], other: readonly PlannedRow[]): boolean {
  return (
    one.length === other.length &&
    one.every((row, at) => {
      const now = other[at];
      if (row.outcome !== now?.outcome) return false;
      if (row.outcome !== "update" || now.outcome !== "update") return true;
      return (
        row.productId === now.productId &&
        JSON.stringify([row.patch, row.cost]) === JSON.stringify([now.patch, now.cost])
      );
    })
  );
}

import { idsCarrying, type MeansWith } from "#shared/schemas/means.ts";
import type { PaidBy } from "#web/store/commands/accounts.ts";

type Counted = MeansWith<{ carries: "tendered" }>;
type Referenced = MeansWith<{ carries: "reference" }>;

/** The means by which a debt is paid, in the order of the till's. */
export const meansOfDebt: readonly (Counted | Referenced)[] = [
  ...idsCarrying("tendered"),
  ...idsCarrying("reference"),
];
export type MeansOfDebt = (typeof meansOfDebt)[number];

/** What is meant until somebody says otherwise. */
export const [firstMeans] = idsCarrying("tendered") as [Counted];

const referenced: readonly string[] = idsCarrying("reference");
export const bearsReference = (means: MeansOfDebt): means is Referenced =>
  referenced.includes(means);

/** By what it is paid; a reference that is not here yet is left out. */
export function paidBy(means: MeansOfDebt, reference: string): PaidBy {
  if (!bearsReference(means)) return { method: means };
  return { method: means, reference: reference.trim() || undefined };
}

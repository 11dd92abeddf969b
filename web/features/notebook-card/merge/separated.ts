import type { CustomerRow } from "#web/store/queries/use-notebook.ts";

type Merged = Pick<CustomerRow, "id" | "name" | "mergedInto">;

/**
 * What is edited to take a double away from whom it was merged into: they themselves, and before that the root where two
 * devices had merged each into the other, or it would become the double.
 */
export const separated = (double: Merged, root: Merged): Merged[] =>
  [root, double].filter(({ mergedInto }) => mergedInto);

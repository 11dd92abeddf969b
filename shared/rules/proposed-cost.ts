import { mostFrancs } from "#shared/schemas/bounds.ts";
import type { SoldBy } from "#shared/schemas/measure.ts";

/** An earlier cost, in francs for a number of pieces, from which the program proposes a cost. */
export type CostBasis = { francs: number; pieces: number };

/**
 * A line in writing. `cost`: of all its pieces, in francs; undefined while unknown. `basis`: set while the program
 * proposes the cost, removed when a person types one.
 */
export type CostedLine = {
  productId: string;
  /** In the product's unit; 0 while unknown. */
  quantity: number;
  cost: number | undefined;
  basis?: CostBasis | undefined;
  /** The pack in which the person counts. */
  by?: SoldBy | undefined;
};

/** Cost of a quantity by a basis, in francs, rounded once; undefined for no pieces, or above the limit of a line. */
export function costBy({ francs, pieces }: CostBasis, quantity: number): number | undefined {
  if (quantity < 1 || pieces < 1) return undefined;
  const cost = Math.round((francs / pieces) * quantity);
  return cost > mostFrancs ? undefined : cost;
}

/** The basis that an earlier line gives for others; undefined if it has no cost. */
export const basisOf = ({
  quantity,
  cost,
}: Pick<CostedLine, "quantity"> & { cost?: number | undefined }) =>
  cost === undefined || quantity < 1 ? undefined : { francs: cost, pieces: quantity };

/** True if the program proposed the cost, and nobody typed it. */
export const isProposed = ({ basis, cost }: Pick<CostedLine, "basis" | "cost">): boolean =>
  basis !== undefined && cost !== undefined;

/** The line with a proposed cost; without a basis its cost is unknown. */
export const withProposal = <Line extends CostedLine>(
  { basis: _, ...line }: Line,
  basis: CostBasis | undefined,
): Line =>
  ({
    ...line,
    cost: basis && costBy(basis, line.quantity),
    ...(basis && { basis }),
  }) as Line;

/** The line with another quantity or pack: a proposed cost follows, a typed one stays. */
export function withCounted<Line extends CostedLine>(
  line: Line,
  counted: Pick<CostedLine, "quantity" | "by">,
): Line {
  const now = { ...line, ...counted };
  return line.basis ? withProposal(now, line.basis) : now;
}

/** The line with a cost that a person typed or erased: the program proposes none any more. */
export function withTypedCost<Line extends CostedLine>(line: Line, cost: number | undefined): Line {
  const { basis: _, ...rest } = line;
  return { ...rest, cost } as Line;
}

/**
 * Adds scanned or found pieces to the line. The cost of all pieces is proposed from the basis of the line, else from
 * the typed cost of the earlier pieces, else from `basis`, known for the product. A typed cost stays as it is if the
 * earlier pieces were erased.
 */
export function grownBy(
  before: CostedLine | undefined,
  {
    productId,
    pieces,
    basis,
  }: { productId: string; pieces: number; basis?: CostBasis | undefined },
): CostedLine {
  const line = {
    cost: undefined,
    ...before,
    productId,
    quantity: (before?.quantity ?? 0) + pieces,
  };
  if (!before || before.cost === undefined) return withProposal(line, before?.basis ?? basis);
  if (before.basis || before.quantity < 1) return withCounted(line, line);
  return withProposal(line, { francs: before.cost, pieces: before.quantity });
}

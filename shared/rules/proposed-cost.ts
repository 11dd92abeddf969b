import { mostFrancs } from "#shared/schemas/bounds.ts";
import type { SoldBy } from "#shared/schemas/measure.ts";

/** So many francs for so many pieces, which somebody told before: what the program proposes a cost by. */
export type CostBasis = { francs: number; pieces: number };

/**
 * A line that is being written: `cost` of all its pieces, in francs, undefined while nobody knows. `basis` stands in it
 * as long as the cost is proposed by the program, and goes when a person types one.
 */
export type CostedLine = {
  productId: string;
  /** In the product's unit; 0 while nobody has said. */
  quantity: number;
  cost: number | undefined;
  basis?: CostBasis | undefined;
  /** The pack in which it is counted. */
  by?: SoldBy | undefined;
};

/** Francs of so many pieces by a basis, rounded once; undefined of no pieces, or beyond what a line may cost. */
export function costBy({ francs, pieces }: CostBasis, quantity: number): number | undefined {
  if (quantity < 1 || pieces < 1) return undefined;
  const cost = Math.round((francs / pieces) * quantity);
  return cost > mostFrancs ? undefined : cost;
}

/** What a line that was told before proposes for others; undefined where it says no cost. */
export const basisOf = ({
  quantity,
  cost,
}: Pick<CostedLine, "quantity"> & { cost?: number | undefined }) =>
  cost === undefined || quantity < 1 ? undefined : { francs: cost, pieces: quantity };

/** Whether nobody typed the cost that stands in a line. */
export const isProposed = ({ basis, cost }: Pick<CostedLine, "basis" | "cost">): boolean =>
  basis !== undefined && cost !== undefined;

/** The line with a proposed cost; without a basis nothing is known of it. */
export const withProposal = <Line extends CostedLine>(
  { basis: _, ...line }: Line,
  basis: CostBasis | undefined,
): Line =>
  ({
    ...line,
    cost: basis && costBy(basis, line.quantity),
    ...(basis && { basis }),
  }) as Line;

/** The line counted otherwise, in pieces or as another pack: a proposed cost follows, one that was typed stays. */
export function withCounted<Line extends CostedLine>(
  line: Line,
  counted: Pick<CostedLine, "quantity" | "by">,
): Line {
  const now = { ...line, ...counted };
  return line.basis ? withProposal(now, line.basis) : now;
}

/** The line with a cost that a person typed, or erased: nothing is proposed any more. */
export function withTypedCost<Line extends CostedLine>(line: Line, cost: number | undefined): Line {
  const { basis: _, ...rest } = line;
  return { ...rest, cost } as Line;
}

/**
 * The line grown by pieces that were scanned or found. Its cost is proposed for all of them: by what was proposed, by
 * what was typed for those that were there, or by what is known of the product (`basis`). Of a line whose pieces were
 * erased the typed cost stands.
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

import type { FoundGoods } from "./find-goods.ts";
import type { SaidMeasure } from "./measures.ts";
import type { SpokenDoubt } from "./proposal.ts";

/** The count, and francs for one or for all, in one reading of a number. */
export type SaidPrice = Pick<DraftLine, "count" | "price" | "amount" | "container" | "packOf">;

/** Goods as they were said, before it is known which product and how much that is. */
export type DraftLine = {
  goods: FoundGoods;
  /** How many; undefined where nobody said. */
  count?: number | undefined;
  container?: string | undefined;
  /** How many the pack holds, where that was said. */
  packOf?: number | undefined;
  measure?: SaidMeasure | undefined;
  /** Francs for one of what was said. */
  price?: number | undefined;
  /** What the price was said to be for, « le carton », « le kilo ». */
  per?: string | undefined;
  /** Francs for all of the line. */
  amount?: number | undefined;
  /** « un » may be an article and no count. */
  isArticle?: boolean | undefined;
  /** Other readings of a number that was said: a count, or the price of one or of all. */
  others?: readonly SaidPrice[] | undefined;
  doubts: Set<SpokenDoubt>;
  from: number;
  to: number;
};

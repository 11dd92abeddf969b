/** One line of a paper, as it is printed and as it is meant. */
export type PaperLine = {
  productId: string;
  /** What the supplier calls it. */
  name: string;
  /** As it stands in the column of quantities: pieces, packs or kilograms. */
  count: number;
  /** « CTN », « KG »; empty for pieces. */
  unit: string;
  unitPrice: number;
  total: number;
  /** What comes into the stock, in the product's unit. */
  pieces: number;
};

export type PaperFacts = {
  supplier: string;
  number: string;
  /** 2026-11-03 */
  day: string;
  lines: readonly PaperLine[];
  /** Without the tax. */
  total: number;
  tax: number;
};

/** One kind of paper. `unseen`: set aside before the reader was tuned. */
export type Layout = {
  name: string;
  unseen?: true;
  /** CSS pixels; twice as many are drawn. */
  width: number;
  howMany: readonly [least: number, most: number];
  packs?: true;
  weighed?: true;
  decimals?: true;
  tax?: true;
  /** What it does not say: the total of a line is what it is read for then, or the price. */
  without?: "prices" | "counts";
  /** Faded like an old ticket. */
  thermal?: true;
  style: string;
  body(facts: PaperFacts): string;
};

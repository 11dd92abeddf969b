import type { ProductFigures } from "./figures.ts";

/** Figures of several sources as one for each month and product. */
export function addUpProducts(all: Iterable<ProductFigures>): ProductFigures[] {
  const found = new Map<string, ProductFigures>();
  for (const one of all) {
    const key = `${one.month} ${one.productId}`;
    const known = found.get(key);
    if (!known) {
      found.set(key, { ...one });
      continue;
    }
    known.lines += one.lines;
    known.pieces += one.pieces;
    known.revenue += one.revenue;
    known.returnedPieces += one.returnedPieces;
    known.refunded += one.refunded;
    known.voidedLines += one.voidedLines;
  }
  return [...found.values()];
}

import { netPieces, netRevenue, type ProductFigures } from "./figures.ts";

/** What is left of the sales of a product once returns are taken off: pieces, and whole francs. */
export type SoldProduct = { productId: string; pieces: number; revenue: number };

export type ProductOrder = "pieces" | "revenue";

/** The greatest first; equal ones by the other figure, then always in the same order. */
export function bySold(order: ProductOrder): (a: SoldProduct, b: SoldProduct) => number {
  const other = order === "pieces" ? "revenue" : "pieces";
  return (a, b) =>
    b[order] - a[order] || b[other] - a[other] || (a.productId < b.productId ? -1 : 1);
}

/** Whether anything of a product is left sold: one that came back as often as it went is none of the best. */
export const isSold = ({ pieces }: Pick<SoldProduct, "pieces">) => pieces > 0;

/**
 * What sold best of one shop, most pieces first; `per`: how many of its unit count as one piece of a product, a thousand
 * grams of what is weighed.
 */
export function bestProducts(
  products: Iterable<ProductFigures>,
  most: number,
  per: (productId: string) => number = () => 1,
): SoldProduct[] {
  const found = new Map<string, SoldProduct>();
  for (const one of products) {
    const { productId } = one;
    const known = found.get(productId) ?? { productId, pieces: 0, revenue: 0 };
    const pieces = known.pieces + netPieces(one);
    found.set(productId, { productId, pieces, revenue: known.revenue + netRevenue(one) });
  }
  const asPieces = (one: SoldProduct) => ({ ...one, pieces: one.pieces / per(one.productId) });
  return [...found.values()]
    .filter(isSold)
    .sort((a, b) => bySold("pieces")(asPieces(a), asPieces(b)))
    .slice(0, most);
}

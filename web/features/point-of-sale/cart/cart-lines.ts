import {
  type CartLine,
  isTooLow,
  objection,
  type SellableProduct,
  totalOf,
} from "#shared/rules/sell.ts";
import { mostFrancs, mostLines } from "#shared/schemas/bounds.ts";
import type { Objection } from "#shared/schemas/refusal.ts";

/** The cart after an act, or as it was with the reason why not. */
export type CartAct = { lines: readonly CartLine[]; refusal?: Objection };

/**
 * A line at the price it has at this moment: while nobody set it by hand it is the product's own, and what it was
 * before is kept to be said. What a customer was just told (`isTold`) stays as long as it may be sold at.
 */
export function followed(
  line: CartLine,
  product: SellableProduct | undefined,
  isTold = false,
): CartLine {
  if (!product || line.price !== line.usual || line.price === product.price) return line;
  if (isTold && line.price >= product.minPrice) return line;
  const { price: before, was = before } = line;
  const { price } = product;
  const now = { ...goodsOf(line), price, usual: price };
  return was === price ? now : { ...now, was };
}

/** What is taken and what is taken off, whatever it costs a piece. */
const goodsOf = ({ productId, quantity, off }: CartLine) =>
  off ? { productId, quantity, off } : { productId, quantity };

/** So many pieces more of a product, at its usual price or at the price its line already has. */
export function withPieces(
  lines: readonly CartLine[],
  product: SellableProduct,
  pieces = 1,
): CartAct {
  const line = lines.find((one) => one.productId === product.id);
  const quantity = (line?.quantity ?? 0) + pieces;
  return withQuantity(lines, product, quantity);
}

/** The quantity of a product; 0 takes its line out. Never more than there is. */
export function withQuantity(
  lines: readonly CartLine[],
  product: SellableProduct,
  quantity: number,
): CartAct {
  if (quantity === 0) return { lines: lines.filter((one) => one.productId !== product.id) };
  const before = lines.find((one) => one.productId === product.id);
  const { id: productId, price } = product;
  const line = before ? { ...before, quantity } : { productId, quantity, price, usual: price };
  const refusal = objection(line, product);
  // A price that has gone below the minimum meanwhile is said at its line; it does not hold back the quantity.
  if (refusal && refusal !== "price-below-minimum") return { lines, refusal };
  if (!before && lines.length >= mostLines) return { lines, refusal: "amount-too-large" };
  return { lines: before ? lines.map((one) => (one === before ? line : one)) : [...lines, line] };
}

/**
 * Taking pieces away is never refused: it goes down to what there still is. What is gone or no longer sold goes out;
 * what may still be on its way (`isComing`) is taken at its word.
 */
export function withFewer(
  lines: readonly CartLine[],
  { productId, quantity }: Pick<CartLine, "productId" | "quantity">,
  product: SellableProduct | undefined,
  isComing: boolean,
): CartAct {
  let most = isComing ? quantity : 0;
  if (product) most = product.archived ? 0 : Math.min(quantity, product.shownStock);
  return {
    lines: lines.flatMap((line) => {
      if (line.productId !== productId) return line;
      return most > 0 ? { ...line, quantity: most } : [];
    }),
  };
}

/** The price of one piece on a line, in francs, never below the minimum; none at all is not even 0. */
export function withPrice(
  lines: readonly CartLine[],
  product: SellableProduct,
  price: number | undefined,
): CartAct {
  if (price === undefined || price < product.minPrice)
    return { lines, refusal: "price-below-minimum" };
  if (price > mostFrancs) return { lines, refusal: "amount-too-large" };
  const { price: usual } = product;
  return {
    lines: lines.map((line) => {
      if (line.productId !== product.id || line.price === price) return line;
      return { ...goodsOf(line), price, usual };
    }),
  };
}

/**
 * What stands against each line now: stock and prices may have changed since it was put in the cart. `free`: what is
 * taken off each line and nobody of the office has allowed.
 */
export function troublesOf(
  lines: readonly CartLine[],
  productOf: (id: string) => SellableProduct | undefined,
  free: readonly number[] = [],
): ReadonlyMap<string, Objection> {
  const troubles = new Map<string, Objection>();
  for (const [at, line] of lines.entries()) {
    const product = productOf(line.productId);
    const isBelow = product && isTooLow({ ...line, discount: free[at] }, product);
    const refusal = product
      ? (objection(line, product) ?? (isBelow ? "price-below-minimum" : undefined))
      : "unknown-product";
    if (refusal) troubles.set(line.productId, refusal);
  }
  return troubles;
}

/** Pieces and francs of the whole cart (`off`: what is taken off each line). */
export function cartSums(
  lines: readonly CartLine[],
  off: readonly number[] = [],
): { pieces: number; total: number } {
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  return { pieces, total: off.reduce((rest, francs) => rest - francs, totalOf(lines)) };
}

import {
  type CartLine,
  isTooLow,
  objection,
  type SellableProduct,
  totalOf,
} from "#shared/rules/sell.ts";
import { keyOf, stepOf } from "#shared/rules/ware.ts";
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
const goodsOf = ({ productId, quantity, off, by }: CartLine) => ({
  ...{ productId, quantity },
  ...(off && { off }),
  ...(by && { by }),
});

/** How many of what a line sells: pieces or packs; what is weighed is one. */
export const countOf = ({ quantity, by }: Pick<CartLine, "quantity" | "by">): number =>
  quantity / (stepOf(by) || quantity || 1);

/** What of each product is in the cart, and at which price by its own unit. */
export function countsByProduct(lines: readonly CartLine[]) {
  const all = new Map<string, { count: number; price: number | undefined }>();
  for (const line of lines) {
    const { count, price } = all.get(line.productId) ?? { count: 0, price: undefined };
    const own = line.by?.pack ? price : line.price;
    all.set(line.productId, { count: count + countOf(line), price: own });
  }
  return all;
}

const isOf = (product: SellableProduct) => {
  const key = keyOf({ productId: product.id, by: product.by });
  return (line: CartLine) => keyOf(line) === key;
};

/** How much of a product the other lines of the cart sell. */
const inOthers = (lines: readonly CartLine[], line: CartLine): number =>
  lines.reduce(
    (sum, one) =>
      one.productId === line.productId && keyOf(one) !== keyOf(line) ? sum + one.quantity : sum,
    0,
  );

/** A product with as much less as the other lines of the cart sell of it. */
const lessOthers = (product: SellableProduct, others: number): SellableProduct =>
  others === 0 ? product : { ...product, shownStock: product.shownStock - others };

/** So many pieces more of a product, at its usual price or at the price its line already has. */
export function withPieces(
  lines: readonly CartLine[],
  product: SellableProduct,
  pieces = 1,
): CartAct {
  const line = lines.find(isOf(product));
  const quantity = (line?.quantity ?? 0) + pieces * stepOf(product.by);
  return withQuantity(lines, product, quantity);
}

/** A line sold another way, as many of it as before: three pieces become three cartons. */
export function withWay(
  lines: readonly CartLine[],
  key: string,
  product: SellableProduct,
): CartAct {
  const line = lines.find((one) => keyOf(one) === key);
  if (!line || isOf(product)(line)) return { lines };
  const others = lines.filter((one) => one !== line);
  const act = withPieces(others, product, countOf(line));
  return act.refusal ? { ...act, lines } : act;
}

/** The quantity of a product; 0 takes its line out. Never more than there is. */
export function withQuantity(
  lines: readonly CartLine[],
  product: SellableProduct,
  quantity: number,
): CartAct {
  const isIts = isOf(product);
  if (quantity === 0) return { lines: lines.filter((one) => !isIts(one)) };
  const before = lines.find(isIts);
  const { id: productId, price, by } = product;
  const line: CartLine = before
    ? { ...before, quantity }
    : { productId, quantity, price, usual: price, ...(by && { by }) };
  const refusal = objection(line, lessOthers(product, inOthers(lines, line)));
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
  { key, quantity }: { key: string; quantity: number },
  product: SellableProduct | undefined,
  isComing: boolean,
): CartAct {
  let most = isComing ? quantity : 0;
  if (product) most = product.archived ? 0 : Math.min(quantity, product.shownStock);
  const step = stepOf(product?.by) || 1;
  most -= most % step;
  return {
    lines: lines.flatMap((line) => {
      if (keyOf(line) !== key) return line;
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
      if (!isOf(product)(line) || line.price === price) return line;
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
    const known = productOf(keyOf(line));
    const product = known && lessOthers(known, inOthers(lines, line));
    const isBelow = product && isTooLow({ ...line, discount: free[at] }, product);
    const refusal = product
      ? (objection(line, product) ?? (isBelow ? "price-below-minimum" : undefined))
      : "unknown-product";
    if (refusal) troubles.set(keyOf(line), refusal);
  }
  return troubles;
}

/** Pieces and francs of the whole cart (`off`: what is taken off each line). */
export function cartSums(
  lines: readonly CartLine[],
  off: readonly number[] = [],
): { pieces: number; total: number } {
  const pieces = lines.reduce((sum, line) => sum + countOf(line), 0);
  return { pieces, total: off.reduce((rest, francs) => rest - francs, totalOf(lines)) };
}

import { longestReference, mostFrancs, mostLines, mostOf } from "#shared/schemas/bounds.ts";
import { lineAmount, type Priced } from "#shared/schemas/line-amount.ts";
import type { SoldBy } from "#shared/schemas/measure.ts";
import { agreed, type Objection, type Outcome, refused } from "#shared/schemas/refusal.ts";
import type { Payment, SaleBody, SaleLine } from "#shared/schemas/sale.ts";
import { isReferenced, isTendered } from "./carried.ts";
import type { Said, Taken } from "./discount.ts";
import { isSoldBy, type Measured, wareOf } from "./ware.ts";

/** A line of the cart: what is sold, how much of it, at what price in francs, and what was said to be taken off. */
export type CartLine = {
  productId: string;
  /** In the product's unit, also of packs. */
  quantity: number;
  /** Of one piece, or of what `by` says. */
  price: number;
  by?: SoldBy;
  /** The product's price when `price` was last set; while both are the same, the line follows the product. */
  usual?: number;
  /** What a line that followed cost before: said at the line. */
  was?: number;
  /** What was said to be taken off it. */
  off?: Said;
};

/** What the till knows of a product at the moment of selling. `shownStock` is exact, own unsent sales included. */
export type SellableProduct = Measured & {
  /** As what it is sold here, where that is not by the piece (`wareOf`). */
  by?: SoldBy;
  id: string;
  name: string;
  price: number;
  minPrice: number;
  archived: boolean;
  shownStock: number;
  /** False while the server has not yet taken this product: its name then travels with the sale. */
  isKnownToServer: boolean;
  /** Renamed on this device, and the server has not heard of it: the name travels too (K6). */
  isRenamed?: boolean;
};

/**
 * The one rule of a sale line: a product on sale, sold as it is sold now (U4), whole pieces and packs, enough stock,
 * never below the minimum price, and no more than the books take.
 */
export function objection(line: CartLine, product: SellableProduct): Objection | undefined {
  if (product.archived) return "product-archived";
  if (!Number.isInteger(line.quantity) || line.quantity < 1) return "quantity-invalid";
  const { by } = product;
  if (by !== line.by && !isSoldBy(line.by, by)) return "quantity-invalid";
  if (by?.pack && line.quantity % by.per !== 0) return "quantity-invalid";
  if (line.quantity > product.shownStock) return "insufficient-stock";
  if (line.price < product.minPrice) return "price-below-minimum";
  if (line.price > mostFrancs || line.quantity > mostOf(by?.unit)) return "amount-too-large";
  return undefined;
}

/** Francs of a line: what its goods cost, less all that is taken off it. The only place that says so (B1). */
export const amountOf = (line: Priced & { discount?: number | undefined }): number =>
  lineAmount(line) - (line.discount ?? 0);

/** Whether a line costs less than the minimum of all its pieces (B4). */
export const isTooLow = (
  line: Parameters<typeof amountOf>[0],
  { minPrice }: Pick<SellableProduct, "minPrice">,
): boolean => amountOf(line) < lineAmount({ ...line, price: minPrice });

/** Σ amounts of the lines, in francs. */
export function totalOf(lines: readonly Parameters<typeof amountOf>[0][]): number {
  return lines.reduce((sum, line) => sum + amountOf(line), 0);
}

/** What goes back to the customer, in francs; 0 when nothing was handed over in excess. */
export function changeOf(payments: readonly Payment[]): number {
  return payments.reduce(
    (sum, payment) => (isTendered(payment) ? sum + payment.tendered - payment.amount : sum),
    0,
  );
}

/**
 * Agrees to a sale or refuses it with the first reason found. The cart's lines of one product are judged together. What
 * the office allowed to be taken off counts neither against the minimum nor against the ceiling of whoever sells (B4).
 * The receipt number is given at the moment of writing.
 */
export function draftSale(
  cart: readonly CartLine[],
  productsById: ReadonlyMap<string, SellableProduct>,
  payments: readonly Payment[],
  catalogRev: number,
  { off, free, discounts, isAbove }: Taken = { off: [], free: [], discounts: [], isAbove: false },
): Outcome<Omit<SaleBody, "receipt">> {
  if (cart.length === 0) return refused("empty-cart");
  if (cart.length > mostLines) return refused("amount-too-large");
  const quantities = new Map<string, number>();
  for (const line of cart)
    quantities.set(line.productId, (quantities.get(line.productId) ?? 0) + line.quantity);
  const lines: SaleLine[] = [];
  for (const [at, line] of cart.entries()) {
    const { productId, quantity, price } = line;
    const known = productsById.get(productId);
    if (!known) return refused("unknown-product");
    const product = wareOf(known, line.by?.pack?.id);
    if (!product) return refused("product-archived");
    const reason =
      objection(line, product) ??
      ((quantities.get(productId) ?? 0) > product.shownStock ? "insufficient-stock" : undefined);
    if (reason) return refused(reason);
    const discount = off[at];
    const { by } = product;
    const sold = { productId, quantity, price, ...(discount && { discount }), ...(by && { by }) };
    if (isTooLow({ ...line, discount: free[at] }, product)) return refused("price-below-minimum");
    const isAsInBooks = product.isKnownToServer && !product.isRenamed;
    lines.push(isAsInBooks ? sold : { ...sold, name: product.name });
  }
  const total = totalOf(lines);
  if (!Number.isSafeInteger(total)) return refused("amount-too-large");
  const reason = paymentObjection(payments, total);
  if (reason) return refused(reason);
  if (isAbove) return refused("not-allowed");
  const sale = { catalogRev, lines, payments: [...payments], total };
  return agreed(discounts.length > 0 ? { ...sale, discounts } : sale);
}

/** Payments cover the total exactly, what is handed over covers its part, a reference is told or still to come. */
export function paymentObjection(
  payments: readonly Payment[],
  total: number,
): Objection | undefined {
  if (paidBy(payments) !== total) return "payment-short";
  for (const payment of payments) {
    if (isTendered(payment) && payment.tendered < payment.amount) return "payment-short";
    if (!isReferenced(payment) || payment.reference === undefined) continue;
    const { length } = payment.reference.trim();
    if (length === 0) return "reference-required";
    if (length > longestReference) return "amount-too-large";
  }
  return undefined;
}

/** Σ of payments, in francs. */
export function paidBy(payments: readonly Payment[]): number {
  return payments.reduce((sum, payment) => sum + payment.amount, 0);
}

import { longestReference, mostFrancs, mostLines, mostPieces } from "#shared/schemas/bounds.ts";
import { agreed, type Objection, type Outcome, refused } from "#shared/schemas/refusal.ts";
import type { Flag, Payment, SaleBody, SaleLine } from "#shared/schemas/sale.ts";
import { isReferenced, isTendered } from "./carried.ts";

/** A line of the cart: what is taken and for how much a piece, in francs. Only these three are sold. */
export type CartLine = {
  productId: string;
  quantity: number;
  price: number;
  /** The product's price when `price` was last set; while both are the same, the line follows the product. */
  usual?: number;
  /** What a line that followed cost before: said at the line. */
  was?: number;
};

/** What the till knows of a product at the moment of selling. `shownStock` is exact, own unsent sales included. */
export type SellableProduct = {
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
 * The one rule of a sale line: a product on sale, whole pieces, enough stock, never below the minimum price, and no
 * more than the books take.
 */
export function objection(line: CartLine, product: SellableProduct): Objection | undefined {
  if (product.archived) return "product-archived";
  if (!Number.isInteger(line.quantity) || line.quantity < 1) return "quantity-invalid";
  if (line.quantity > product.shownStock) return "insufficient-stock";
  if (line.price < product.minPrice) return "price-below-minimum";
  if (line.price > mostFrancs || line.quantity > mostPieces) return "amount-too-large";
  return undefined;
}

/** Σ price × quantity, in francs. */
export function totalOf(lines: readonly { quantity: number; price: number }[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
}

/** What goes back to the customer, in francs; 0 when nothing was handed over in excess. */
export function changeOf(payments: readonly Payment[]): number {
  return payments.reduce(
    (sum, payment) => (isTendered(payment) ? sum + payment.tendered - payment.amount : sum),
    0,
  );
}

/**
 * Agrees to a sale or refuses it with the first reason found. The cart's lines of one product are judged together.
 * The receipt number is given at the moment of writing.
 */
export function draftSale(
  cart: readonly CartLine[],
  productsById: ReadonlyMap<string, SellableProduct>,
  payments: readonly Payment[],
  catalogRev: number,
): Outcome<Omit<SaleBody, "receipt">> {
  if (cart.length === 0) return refused("empty-cart");
  if (cart.length > mostLines) return refused("amount-too-large");
  const quantities = new Map<string, number>();
  for (const line of cart)
    quantities.set(line.productId, (quantities.get(line.productId) ?? 0) + line.quantity);
  const lines: SaleLine[] = [];
  for (const line of cart) {
    const { productId, quantity, price } = line;
    const product = productsById.get(productId);
    if (!product) return refused("unknown-product");
    const reason =
      objection(line, product) ??
      ((quantities.get(productId) ?? 0) > product.shownStock ? "insufficient-stock" : undefined);
    if (reason) return refused(reason);
    const sold = { productId, quantity, price };
    const isAsInBooks = product.isKnownToServer && !product.isRenamed;
    lines.push(isAsInBooks ? sold : { ...sold, name: product.name });
  }
  const total = totalOf(lines);
  if (!Number.isSafeInteger(total)) return refused("amount-too-large");
  const reason = paymentObjection(payments, total);
  if (reason) return refused(reason);
  return agreed({ catalogRev, lines, payments: [...payments], total });
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

function paidBy(payments: readonly Payment[]): number {
  return payments.reduce((sum, payment) => sum + payment.amount, 0);
}

/** What the server knows when it judges a sale that has happened. */
export type SaleCircumstances = {
  sellerIsActive: boolean;
  clockIsWrong: boolean;
  /** Lowest price of a product as of the catalogue revision that the device held; undefined for an unknown product. */
  minPriceAt: (productId: string, catalogRev: number) => number | undefined;
};

/**
 * A sale that happened is kept, always; what is odd about it is flagged for the owner. Its total is both what its lines
 * come to and what was paid: figures are counted from the one, drawers and means of payment from the other.
 */
export function judgeSale(body: SaleBody, circumstances: SaleCircumstances): Flag[] {
  const flags: Flag[] = [];
  const flag = (one: Flag) => {
    if (!flags.includes(one)) flags.push(one);
  };
  for (const line of body.lines) {
    const minPrice = circumstances.minPriceAt(line.productId, body.catalogRev);
    if (minPrice === undefined) flag("unknown-product");
    else if (line.price < minPrice) flag("price-below-minimum");
  }
  if (totalOf(body.lines) !== body.total || paidBy(body.payments) !== body.total)
    flag("total-mismatch");
  if (!circumstances.sellerIsActive) flag("seller-dismissed");
  if (circumstances.clockIsWrong) flag("clock-wrong");
  return flags;
}

import { lineAmount } from "#shared/schemas/line-amount.ts";
import type { Flag, SaleBody, SaleLine } from "#shared/schemas/sale.ts";
import { areSaid, isAboveCeiling } from "./discount.ts";
import { amountOf, paidBy, totalOf } from "./sell.ts";
import { type Measured, type Ware, wareOf } from "./ware.ts";

/** What the server knows when it judges a sale that has happened. */
export type SaleCircumstances = {
  sellerIsActive: boolean;
  clockIsWrong: boolean;
  /** Lowest price of a product as of the catalogue revision that the device held; undefined for an unknown product. */
  minPriceAt: (productId: string, catalogRev: number) => number | undefined;
  /** As what the product was sold then, where that was not by the piece alone: its packs with their lowest prices. */
  measuresAt?: (productId: string, catalogRev: number) => Measured | undefined;
  /** The most that whoever sold may take off, in hundredths of a percent; null for no limit. */
  ceiling: number | null;
};

/**
 * The lowest amount of a line, in francs, by what the product itself said at the time: of a pack that it had, the pack's;
 * of any other, what its own minimum gives for so much of its unit (U3).
 */
function leastFor(line: SaleLine, minPrice: number, measures: Measured = {}): number {
  const product = { ...measures, price: minPrice, minPrice };
  const ware: Ware<typeof product> =
    wareOf(product, line.by?.pack?.id) ?? wareOf(product) ?? product;
  return lineAmount({ quantity: line.quantity, price: ware.minPrice, by: ware.by });
}

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
    const measures = circumstances.measuresAt?.(line.productId, body.catalogRev);
    if (minPrice === undefined) flag("unknown-product");
    else if (amountOf(line) < leastFor(line, minPrice, measures)) flag("price-below-minimum");
  }
  const { lines, total, payments, discounts = [] } = body;
  if (totalOf(lines) !== total || paidBy(payments) !== total || !areSaid(lines, discounts))
    flag("total-mismatch");
  if (isAboveCeiling(lines, discounts, circumstances.ceiling)) flag("discount-above-ceiling");
  if (!circumstances.sellerIsActive) flag("seller-dismissed");
  if (circumstances.clockIsWrong) flag("clock-wrong");
  return flags;
}

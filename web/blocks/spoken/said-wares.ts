import type { SellableProduct } from "#shared/rules/sell.ts";
import { keyOf, wareKey } from "#shared/rules/ware.ts";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import { type Choices, offInAll, saidTerms, soldBy } from "#shared/spoken/meant.ts";
import type { Proposal } from "#shared/spoken/proposal.ts";
import { currentCart } from "#web/store/commands/carts.ts";
import { wareAt } from "#web/store/queries/use-catalogue.ts";

/** Goods and price of each line of a spoken sale. */
export function waresOf(shopId: string, proposal: Proposal, choices: Choices) {
  return proposal.lines.map((line, at) => {
    const meant = soldBy(proposal, at, choices);
    const ware = meant && wareAt(shopId, wareKey(meant.productId, meant.packId));
    const terms = ware && meant && termsOf(meant, ware);
    return { line, meant, ware, price: terms?.price, off: terms?.off };
  });
}

/**
 * Goods that are in the cart already at another price: their quantity, and the price that all of them will get. A
 * spoken price applies to the whole line; without one the line keeps its price.
 */
export function alreadyIn(
  shopId: string,
  { meant, ware, price }: Pick<ReturnType<typeof waresOf>[number], "meant" | "ware" | "price">,
): { quantity: number; price: number } | undefined {
  if (!meant || !ware || price === undefined) return undefined;
  const key = wareKey(meant.productId, meant.packId);
  const line = currentCart(shopId).lines.find((one) => keyOf(one) === key);
  if (!line || line.price === price) return undefined;
  const isSaid = meant.price !== undefined || price !== ware.price;
  return { quantity: line.quantity, price: isSaid ? price : line.price };
}

/** Spoken price and discount; else the shop's price. */
function termsOf(meant: NonNullable<ReturnType<typeof soldBy>>, { price, by }: SellableProduct) {
  const said = saidTerms(meant, meant.quantity, by);
  const isUsual = meant.amount === lineAmount({ quantity: meant.quantity, price, by });
  return said && !isUsual ? said : { price, off: 0 };
}

/** Total in francs of a spoken sale with the chosen goods, after its discount. */
export function totalOfSale(shopId: string, proposal: Proposal, choices: Choices): number {
  const sum = sumOfLines(shopId, proposal, choices);
  return sum - offInAll(proposal, sum);
}

/** The same, before the discount that brings it to the spoken total. */
export const sumOfLines = (shopId: string, proposal: Proposal, choices: Choices): number =>
  waresOf(shopId, proposal, choices).reduce(
    (sum, { meant, ware, price, off = 0 }) =>
      meant && ware && price !== undefined
        ? sum + lineAmount({ quantity: meant.quantity, price, by: ware.by }) - off
        : sum,
    0,
  );

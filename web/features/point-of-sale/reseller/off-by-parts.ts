import { type CartLine, totalOf } from "#shared/rules/sell.ts";
import { spreadCart } from "#shared/rules/sell-held.ts";
import type { HeldProduct } from "#web/store/read-models/handed-over/held-products.ts";
import { transfersIn } from "#web/store/read-models/handed-over/transfers-in.ts";

/**
 * Francs by which each line of the cart costs less than all of it at once, for what is weighed may be taken out of several
 * hand-overs, each part rounded by itself (U8); below nothing where it costs more. Nothing of a cart that cannot be sold.
 */
export function offByParts(lines: readonly CartLine[], held: readonly HeldProduct[]): number[] {
  const spread = spreadCart(lines, transfersIn(held));
  if (!spread.ok) return [];
  return lines.map((line, at) => totalOf([line]) - totalOf(spread.value[at] ?? []));
}

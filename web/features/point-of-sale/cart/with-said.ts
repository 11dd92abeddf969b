import type { CartLine, SellableProduct } from "#shared/rules/sell.ts";
import { keyOf, wareKey } from "#shared/rules/ware.ts";
import { type Choices, meantBy, saidPrice } from "#shared/spoken/meant.ts";
import type { Proposal } from "#shared/spoken/proposal.ts";
import { type CartAct, withPrice, withQuantity } from "./cart-lines.ts";

/** The cart with what was said put in; what cannot be sold leaves it as it was, with the reason. */
export function withSaid(
  lines: readonly CartLine[],
  proposal: Proposal,
  choices: Choices,
  wareOf: (key: string) => SellableProduct | undefined,
): CartAct {
  let now: CartAct = { lines };
  for (const [at, said] of proposal.lines.entries()) {
    const meant = meantBy(said, choices[at]);
    const key = meant && wareKey(meant.productId, meant.packId);
    const ware = key === undefined ? undefined : wareOf(key);
    if (!meant || !ware) return { lines, refusal: "unknown-product" };
    const before = now.lines.find((line) => keyOf(line) === key)?.quantity ?? 0;
    now = withQuantity(now.lines, ware, before + meant.quantity);
    const price = saidPrice(said, meant.quantity, ware.by?.per ?? 1);
    if (!now.refusal && price !== undefined && price !== ware.price)
      now = withPrice(now.lines, ware, price);
    if (now.refusal) return { ...now, lines };
  }
  return now;
}

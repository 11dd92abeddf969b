import type { CartLine, SellableProduct } from "#shared/rules/sell.ts";
import { keyOf, wareKey } from "#shared/rules/ware.ts";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import { type Choices, saidTerms, soldBy } from "#shared/spoken/meant.ts";
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
  for (const at of proposal.lines.keys()) {
    const meant = soldBy(proposal, at, choices);
    const key = meant && wareKey(meant.productId, meant.packId);
    const ware = key === undefined ? undefined : wareOf(key);
    if (!meant || !ware) return { lines, refusal: "unknown-product" };
    const before = now.lines.find((line) => keyOf(line) === key)?.quantity ?? 0;
    now = withQuantity(now.lines, ware, before + meant.quantity);
    if (now.refusal) return { ...now, lines };
    const usual = lineAmount({ quantity: meant.quantity, price: ware.price, by: ware.by });
    const terms = meant.amount === usual ? undefined : saidTerms(meant, meant.quantity, ware.by);
    if (!terms) continue;
    const line = now.lines.find((one) => keyOf(one) === key);
    if (terms.price !== line?.price) now = withPrice(now.lines, ware, terms.price);
    if (now.refusal) return { ...now, lines };
    const francs = (line?.off?.francs ?? 0) + terms.off;
    const off: CartLine["off"] = { francs, reason: "negotiated" };
    if (terms.off > 0)
      now = { lines: now.lines.map((line) => (keyOf(line) === key ? { ...line, off } : line)) };
  }
  return now;
}

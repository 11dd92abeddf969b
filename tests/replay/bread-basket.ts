import { type Act, count, shopTime, type Trade, type TradedProduct } from "./acts.ts";
import { readCsv } from "./csv.ts";

/**
 * The bakery. One row is one piece on a ticket; the file has no prices, so each item has a made-up one that follows
 * from its name (`madeUpPrice`). `NONE` stands for nothing sold and is left out; `Adjustment` stands on a ticket and
 * is sold like an item.
 */
export function breadBasket(text: string): Trade {
  const handled = new Map<string, number>();
  const noted = new Map<string, number>();
  const products = new Map<string, TradedProduct>();
  const tickets = new Map<string, Extract<Act, { kind: "sale" }>>();
  const seen = new Set<string>();
  let onlyNone = 0;
  for (const row of readCsv(text)) {
    const { Date: day = "", Time: time = "", Transaction: ref = "", Item: item = "" } = row;
    if (!seen.has(ref)) onlyNone += 1;
    seen.add(ref);
    if (item === "NONE") {
      count(handled, "left out: NONE, nothing was sold");
      continue;
    }
    count(handled, item === "Adjustment" ? "line of a ticket (Adjustment)" : "line of a ticket");
    const product = products.get(item) ?? {
      id: `item-${String(products.size + 1).padStart(3, "0")}`,
      key: item,
      uniqueCode: `ART-${String(products.size + 1).padStart(3, "0")}`,
      name: item,
      price: madeUpPrice(item),
    };
    products.set(item, product);
    const ticket = tickets.get(ref) ?? {
      kind: "sale",
      at: shopTime(`${day} ${time}`),
      ref,
      lines: [],
    };
    if (ticket.lines.some((line) => line.productId === product.id))
      count(noted, "the same item again on a ticket, a line of its own");
    ticket.lines.push({ productId: product.id, quantity: 1, price: product.price });
    tickets.set(ref, ticket);
  }
  count(noted, "tickets with nothing but NONE", onlyNone - tickets.size);
  const acts = [...tickets.values()].sort((a, b) => a.at - b.at);
  return { products: [...products.values()], acts, handled, noted, keyIs: "name" };
}

/** 250 to 2,225 francs, by the letters of the name. */
function madeUpPrice(item: string): number {
  let sum = 0;
  for (const char of item) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 80;
  return 250 + sum * 25;
}

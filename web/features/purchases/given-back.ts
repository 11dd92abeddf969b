import { backFor } from "#shared/rules/purchase.ts";
import type { PurchaseLine } from "#shared/schemas/purchase.ts";

/** What is left of a product of a purchase: pieces that may go back, and how many came and went back before. */
export type LineHere = PurchaseLine & { before: number; bought: number };

type Lines = { lines: readonly PurchaseLine[] };

/** What may still go back of a purchase, product by product; nothing of what has gone back whole. */
export function stillHere(
  lines: readonly PurchaseLine[],
  backs: readonly Lines[],
): readonly LineHere[] {
  const all = new Map<string, LineHere>();
  for (const { productId, quantity, cost } of lines) {
    const one = all.get(productId) ?? { productId, quantity: 0, cost: 0, before: 0, bought: 0 };
    const bought = one.bought + quantity;
    all.set(productId, { ...one, bought, quantity: bought, cost: one.cost + cost });
  }
  for (const { lines: back } of backs)
    for (const { productId, quantity } of back) {
      const one = all.get(productId);
      if (!one) continue;
      const before = one.before + quantity;
      all.set(productId, { ...one, before, quantity: Math.max(0, one.bought - before) });
    }
  return [...all.values()].filter(({ quantity }) => quantity > 0);
}

/** The lines of what goes back, with what is owed less for each. */
export function linesBack(
  here: readonly LineHere[],
  pieces: Readonly<Record<string, number | undefined>>,
): PurchaseLine[] {
  return here.flatMap(({ productId, quantity: most, bought, before, cost }) => {
    const quantity = Math.min(pieces[productId] ?? 0, most);
    if (quantity < 1) return [];
    const off = backFor({ quantity: bought, cost }, { before, pieces: quantity });
    return [{ productId, quantity, cost: off }];
  });
}

import { lastDigits } from "#shared/rules/code-readings.ts";
import type { SellableProduct } from "#shared/rules/sell.ts";
import { bareText, bareWords, foldText } from "#web/store/read-models/catalogue/fold-text.ts";
import type { HeldProduct } from "#web/store/read-models/handed-over/held-products.ts";

/** A product that a reseller holds, as the cart wants it: its stock is what they hold, its minimum that of their transfers. */
export function sellable(held: HeldProduct): SellableProduct {
  const { productId: id, name, price, minPrice, by } = held;
  const measured = by ? { by, unit: by.unit } : {};
  const prices = { price, minPrice, ...measured };
  return { id, name, ...prices, archived: false, shownStock: held.held, isKnownToServer: true };
}

/** Products whose name holds every word that was typed, accents or not; or whose code it is. */
export function heldMatching(held: readonly HeldProduct[], text: string): readonly HeldProduct[] {
  const words = foldText(text).split(" ").filter(Boolean);
  if (words.length === 0) return held;
  const last = lastDigits(text);
  const found = held.filter(({ name, barcode }) => {
    const folded = foldText(name);
    const isLast = last !== undefined && barcode?.endsWith(last);
    return isLast || barcode === text.trim() || words.every((word) => folded.includes(word));
  });
  if (found.length > 0) return found;
  const bare = bareWords(foldText(text));
  return held.filter(({ name }) => {
    const folded = bareText(foldText(name));
    return bare.length > 0 && bare.every((word) => folded.includes(word));
  });
}

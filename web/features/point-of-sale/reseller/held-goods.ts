import { lastDigits } from "#shared/rules/code-readings.ts";
import type { SellableProduct } from "#shared/rules/sell.ts";
import { foldText } from "#shared/search/fold-text.ts";
import { CatalogueSearch } from "#web/store/read-models/catalogue/catalogue-search.ts";
import { type Listed, merged } from "#web/store/read-models/catalogue/sorted-names.ts";
import type { HeldProduct } from "#web/store/read-models/handed-over/held-products.ts";

/** A product that a reseller holds, as the cart wants it: its stock is what they hold, its minimum that of their transfers. */
export function sellable(held: HeldProduct): SellableProduct {
  const { productId: id, name, price, minPrice, by } = held;
  const measured = by ? { by, unit: by.unit } : {};
  const prices = { price, minPrice, ...measured };
  return { id, name, ...prices, archived: false, shownStock: held.held, isKnownToServer: true };
}

/** Goods that a reseller holds, prepared for a search like that of the catalogue. `lines`: their names, folded. */
export type HeldSearch = {
  lines: readonly Listed[];
  byId: ReadonlyMap<string, HeldProduct>;
  /** Goods whose code is or ends with the text, then goods whose name holds every word; all goods for an empty text. */
  find(text: string): readonly HeldProduct[];
};

export function heldSearch(held: readonly HeldProduct[]): HeldSearch {
  const byId = new Map(held.map((one) => [one.productId, one]));
  const named = held.map(({ productId: id, name }) => ({ id, text: foldText(name).trim() }));
  const lines = merged([], new Set(), named);
  const search = new CatalogueSearch(lines);
  return {
    lines,
    byId,
    find(text) {
      if (text.trim() === "") return held;
      const last = lastDigits(text);
      const coded = held.filter(
        ({ barcode }) => barcode === text.trim() || (last !== undefined && barcode?.endsWith(last)),
      );
      const ids = search.find(text, held.length, (id) => byId.get(id)?.name ?? "");
      return [...new Set([...coded, ...ids.flatMap((id) => byId.get(id) ?? [])])];
    },
  };
}

import { foldText } from "#shared/search/fold-text.ts";
import type { CatalogueItem } from "./catalogue-item.ts";

/** What the search looks through of a product; a code that nobody chose is not what people type. */
export function searchText(item: Pick<CatalogueItem, "name" | "brand" | "uniqueCode">): string {
  const code = item.uniqueCode.startsWith("BTS") ? "" : item.uniqueCode;
  return foldText(`${item.name} ${item.brand} ${code}`).trim();
}

/** Whether nothing of a product is different. */
export function isSameItem(a: CatalogueItem, b: CatalogueItem): boolean {
  for (const name of Object.keys(b) as (keyof CatalogueItem)[])
    if (a[name] !== b[name]) return false;
  return true;
}

/** Whether a product keeps its place in lists, in the search and among categories. */
export function isListedAlike(a: CatalogueItem | undefined, b: CatalogueItem | undefined): boolean {
  if (!a || !b) return false;
  return (
    a.archived === b.archived &&
    a.name === b.name &&
    a.brand === b.brand &&
    a.uniqueCode === b.uniqueCode &&
    a.category === b.category &&
    a.family === b.family
  );
}

/** Orders products by name, then by identifier, so that none ever jumps. */
export function byName(a: CatalogueItem, b: CatalogueItem): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

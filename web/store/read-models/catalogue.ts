import { normalizeBarcode } from "#shared/rules/barcode.ts";
import type { Product, Stock } from "#shared/schemas/product.ts";
import type { OutboxChange } from "#web/store/outbox/outbox.ts";
import { type CatalogueItem, catalogueItem } from "./catalogue-item.ts";
import { CatalogueSearch } from "./catalogue-search.ts";
import { foldText } from "./fold-text.ts";
import { OwnEffects } from "./own-effects.ts";
import { type Listed, merged } from "./sorted-names.ts";

/** Rows from which the whole catalogue follows. */
export type CatalogueRows = { products?: readonly Product[]; stocks?: readonly Stock[] };

/**
 * All products of one scope in memory. Lists, search and scans are answered from here and never wait; figures are
 * exact at every instant (E2), because rows and verdicts are taken in one at a time, each wholly.
 */
export class Catalogue {
  readonly #products = new Map<string, Product>();
  readonly #stocks = new Map<string, Stock>();
  readonly #effects: OwnEffects;
  readonly #items = new Map<string, CatalogueItem>();
  readonly #byBarcode = new Map<string, string[]>();
  #list: readonly Listed[] = [];
  #ids: readonly string[] = [];
  #categories: readonly string[] | null = null;
  #search: CatalogueSearch | null = null;
  /** Revision up to which all products are known: prices of a sale are judged by it (J9). */
  rev = 0;
  readonly #itemListeners = new Map<string, Set<() => void>>();
  readonly #listListeners = new Set<() => void>();
  readonly #anyListeners = new Set<() => void>();

  constructor(shopId: string) {
    this.#effects = new OwnEffects(shopId);
  }

  get(id: string): CatalogueItem | undefined {
    return this.#items.get(id);
  }

  /** Products on sale, in the order of their names. The same array until the list itself changes. */
  ids(): readonly string[] {
    return this.#ids;
  }

  /** Every product, archived ones included. */
  items(): Iterable<CatalogueItem> {
    return this.#items.values();
  }

  /** Rows as they were read, for a copy to start from. */
  rows(): { products: Product[]; stocks: Stock[] } {
    return { products: [...this.#products.values()], stocks: [...this.#stocks.values()] };
  }

  get size(): number {
    return this.#items.size;
  }

  /** Products that bear this code, however it was written; more than one gives people the choice. */
  byBarcode(code: string): CatalogueItem[] {
    const ids = this.#byBarcode.get(normalizeBarcode(code)) ?? [];
    return ids.flatMap((id) => this.#items.get(id) ?? []).filter((item) => !item.archived);
  }

  search(query: string, limit = 200): string[] {
    this.#search ??= new CatalogueSearch(this.#list);
    return this.#search.find(query, limit);
  }

  /** Categories in use, in the order of their names. The same array until one comes or goes. */
  categories(): readonly string[] {
    if (this.#categories) return this.#categories;
    const names = new Set<string>();
    for (const id of this.#ids) names.add(this.#items.get(id)?.category ?? "");
    names.delete("");
    this.#categories = [...names].sort((a, b) => (foldText(a) < foldText(b) ? -1 : 1));
    return this.#categories;
  }

  /** Takes rows in; an older row than the one known changes nothing. */
  takeRows({ products = [], stocks = [] }: CatalogueRows): void {
    const touched = new Set<string>();
    for (const product of products) {
      if ((this.#products.get(product.id)?.rev ?? -1) > product.rev) continue;
      this.#products.set(product.id, product);
      touched.add(product.id);
    }
    for (const stock of stocks) {
      if ((this.#stocks.get(stock.productId)?.rev ?? -1) > stock.rev) continue;
      this.#stocks.set(stock.productId, stock);
      touched.add(stock.productId);
    }
    this.#settle(touched);
  }

  /** Takes in what became different among the device's own operations. */
  takeOwn(change: OutboxChange): void {
    this.#settle(this.#effects.take(change));
  }

  /** The scope lost its rows: nothing but own new products can be shown. */
  clear(): void {
    const touched = new Set([...this.#products.keys(), ...this.#stocks.keys()]);
    this.#products.clear();
    this.#stocks.clear();
    this.rev = 0;
    this.#settle(touched);
  }

  /** Called when this one product has another item. */
  subscribeItem(id: string, listener: () => void): () => void {
    const listeners = this.#itemListeners.get(id) ?? new Set();
    this.#itemListeners.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#itemListeners.delete(id);
    };
  }

  /** Called when products come, go, or change their name or category. */
  subscribeList(listener: () => void): () => void {
    this.#listListeners.add(listener);
    return () => this.#listListeners.delete(listener);
  }

  /** Called once after any change. */
  subscribeAny(listener: () => void): () => void {
    this.#anyListeners.add(listener);
    return () => this.#anyListeners.delete(listener);
  }

  /** Makes the items of these products anew, all of them before anybody is told. */
  #settle(touched: ReadonlySet<string>): void {
    const changed: string[] = [];
    const leaving = new Set<string>();
    const coming: Listed[] = [];
    let listChanged = false;
    for (const id of touched) {
      const old = this.#items.get(id);
      const item = catalogueItem(id, this.#products.get(id), this.#stocks.get(id), this.#effects);
      if (!old && !item) continue;
      if (item) this.#items.set(id, item);
      else this.#items.delete(id);
      changed.push(id);
      if (old?.barcode !== item?.barcode) this.#reindex(id, old?.barcode, item?.barcode);
      if (isListedAlike(old, item)) continue;
      listChanged = true;
      if (old && !old.archived) leaving.add(id);
      if (item && !item.archived) coming.push({ id, text: searchText(item) });
    }
    if (listChanged) {
      this.#list = merged(this.#list, leaving, coming);
      this.#ids = this.#list.map((listed) => listed.id);
      this.#search = null;
      this.#categories = null;
    }
    if (changed.length > 0) this.#tell(changed, listChanged);
  }

  #reindex(id: string, old: string | null | undefined, now: string | null | undefined): void {
    if (old) {
      const key = normalizeBarcode(old);
      const left = (this.#byBarcode.get(key) ?? []).filter((other) => other !== id);
      if (left.length > 0) this.#byBarcode.set(key, left);
      else this.#byBarcode.delete(key);
    }
    if (now) {
      const key = normalizeBarcode(now);
      this.#byBarcode.set(key, [...(this.#byBarcode.get(key) ?? []), id]);
    }
  }

  #tell(changed: readonly string[], listChanged: boolean): void {
    if (this.#itemListeners.size > 0)
      for (const id of changed)
        for (const listener of this.#itemListeners.get(id) ?? []) listener();
    if (listChanged) for (const listener of this.#listListeners) listener();
    for (const listener of this.#anyListeners) listener();
  }
}

function searchText(item: CatalogueItem): string {
  return foldText(`${item.name} ${item.brand} ${item.uniqueCode}`.trim());
}

function isListedAlike(a: CatalogueItem | undefined, b: CatalogueItem | undefined): boolean {
  if (!a || !b) return false;
  return (
    a.archived === b.archived &&
    a.name === b.name &&
    a.brand === b.brand &&
    a.uniqueCode === b.uniqueCode &&
    a.category === b.category
  );
}

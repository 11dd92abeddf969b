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

/** Rows with what was worked out from them, so that a cold start need not do it again. */
export type CatalogueCopy = {
  products: readonly Product[];
  stocks: readonly Stock[];
  list: readonly Listed[];
  /** Product and the key of its barcode. */
  codes: readonly (readonly [id: string, code: string])[];
};

/**
 * All products of one scope in memory. Lists, search and scans are answered from here and never wait; figures are
 * exact at every instant (E2), because rows and verdicts are taken in one at a time, each wholly.
 */
export class Catalogue {
  readonly #products = new Map<string, Product>();
  readonly #stocks = new Map<string, Stock>();
  readonly #effects: OwnEffects;
  /** Made when first asked for: a till shows thirty of ten thousand. */
  readonly #items = new Map<string, CatalogueItem>();
  readonly #shown = new Set<string>();
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

  /** The product as it stands; the same object until something of it changes. */
  get(id: string): CatalogueItem | undefined {
    const known = this.#items.get(id);
    if (known) return known;
    const item = catalogueItem(id, this.#products.get(id), this.#stocks.get(id), this.#effects);
    if (item) this.#items.set(id, item);
    return item;
  }

  /** Products on sale, in the order of their names. The same array until the list itself changes. */
  ids(): readonly string[] {
    return this.#ids;
  }

  /** Every product, archived ones included. */
  *items(): Iterable<CatalogueItem> {
    for (const id of this.#shown) {
      const item = this.get(id);
      if (item) yield item;
    }
  }

  get size(): number {
    return this.#shown.size;
  }

  /** Products that bear this code, however it was written; more than one gives people the choice. */
  byBarcode(code: string): CatalogueItem[] {
    // A code as scanners send it mostly is its own key.
    const ids = this.#byBarcode.get(code) ?? this.#byBarcode.get(normalizeBarcode(code)) ?? [];
    const items = ids.flatMap((id) => this.get(id) ?? []).filter((item) => !item.archived);
    return items.length > 1 ? items.sort(byName) : items;
  }

  search(query: string, limit = 200): string[] {
    this.#search ??= new CatalogueSearch(this.#list);
    return this.#search.find(query, limit);
  }

  /** Categories in use, in the order of their names. The same array until one comes or goes. */
  categories(): readonly string[] {
    if (this.#categories) return this.#categories;
    const names = new Set<string>();
    for (const id of this.#ids) names.add(this.get(id)?.category ?? "");
    names.delete("");
    this.#categories = [...names].sort((a, b) => (foldText(a) < foldText(b) ? -1 : 1));
    return this.#categories;
  }

  /** Takes rows in; an older row than the one known changes nothing. */
  takeRows({ products = [], stocks = [] }: CatalogueRows): void {
    const touched = new Set([
      ...products.map(({ id }) => id),
      ...stocks.map(({ productId }) => productId),
    ]);
    this.#change(touched, () => {
      for (const product of products)
        if ((this.#products.get(product.id)?.rev ?? -1) <= product.rev)
          this.#products.set(product.id, product);
      for (const stock of stocks)
        if ((this.#stocks.get(stock.productId)?.rev ?? -1) <= stock.rev)
          this.#stocks.set(stock.productId, stock);
    });
  }

  /**
   * Begins with a copy of what was here before, its list and codes worked out already. For an empty catalogue that
   * nobody has seen yet, before any own operation is taken in.
   */
  restore({ products, stocks, list, codes }: CatalogueCopy): void {
    for (const product of products) this.#products.set(product.id, product);
    for (const stock of stocks) this.#stocks.set(stock.productId, stock);
    for (const { id } of products) if (this.#stocks.has(id)) this.#shown.add(id);
    for (const [id, code] of codes) this.#addCode(code, id);
    this.#list = list;
    this.#ids = list.map((listed) => listed.id);
  }

  /** What `restore` takes, without any trace of own operations. */
  copy(): CatalogueCopy {
    const stocks = [...this.#stocks.values()];
    const products = [...this.#products.values()];
    const shown = products.filter(({ id, archived }) => !archived && this.#stocks.has(id));
    const coming = shown.map((product) => ({ id: product.id, text: searchText(product) }));
    const codes = products.flatMap(({ id, barcode }): [string, string][] =>
      barcode ? [[id, normalizeBarcode(barcode)]] : [],
    );
    return { products, stocks, list: merged([], new Set(), coming), codes };
  }

  /** Takes in what became different among the device's own operations. */
  takeOwn(change: OutboxChange): void {
    this.#change(this.#effects.touchedBy(change), () => this.#effects.take(change));
  }

  /** All rows up to this revision have been taken in. */
  reach(rev: number): void {
    this.rev = rev;
    const over = this.#effects.reach(rev);
    if (over.length > 0) this.takeOwn({ put: over, removed: [] });
  }

  /** The scope lost its rows: nothing but own new products can be shown. */
  clear(): void {
    const touched = new Set([...this.#products.keys(), ...this.#stocks.keys()]);
    this.#change(touched, () => {
      this.#products.clear();
      this.#stocks.clear();
      this.rev = 0;
      this.#effects.reach(0);
    });
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

  /** Changes what is known of these products, all of them before anybody is told. */
  #change(touched: ReadonlySet<string>, mutate: () => void): void {
    const before = new Map<string, CatalogueItem>();
    for (const id of touched) {
      const old = this.get(id);
      if (old) before.set(id, old);
    }
    mutate();
    const changed: string[] = [];
    const leaving = new Set<string>();
    const coming: Listed[] = [];
    let listChanged = false;
    for (const id of touched) {
      const old = before.get(id);
      this.#items.delete(id);
      const item = this.get(id);
      if (!old && !item) continue;
      if (old && item && isSameItem(old, item)) {
        this.#items.set(id, old);
        continue;
      }
      if (item) this.#shown.add(id);
      else this.#shown.delete(id);
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
    if (now) this.#addCode(normalizeBarcode(now), id);
  }

  #addCode(code: string, id: string): void {
    const others = this.#byBarcode.get(code);
    if (others) others.push(id);
    else this.#byBarcode.set(code, [id]);
  }

  /** Revision of the books that a product's figure stands on; 0 while they have not been read. */
  stockRev(id: string): number {
    return this.#stocks.get(id)?.rev ?? 0;
  }

  #tell(changed: readonly string[], listChanged: boolean): void {
    if (this.#itemListeners.size > 0)
      for (const id of changed)
        for (const listener of this.#itemListeners.get(id) ?? []) listener();
    if (listChanged) for (const listener of this.#listListeners) listener();
    for (const listener of this.#anyListeners) listener();
  }
}

function searchText(item: Pick<CatalogueItem, "name" | "brand" | "uniqueCode">): string {
  // A code that nobody chose is not what people type.
  const code = item.uniqueCode.startsWith("BTS") ? "" : item.uniqueCode;
  return foldText(`${item.name} ${item.brand} ${code}`).trim();
}

function isSameItem(a: CatalogueItem, b: CatalogueItem): boolean {
  for (const name of Object.keys(b) as (keyof CatalogueItem)[])
    if (a[name] !== b[name]) return false;
  return true;
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

function byName(a: CatalogueItem, b: CatalogueItem): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

import { Listeners } from "#shared/listeners.ts";
import { isCodeLike, lastDigits, looseKey, looseKeys } from "#shared/rules/code-readings.ts";
import type { Product, Stock } from "#shared/schemas/product.ts";
import { foldText } from "#shared/search/fold-text.ts";
import type { CatalogueCopy, ColumnarSnapshot } from "#web/store/books/columnar-snapshot.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { OutboxChange } from "#web/store/outbox/outbox.ts";
import { changesOf, PendingMutations } from "#web/store/read-models/pending-mutations.ts";
import { BarcodeIndex } from "./barcode-index.ts";
import { type CatalogueItem, catalogueItem } from "./catalogue-item.ts";
import { byName, isListedAlike, isSameItem, searchText } from "./catalogue-order.ts";
import { Families } from "./families.ts";
import { codesOf } from "./pack-codes.ts";
import { ProductList } from "./product-list.ts";
import { type Listed, merged } from "./sorted-names.ts";

/**
 * All products of one scope in memory. Lists, search and scans are answered from here and never wait; figures are
 * exact at every instant (E2), because rows and verdicts are taken in one at a time, each wholly.
 */
export class Catalogue {
  /** What it began with; rows taken in since lie over it. */
  #copied: ColumnarSnapshot | null = null;
  readonly #products = new Map<string, Product>();
  readonly #stocks = new Map<string, Stock>();
  readonly #effects: PendingMutations;
  /** Made when first asked for: a till shows thirty of ten thousand. */
  readonly #items = new Map<string, CatalogueItem>();
  /** Null until it is needed: it holds those of the copy whose stock is known. */
  #shown: Set<string> | null = new Set();
  readonly #codes = new BarcodeIndex();
  readonly #list = new ProductList();
  readonly families = new Families();
  #categories: readonly string[] | null = null;
  /** Revision up to which all products are known: prices of a sale are judged by it (J9). */
  rev = 0;
  readonly #itemListeners = new Map<string, Listeners>();
  readonly #listListeners = new Listeners();
  readonly #anyListeners = new Listeners();

  constructor(shopId: string) {
    this.#effects = new PendingMutations(shopId);
  }

  /** The product as it stands; the same object until something of it changes. */
  get(id: string): CatalogueItem | undefined {
    const known = this.#items.get(id);
    if (known) return known;
    const item = catalogueItem(id, this.#product(id), this.#stock(id), this.#effects);
    if (item) this.#items.set(id, item);
    return item;
  }

  /** Products on sale, in the order of their names. The same array until the list itself changes. */
  ids(): readonly string[] {
    return this.#list.ids();
  }

  /** Searched texts of the products on sale, folded, in their order. The same array until the list itself changes. */
  readonly lines = (): readonly Listed[] => this.#list.lines();

  /** Every product, archived ones included. */
  *items(): Iterable<CatalogueItem> {
    for (const id of this.#shownIds()) {
      const item = this.get(id);
      if (item) yield item;
    }
  }

  get size(): number {
    return this.#shown?.size ?? this.#copied?.shown ?? 0;
  }

  /** Products that bear this code, however it was written; more than one gives people the choice. */
  byBarcode(code: string): CatalogueItem[] {
    const items = this.bearers(code).filter((item) => !item.archived);
    return items.length > 1 ? items.sort(byName) : items;
  }

  /** As `byBarcode`, and archived products, for theirs is given to no other. */
  bearers(code: string): CatalogueItem[] {
    return this.#codes.find(code).flatMap((id) => this.get(id) ?? []);
  }

  /** The product on sale of this unique code, as its label says it where there is no barcode. Letter case counts. */
  byUniqueCode(code: string): CatalogueItem | undefined {
    return this.#onSale(this.#whereUnique((one) => one === code))[0];
  }

  /**
   * Products on sale that bear a code as it was typed or read: the barcode, else the unique code of a label; and when
   * nobody bears it as it stands, whoever does in other capitals or as a scanner sent it that took the device's keyboard
   * for another (looseKeys). Several leave the choice to people.
   */
  bearing(text: string): CatalogueItem[] {
    const found = this.byBarcode(text);
    if (found.length > 0) return found;
    const labelled = this.byUniqueCode(text.trim());
    if (labelled) return [labelled];
    const keys = looseKeys(text);
    const isMeant = (code: string) => keys.has(looseKey(code));
    const barcodes = this.#onSale(this.#codes.where(isMeant));
    return barcodes.length > 0 ? barcodes : this.#onSale(this.#whereUnique(isMeant));
  }

  /** What was typed finds whole codes first, then the last digits of a code, then words; without a code, words alone. */
  search(query: string, limit = 200): string[] {
    const text = query.trim();
    const coded = isCodeLike(text) ? this.bearing(text) : this.#onSale(this.#codes.findTyped(text));
    const last = lastDigits(text);
    if (coded.length === 0 && last !== undefined)
      coded.push(...this.#onSale(this.#codes.where((key) => key.endsWith(last))));
    const named = this.#list.search(query, limit, (id) => this.get(id)?.name ?? "");
    // What no name holds may be a code with blanks or words around it.
    if (coded.length + named.length === 0 && text.length > 5) coded.push(...this.bearing(text));
    if (coded.length === 0) return named;
    return [...new Set([...coded.map(({ id }) => id), ...named])].slice(0, limit);
  }

  *#whereUnique(isMeant: (code: string) => boolean): Iterable<string> {
    for (const id of this.#shownIds()) {
      const { uniqueCode } = this.#product(id) ?? this.get(id) ?? {};
      if (uniqueCode !== undefined && isMeant(uniqueCode)) yield id;
    }
  }

  #onSale(ids: Iterable<string>): CatalogueItem[] {
    const items = [...new Set(ids)].flatMap((id) => this.get(id) ?? []);
    return items.filter((item) => !item.archived).sort(byName);
  }

  /** Categories in use, in the order of their names. The same array until one comes or goes. */
  categories(): readonly string[] {
    if (this.#categories) return this.#categories;
    const isAsCopied = this.#products.size + this.#stocks.size === 0 && !this.#effects.any;
    const names = new Set(isAsCopied ? this.#copied?.listedCategories() : undefined);
    if (!isAsCopied) for (const id of this.ids()) names.add(this.#categoryOf(id));
    names.delete("");
    this.#categories = [...names].sort((a, b) => (foldText(a) < foldText(b) ? -1 : 1));
    return this.#categories;
  }

  /** Takes rows in; an older row than the one known changes nothing. */
  takeRows(rows: { products?: readonly Product[]; stocks?: readonly Stock[] }): void {
    const { products = [], stocks = [] } = rows;
    const touched = new Set([
      ...products.map(({ id }) => id),
      ...stocks.map(({ productId }) => productId),
    ]);
    this.#change(touched, () => {
      for (const product of products)
        if ((this.#product(product.id)?.rev ?? -1) <= product.rev)
          this.#products.set(product.id, product);
      for (const stock of stocks)
        if ((this.#stock(stock.productId)?.rev ?? -1) <= stock.rev)
          this.#stocks.set(stock.productId, stock);
    });
  }

  /**
   * Begins with a copy of what was here before, its list and codes worked out already. For an empty catalogue that
   * nobody has seen yet, before any own operation is taken in.
   */
  restore(copied: ColumnarSnapshot): void {
    this.#copied = copied;
    this.#shown = null;
    this.#list.restore(copied);
    this.#codes.restore(copied);
    this.families.restore(copied);
  }

  /** What a copy is made of, without any trace of own operations. */
  copy(): CatalogueCopy {
    const ids = new Set([...(this.#copied?.ids ?? []), ...this.#products.keys()]);
    const products: Product[] = [];
    const stocks: Stock[] = [];
    const listed: Listed[] = [];
    for (const id of ids) {
      const product = this.#product(id) as Product;
      const stock = this.#stock(id);
      products.push(product);
      if (stock) stocks.push(stock);
      if (stock && !product.archived) listed.push({ id, text: searchText(product) });
    }
    return { products, stocks, list: merged([], new Set(), listed) };
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
    const known = [...this.#products.keys(), ...this.#stocks.keys()];
    this.#change(new Set([...(this.#copied?.ids ?? []), ...known]), () => {
      this.#copied = null;
      this.#products.clear();
      this.#stocks.clear();
      this.rev = 0;
      this.#effects.reach(0);
    });
  }

  /** Called when this one product has another item. */
  subscribeItem(id: string, listener: () => void): () => void {
    const listeners = this.#itemListeners.get(id) ?? new Listeners();
    this.#itemListeners.set(id, listeners);
    const stop = listeners.add(listener);
    return () => {
      stop();
      if (listeners.size === 0) this.#itemListeners.delete(id);
    };
  }

  /** Called when products come, go, or change their name or category. */
  readonly subscribeList = (listener: () => void): (() => void) =>
    this.#listListeners.add(listener);

  /** Called once after any change. */
  readonly subscribeAny = (listener: () => void): (() => void) => this.#anyListeners.add(listener);

  /** Changes what is known of these products, all of them before anybody is told. */
  #change(touched: ReadonlySet<string>, mutate: () => void): void {
    const before = new Map<string, CatalogueItem>();
    for (const id of touched) {
      const old = this.get(id);
      if (old) before.set(id, old);
    }
    mutate();
    const changed: string[] = [];
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
      if (!item) this.#shownIds().delete(id);
      else if (!old) this.#shownIds().add(id);
      changed.push(id);
      this.#codes.change(id, codesOf(old), codesOf(item));
      if (old?.family !== item?.family) this.families.change(id, item?.family ?? null);
      if (isListedAlike(old, item)) continue;
      listChanged = true;
      this.#list.change(id, item && !item.archived ? { id, text: searchText(item) } : null);
    }
    if (listChanged) this.#categories = null;
    if (changed.length > 0) this.#tell(changed, listChanged);
  }

  #product(id: string): Product | undefined {
    return this.#products.get(id) ?? this.#copied?.product(id);
  }

  #stock(id: string): Stock | undefined {
    return this.#stocks.get(id) ?? this.#copied?.stock(id);
  }

  #shownIds(): Set<string> {
    this.#shown ??= this.#copied?.shownIds() ?? new Set();
    return this.#shown;
  }

  #categoryOf(id: string): string {
    const isAsCopied = !this.#products.has(id) && this.#effects.edits(id).length === 0;
    return (isAsCopied ? this.#copied?.category(id) : undefined) ?? this.get(id)?.category ?? "";
  }

  /** True of an own operation that was taken, and of which every product and figure has been read. */
  holds({ state, ackRev, operation }: OperationRecord): boolean {
    if (state !== "applied") return false;
    const { creates, edits } = changesOf(operation);
    return (
      creates.every(({ productId }) => ackRev <= this.stockRev(productId)) &&
      edits.every(({ productId }) => ackRev <= (this.#product(productId)?.rev ?? 0))
    );
  }

  /** Revision of the books that a product's figure stands on; 0 while they have not been read. */
  stockRev(id: string): number {
    return this.#stock(id)?.rev ?? 0;
  }

  #tell(changed: readonly string[], listChanged: boolean): void {
    if (this.#itemListeners.size > 0) for (const id of changed) this.#itemListeners.get(id)?.tell();
    if (listChanged) this.#listListeners.tell();
    this.#anyListeners.tell();
  }
}

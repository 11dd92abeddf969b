import type { ColumnarSnapshot } from "#web/store/books/columnar-snapshot.ts";
import { CatalogueSearch } from "./catalogue-search.ts";
import { type Listed, merged } from "./sorted-names.ts";

/**
 * Products on sale in the order of their names, and the search in them. Changes are gathered and worked in when
 * somebody looks: a first load brings them by the hundred.
 */
export class ProductList {
  /** Null while it is that of the copy. */
  #list: readonly Listed[] | null = [];
  #copied: ColumnarSnapshot | null = null;
  #ids: readonly string[] = [];
  #search: CatalogueSearch | null = null;
  readonly #leaving = new Set<string>();
  readonly #coming = new Map<string, Listed>();

  /** Begins with the list of a copy, worked out already. */
  restore(copied: ColumnarSnapshot): void {
    this.#copied = copied;
    this.#list = null;
    this.#ids = copied.listedIds();
  }

  /** The same array until a product comes, goes or changes its name. */
  ids(): readonly string[] {
    this.#workIn();
    return this.#ids;
  }

  /** Texts for the search, folded. The same array until a product is added, removed or renamed. */
  lines(): readonly Listed[] {
    this.#workIn();
    return this.#listed();
  }

  search(query: string, limit: number, nameOf: (id: string) => string): string[] {
    this.#workIn();
    this.#search ??= new CatalogueSearch(this.#listed());
    return this.#search.find(query, limit, nameOf);
  }

  /** The product has another place; null when it is no longer on sale. */
  change(id: string, listed: Listed | null): void {
    this.#leaving.add(id);
    if (listed) this.#coming.set(id, listed);
    else this.#coming.delete(id);
  }

  #workIn(): void {
    if (this.#leaving.size === 0) return;
    const list = merged(this.#listed(), this.#leaving, [...this.#coming.values()]);
    this.#leaving.clear();
    this.#coming.clear();
    this.#list = list;
    this.#ids = list.map(({ id }) => id);
    this.#search = null;
  }

  #listed(): readonly Listed[] {
    this.#list ??= this.#copied?.list() ?? [];
    this.#copied = null;
    return this.#list;
  }
}

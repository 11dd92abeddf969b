import { foldText } from "#shared/search/fold-text.ts";
import type { ColumnarSnapshot } from "#web/store/books/columnar-snapshot.ts";

/** Which products are variants of one family (U11), by what its name folds to; kept while products change. */
export class Families {
  #copied: ColumnarSnapshot | null = null;
  #of = new Map<string, string>();

  /** Begins with those of a copy, read when somebody asks first. */
  restore(copied: ColumnarSnapshot): void {
    this.#copied = copied;
  }

  /** The product has this family now; null for none. */
  change(id: string, family: string | null): void {
    if (family !== null) this.#all().set(id, foldText(family));
    else this.#all().delete(id);
  }

  /** Identifiers as they are, of each family with several among them the first alone, with those it stands for. */
  grouped(ids: readonly string[]): {
    ids: readonly string[];
    variants: ReadonlyMap<string, readonly string[]>;
  } {
    const of = this.#all();
    const variants = new Map<string, string[]>();
    if (of.size === 0) return { ids, variants };
    const byFamily = new Map<string, string[]>();
    const first: string[] = [];
    for (const id of ids) {
      const family = of.get(id);
      const known = family === undefined ? undefined : byFamily.get(family);
      if (known) known.push(id);
      else {
        first.push(id);
        if (family !== undefined) byFamily.set(family, [id]);
      }
    }
    for (const all of byFamily.values()) if (all.length > 1) variants.set(all[0] ?? "", all);
    return { ids: first, variants };
  }

  #all(): Map<string, string> {
    if (this.#copied) {
      this.#of = new Map([...this.#copied.families()].map(([id, name]) => [id, foldText(name)]));
      this.#copied = null;
    }
    return this.#of;
  }
}

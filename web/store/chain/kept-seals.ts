import { officeScope } from "#shared/rules/permissions.ts";
import type { SealRow } from "#shared/schemas/seal.ts";
import type { ReadModels, RowsStored } from "#web/store/books/read-models.ts";
import { shopOfScope } from "#web/store/hub/access.ts";
import { answered, type IndexedDb, openDatabase } from "#web/store/indexed-db.ts";

const name = "boutika-seals";

/** A seal as this device read it. */
export type KeptSeal = SealRow & { shopId: string };

/**
 * Seals that this device ever read (CH7), apart from the read models: a server that takes back what it said can empty
 * those, and has nothing here to say. One that comes again under another root is another one, and stands beside the first.
 */
export class KeptSeals {
  readonly #database: IndexedDb;

  constructor(database: IndexedDb) {
    this.#database = database;
  }

  /** What is there stands. */
  keep(shopId: string, seals: readonly SealRow[]): Promise<void> {
    return this.#with("readwrite", async (store) => {
      for (const seal of seals) {
        const kept: KeptSeal = { ...seal, shopId };
        const key = [shopId, seal.id, seal.root];
        if ((await answered(store.count(key))) === 0) await answered(store.put(kept));
      }
    });
  }

  /** Of a shop, as they followed one another. */
  async of(shopId: string): Promise<KeptSeal[]> {
    const { IDBKeyRange: ranges } = this.#database;
    const all = await this.#with("readonly", (store) =>
      answered<KeptSeal[]>(store.getAll(ranges.bound([shopId], [shopId, []]))),
    );
    return all.sort((a, b) => a.epoch - b.epoch || a.no - b.no);
  }

  /** Of shops that nobody on this device may read any more (V5). */
  forget(shopIds: Iterable<string>): Promise<void> {
    const { IDBKeyRange: ranges } = this.#database;
    return this.#with("readwrite", async (store) => {
      for (const shopId of shopIds)
        await answered(store.delete(ranges.bound([shopId], [shopId, []])));
    });
  }

  async #with<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    const opened = await openDatabase(this.#database.indexedDB, name, 1, (made) => {
      made.createObjectStore("seals", { keyPath: ["shopId", "id", "root"] });
    });
    try {
      return await act(opened.transaction("seals", mode).objectStore("seals"));
    } finally {
      opened.close();
    }
  }
}

/** Seals of which there are two: the books said one thing, and later another. */
export function saidTwice(seals: readonly KeptSeal[]): string[] {
  const roots = new Map<string, number>();
  for (const { id } of seals) roots.set(id, (roots.get(id) ?? 0) + 1);
  return [...roots].flatMap(([id, count]) => (count > 1 ? [id] : []));
}

export const keptSeals = () => new KeptSeals({ indexedDB, IDBKeyRange });

/** Keeps seals of rows that were stored. What goes wrong is mended when a screen asks for all. */
export async function keepStored({
  scope,
  rows,
}: Pick<RowsStored, "scope" | "rows">): Promise<void> {
  await keptSeals()
    .keep(shopOfScope(scope), rows.seals ?? [])
    .catch(reportError);
}

/** All that this device has of a shop: what it kept, and what its read models hold and it did not keep yet. */
export async function allSeals(
  readModels: Pick<ReadModels, "rows">,
  shopId: string,
): Promise<KeptSeal[]> {
  const kept = keptSeals();
  await kept.keep(shopId, await readModels.rows(officeScope(shopId), "seals"));
  return kept.of(shopId);
}

/** The file that `npm run verify -- --kept` reads. */
export function sealsFile(seals: readonly KeptSeal[]): string {
  return JSON.stringify({ v: 1, seals });
}

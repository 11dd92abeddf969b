import type { Scope } from "#shared/sync/protocol.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";
import { ColumnarSnapshot } from "./columnar-snapshot.ts";
import { mayShow, type ScopeFeed, type ScopeView, type Stores } from "./scope-feed.ts";

export type OpenedCatalogue = {
  catalogue: Catalogue;
  /** Resolves when nothing that is stored is missing from it. */
  whole: Promise<void>;
  /** Revision of the snapshot it began with, if any. */
  snapshotRev: number | undefined;
  stop(): void;
};

/**
 * Opens the catalogue of a scope. With a columnar snapshot it can be sold from at once, and what is newer follows;
 * without one it opens when its rows have been read.
 */
export async function openCatalogue(
  stores: Stores,
  feed: ScopeFeed,
  { scope, shopId }: { scope: Scope; shopId: string },
): Promise<OpenedCatalogue> {
  const { outbox } = stores;
  const catalogue = new Catalogue(shopId);
  const snapshot = await restored(stores, scope, catalogue);
  if (snapshot) await outbox.refresh();
  const { loaded, stop } = feed.join(viewOf(catalogue, outbox), { snapshot });
  if (snapshot && mayShow(snapshot, outbox, shopId)) takeAllOwn(catalogue, outbox.records());
  else await loaded;
  return { catalogue, whole: loaded, snapshotRev: snapshot?.rev, stop };
}

/** Place of the snapshot that the catalogue begins with; undefined when there is none that can be trusted. */
async function restored({ readModels }: Stores, scope: Scope, catalogue: Catalogue) {
  try {
    const stored = await readModels.snapshot(scope);
    if (!stored) return undefined;
    catalogue.restore(new ColumnarSnapshot(stored.columns));
    catalogue.reach(stored.cursor.rev);
    return stored.cursor;
  } catch {
    return undefined;
  }
}

function viewOf(catalogue: Catalogue, outbox: Stores["outbox"]): ScopeView {
  return {
    kinds: ["products", "stocks"],
    takeRows: ({ products, stocks }) => {
      if (products || stocks)
        catalogue.takeRows({ ...(products && { products }), ...(stocks && { stocks }) });
    },
    takeOwn: (change) => catalogue.takeOwn(change),
    takeAllOwn: (records) => takeAllOwn(catalogue, records),
    reach: (rev) => catalogue.reach(rev),
    clear: () => {
      catalogue.clear();
      // What was left out because the rows held it counts again: they may come back from an earlier revision.
      catalogue.takeOwn({ put: outbox.records(), removed: [] });
    },
  };
}

/** An import of thousands of rows that are all among the rows read has nothing to add to them. */
function takeAllOwn(catalogue: Catalogue, records: readonly OperationRecord[]): void {
  const isRead = (record: OperationRecord) =>
    record.operation.kind === "product.import" && catalogue.holds(record);
  catalogue.takeOwn({ put: records.filter((record) => !isRead(record)), removed: [] });
}

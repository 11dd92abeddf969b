import type { Scope } from "#shared/sync/protocol.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import { Catalogue } from "./catalogue.ts";
import { DamagedReadModel, type ReadModels, type ReadModelsChange } from "./read-models.ts";

export type KeptCatalogue = { catalogue: Catalogue; stop(): void };

/**
 * Opens the catalogue of a scope and keeps it fed. Rows that another tab stored are taken in only after the outbox
 * has been read again, because their verdicts were on the disk before them (E2).
 */
export async function keepCatalogue(
  { outbox, readModels }: { outbox: Outbox; readModels: ReadModels },
  scope: Scope,
  shopId: string,
  fill: (catalogue: Catalogue) => Promise<void>,
): Promise<KeptCatalogue> {
  const catalogue = new Catalogue(shopId);
  let foreign: Promise<unknown> = Promise.resolve();
  let filled = false;
  const early: ReadModelsChange[] = [];
  const take = (change: ReadModelsChange) => {
    if (change.kind === "dropped") catalogue.clear();
    else if (change.kind === "moved") catalogue.reach(change.rev);
    else if (change.kind === "products") catalogue.takeRows({ products: change.rows });
    else if (change.kind === "stocks") catalogue.takeRows({ stocks: change.rows });
  };
  const stopRows = readModels.onChange((change) => {
    if (change.scope !== scope) return;
    if (!filled) early.push(change);
    else if (!change.foreign) take(change);
    else {
      // Should the outbox not be readable just now, one row late is better than all rows never.
      const read = foreign.then(() => outbox.refresh()).catch(() => undefined);
      foreign = read.then(() => take(change));
    }
  });
  try {
    await fill(catalogue);
  } catch (cause) {
    if (!(cause instanceof DamagedReadModel)) throw cause;
    catalogue.clear();
    await readModels.dropScope(scope);
  }
  const cursor = await readModels.cursor(scope);
  const load = cursor ? null : await readModels.loadProgress(scope);
  catalogue.reach(cursor?.rev ?? load?.cursor.rev ?? 0);
  // Rows stored while the first ones were read may already be among them: an older row changes nothing.
  await outbox.refresh();
  const isRead = ({ state, ackRev, operation }: OperationRecord) =>
    operation.kind === "product.import" && state === "applied" && ackRev <= catalogue.rev;
  // An import of thousands of rows that are all among the rows read has nothing to add to them.
  const own = outbox.records().filter((record) => !isRead(record));
  catalogue.takeOwn({ put: own, removed: [] });
  const stopOutbox = outbox.subscribe((change) => catalogue.takeOwn(change));
  filled = true;
  for (const change of early) take(change);
  return {
    catalogue,
    stop: () => {
      stopOutbox();
      stopRows();
    },
  };
}

import type { Scope } from "#shared/sync/protocol.ts";
import type { RowKind, RowsByKind } from "#shared/sync/rows.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import { DamagedReadModel, type ReadModels, type ReadModelsChange } from "./read-models.ts";
import type { RowBook } from "./row-book.ts";

/**
 * Fills a book with the rows of a scope and keeps it fed. Rows that another tab stored are taken in only after the
 * outbox has been read again, because their verdicts were on the disk before them (E2). Gives what ends it.
 */
export async function keepBook<K extends RowKind, V>(
  { outbox, readModels }: { outbox: Outbox; readModels: ReadModels },
  scope: Scope,
  book: RowBook<K, V>,
): Promise<() => void> {
  let foreign: Promise<unknown> = Promise.resolve();
  let early: ReadModelsChange[] | null = [];
  const take = (change: ReadModelsChange) => {
    if (change.kind === "dropped") book.clear();
    else if (change.kind === book.kind) book.takeRows(change.rows as RowsByKind[K]);
  };
  const stopRows = readModels.onChange((change) => {
    if (change.scope !== scope || (change.kind !== "dropped" && change.kind !== book.kind)) return;
    if (early) early.push(change);
    else if (!change.foreign) take(change);
    else {
      // Should the outbox not be readable just now, one row late is better than all rows never.
      const read = foreign.then(() => outbox.refresh()).catch(() => undefined);
      foreign = read.then(() => take(change));
    }
  });
  let rows: RowsByKind[K] | undefined;
  try {
    rows = await readModels.rows(scope, book.kind).catch((cause) => {
      if (!(cause instanceof DamagedReadModel)) throw cause;
      return readModels.dropScope(scope) as Promise<undefined>;
    });
    // Verdicts of rows that another tab stored meanwhile; rows of this tab come after theirs.
    await outbox.refresh();
  } catch (cause) {
    stopRows();
    throw cause;
  }
  if (rows) book.takeRows(rows);
  book.takeOwn({ put: outbox.records(), removed: [] });
  const stopOutbox = outbox.subscribe((change) => book.takeOwn(change));
  const waited = early;
  early = null;
  for (const change of waited) take(change);
  return () => {
    stopOutbox();
    stopRows();
  };
}

import type { Scope } from "#shared/sync/protocol.ts";
import type { RowKind, RowsByKind } from "#shared/sync/rows.ts";
import { shopOfScope } from "#web/store/hub/access.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import { foreignChanges, ofLostBooks } from "./foreign-changes.ts";
import { DamagedReadModel, type ReadModels, type ReadModelsChange } from "./read-models.ts";
import type { RowBook } from "./row-book.ts";

/**
 * Fills a book with the rows of a scope and keeps it fed. Rows that another tab stored are taken in only after the
 * outbox has been read again, because their verdicts were on the disk before them (E2). Gives what ends it.
 */
export async function keepBook<K extends RowKind, V>(
  house: { outbox: Outbox; readModels: ReadModels },
  scope: Scope,
  book: RowBook<K, V>,
): Promise<() => void> {
  const { outbox, readModels } = house;
  let early: ReadModelsChange[] | null = [];
  const told = () => outbox.meta.epochs[shopOfScope(scope)];
  /** Epoch of the books that is shown, while anything is. */
  let epoch = told();
  const clear = () => {
    epoch = undefined;
    book.clear();
  };
  const take = (change: ReadModelsChange) => {
    if (change.kind === "dropped") clear();
    else if (change.kind === book.kind) {
      epoch ??= told();
      book.takeRows(change.rows as RowsByKind[K]);
    }
  };
  const takeForeign = foreignChanges(house, scope, { shows: () => epoch !== undefined, take });
  /** With what is stored, if it is of the books last heard of after all. */
  const fill = async () => {
    if ((await readModels.cursor(scope))?.epoch !== told()) return;
    const stored = await readModels.rows(scope, book.kind);
    epoch ??= told();
    book.takeRows(stored);
  };
  const stopRows = readModels.onChange((change) => {
    if (change.scope !== scope || (change.kind !== "dropped" && change.kind !== book.kind)) return;
    if (early) early.push(change);
    else if (!change.foreign) take(change);
    else takeForeign(change);
  });
  let rows: RowsByKind[K] | undefined;
  try {
    // What a power cut or a browser kept from being dropped goes before anybody sees it.
    if (await ofLostBooks(house, scope)) await readModels.dropScope(scope);
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
  const stopOutbox = outbox.subscribe((change) => {
    // Verdicts of later books say nothing of these rows (R5), which could not be dropped while nothing can be read.
    if ((told() ?? 0) > (epoch ?? Number.POSITIVE_INFINITY)) {
      clear();
      fill().catch(() => undefined);
    }
    book.takeOwn(change);
  });
  const waited = early;
  early = null;
  for (const change of waited) take(change);
  return () => {
    stopOutbox();
    stopRows();
  };
}

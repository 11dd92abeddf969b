import type { Cursor, Scope } from "#shared/sync/protocol.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import type { BootCopy } from "./boot-copy.ts";
import { Catalogue } from "./catalogue.ts";
import { foreignChanges } from "./foreign-changes.ts";
import { DamagedReadModel, type ReadModels, type ReadModelsChange } from "./read-models.ts";

export type KeptCatalogue = {
  catalogue: Catalogue;
  /** Resolves when nothing that is stored is missing from it. */
  whole: Promise<void>;
  stop(): void;
};

/** Copies of catalogues, to open them with before the rows can be read. */
export type Boot = {
  copy(scope: Scope): Promise<BootCopy | null>;
  /** The catalogue is whole and kept fed: a newer copy may be made of it from now on. */
  follow(catalogue: Catalogue, scope: Scope): void;
};

/**
 * Opens the catalogue of a scope and keeps it fed. With a boot copy it can be sold from at once, and what is newer
 * follows; without one it opens when its rows have been read. A copy whose rows are gone is shown until a load begins
 * (F4). Rows that another tab stored, and those read at the start, are taken in only after the outbox has been read
 * again, because their verdicts were on the disk before them (E2).
 */
export async function keepCatalogue(
  house: { outbox: Outbox; readModels: ReadModels },
  scope: Scope,
  shopId: string,
  boot?: Boot,
): Promise<KeptCatalogue> {
  const { outbox, readModels } = house;
  const catalogue = new Catalogue(shopId);
  let copied: Cursor | null = null;
  /** Epoch of the books that is shown, while anything is. */
  let epoch: number | undefined;
  /** The copy is all there is to show: no rows lie under it. */
  let isAlone = false;
  let isWhole = false;
  let moved = 0;
  let drops = 0;
  const empty = () => {
    isAlone = false;
    epoch = undefined;
    catalogue.clear();
    // What was left out because the rows held it counts again: they may come back from an earlier revision.
    catalogue.takeOwn({ put: outbox.records(), removed: [] });
  };
  const take = (change: ReadModelsChange) => {
    if (change.kind === "products") catalogue.takeRows({ products: change.rows });
    else if (change.kind === "stocks") catalogue.takeRows({ stocks: change.rows });
    else if (change.kind === "moved") {
      // Until the rows before them have been read, later ones do not bring the catalogue any further.
      moved = change.rev;
      epoch ??= outbox.meta.epochs[shopId];
      if (isWhole) catalogue.reach(moved);
    } else if (change.kind === "dropped") {
      drops += 1;
      moved = 0;
      copied = null;
      empty();
    }
  };
  const takeForeign = foreignChanges(house, scope, { shows: () => epoch !== undefined, take });
  const stopRows = readModels.onChange((change) => {
    if (change.kind === "opened" && (copied || isWhole)) {
      // What was stored as they were taken away was told to nobody; what is shown lies over it, or is all there is.
      if (isWhole) copied = { epoch: outbox.meta.epochs[shopId] ?? 0, rev: catalogue.rev };
      becomeWhole().catch(() => undefined);
    }
    if (change.scope !== scope) return;
    if (!change.foreign) return take(change);
    takeForeign(change);
  });

  async function readRows(): Promise<void> {
    for (;;) {
      const before = drops;
      const stands = await readModels.cursor(scope);
      const load = stands ? null : await readModels.loadProgress(scope);
      const lies = stands ?? load?.cursor;
      if (lies && lies.epoch < (outbox.meta.epochs[shopId] ?? 0)) {
        // Rows of lost books whose drop a power cut has undone: the verdicts beside them are of other books (R5).
        await readModels.dropScope(scope);
        continue;
      }
      // A copy of other books is none; one that is ahead of the rows holds what the rows will hold again.
      const since = copied && copied.epoch === stands?.epoch ? copied.rev : null;
      const [products, stocks] = await Promise.all(
        since === null
          ? [readModels.rows(scope, "products"), readModels.rows(scope, "stocks")]
          : [
              readModels.rowsSince(scope, "products", since),
              readModels.rowsSince(scope, "stocks", since),
            ],
      );
      await outbox.refresh();
      // Rows of a scope that was dropped meanwhile may be those of lost books.
      if (drops !== before) continue;
      // Read models that are gone: a till without a network has nothing else to sell from. The load drops the scope.
      isAlone = !lies && copied !== null && mayShow(copied, shopId, outbox);
      if (copied && since === null && !isAlone) empty();
      catalogue.takeRows({ products, stocks });
      epoch = isAlone ? copied?.epoch : lies?.epoch;
      if (isAlone) return;
      // Over rows of an earlier load one cannot say which revision all of them have reached.
      const loading = load && !load.over ? load.cursor.rev : 0;
      catalogue.reach(Math.max(stands?.rev ?? loading, moved));
      return;
    }
  }

  async function becomeWhole(): Promise<void> {
    try {
      await readRows();
    } catch (cause) {
      if (!(cause instanceof DamagedReadModel)) throw cause;
      empty();
      await readModels.dropScope(scope);
    }
    isWhole = true;
    boot?.follow(catalogue, scope);
  }

  const copy = (await boot?.copy(scope)) ?? null;
  if (copy) {
    const refreshed = outbox.refresh();
    copied = copy.cursor;
    ({ epoch } = copied);
    catalogue.restore(copy.rows);
    catalogue.reach(copy.cursor.rev);
    await refreshed;
  }
  if (!copy || !mayShow(copy.cursor, shopId, outbox)) await becomeWhole();
  // An import of thousands of rows that are all among the rows read has nothing to add to them.
  const isRead = (record: OperationRecord) =>
    record.operation.kind === "product.import" && catalogue.holds(record);
  const own = outbox.records().filter((record) => !isRead(record));
  catalogue.takeOwn({ put: own, removed: [] });
  const stopOutbox = outbox.subscribe((change) => {
    // Verdicts of later books say nothing of these rows (R5), which could not be dropped while nothing can be read.
    if ((outbox.meta.epochs[shopId] ?? 0) > (epoch ?? Number.POSITIVE_INFINITY)) empty();
    catalogue.takeOwn(change);
  });
  const whole = isWhole ? Promise.resolve() : becomeWhole();
  // What is stored could not be read: the copy goes on being sold from, until they are opened after all.
  whole.catch(() => undefined);
  return {
    catalogue,
    whole,
    stop: () => {
      stopOutbox();
      stopRows();
    },
  };
}

/**
 * Whether a copy and the outbox together give exact figures (E2): it is of the books last heard of, and holds every
 * own move that has left the outbox since.
 */
function mayShow({ epoch, rev }: Cursor, shopId: string, { meta }: Outbox): boolean {
  return meta.epochs[shopId] === epoch && (meta.forgotten[shopId] ?? 0) <= rev;
}

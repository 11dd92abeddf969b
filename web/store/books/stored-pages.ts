import { Listeners } from "#shared/listeners.ts";
import { type Columns, decodeColumns } from "#shared/sync/columns.ts";
import type { Cursor, Scope, SnapshotPlan } from "#shared/sync/protocol.ts";
import {
  type DayKind,
  keyOfRow,
  type RowKind,
  type RowsByKind,
  rowKinds,
} from "#shared/sync/rows.ts";
import type { Breathe, EncodedRows } from "#web/store/ports.ts";
import {
  type BookDocument,
  type CatalogueSnapshot,
  keysOf,
  type LoadProgress,
  nowhere,
  placeOf,
  revOfSegment,
  rowKeyOf,
  scopeOfWatermark,
  segmentKey,
  snapshotDocument,
  snapshotKey,
  type Watermark,
  type Write,
  watermarkDocument,
  watermarkKey,
  watermarkKeys,
} from "./book-document.ts";
import type { BooksStore } from "./books-store.ts";
import type { Check, Page, ReadModels, ReadModelsChange, Rows, RowsStored } from "./read-models.ts";
import { type AnyRow, rowDocument, rowsOfDocuments, segmentDocument } from "./segment.ts";
import { cutIntoPieces, storedElsewhere } from "./told.ts";
import { isOf, mayBeLoadedOver, placesOf } from "./watermark.ts";

const always: Check = () => {};

/** Rows told in one go, and rows of a page that lie singly. More would freeze the till for longer than a frame or two. */
const chunkSize = 250;

/** The books over one store: pages, first loads, cursors. The store may be IndexedDB or memory. */
export class StoredPages implements ReadModels {
  readonly #store: BooksStore;
  readonly #breathe: Breathe;
  readonly #chunk: number;
  readonly #listeners = new Listeners<[ReadModelsChange]>();
  /** Until what other tabs committed has been told. */
  #heard: Promise<void> = Promise.resolve();
  /** Rows of the segments asked last, for those who ask for one row after the other; kept while memory is not short. */
  #asked: WeakRef<{ name: string; rows: ReadonlyMap<string, AnyRow> }> | null = null;

  constructor(store: BooksStore, breathe: Breathe, chunk = chunkSize) {
    this.#store = store;
    this.#breathe = breathe;
    this.#chunk = chunk;
    store.onForeign((documents) => this.#hear(documents));
    store.onHearing(() => this.emit({ scope: "", kind: "reopened", foreign: false }));
  }

  async cursor(scope: Scope): Promise<Cursor | null> {
    return (await this.#watermark(scope)).cursor;
  }

  async askFrom(scope: Scope): Promise<Cursor | null> {
    const { cursor, kinds = [] } = await this.#watermark(scope);
    return rowKinds.every((kind) => kinds.includes(kind)) ? cursor : null;
  }

  async loadProgress(scope: Scope): Promise<LoadProgress | null> {
    return (await this.#watermark(scope)).load;
  }

  async applyPage({ scope, from, to, rows, own }: Page, check: Check = always): Promise<void> {
    const before = await this.#watermark(scope);
    const { cursor } = before;
    if (cursor?.epoch !== to.epoch || cursor.rev < from.rev) return;
    const stands = cursor.rev > to.rev ? cursor : to;
    const writes: Write[] = [];
    const told: Rows = {};
    for (const kind of rowKinds) {
      const theirs = (rows[kind] ?? []) as AnyRow[];
      const known = new Set(theirs.map((row) => keyOfRow(kind, row)));
      const mine = ((own[kind] ?? []) as AnyRow[]).filter((row) => !known.has(keyOfRow(kind, row)));
      for (const row of mine) writes.push({ document: rowDocument(scope, kind, row), own: true });
      if (theirs.length > this.#chunk)
        writes.push({
          document: segmentDocument(scope, kind, `${to.rev}.p`, { rows: theirs }, theirs),
        });
      else for (const row of theirs) writes.push({ document: rowDocument(scope, kind, row) });
      if (theirs.length + mine.length > 0) Object.assign(told, { [kind]: [...mine, ...theirs] });
    }
    writes.push({ document: watermarkDocument(scope, { ...before, cursor: stands }) });
    check();
    await this.#store.commit(writes);
    await this.#tell({ scope, rows: told, ...stands, isPart: false, foreign: false });
  }

  async applyPart(
    scope: Scope,
    plan: SnapshotPlan,
    part: number,
    encoded: EncodedRows,
    check: Check = always,
  ): Promise<void> {
    let before = await this.#watermark(scope);
    let load = before.load;
    if (!isOf(load, plan)) {
      const copied = before === nowhere ? ((await this.snapshot(scope))?.cursor ?? null) : null;
      let places = placesOf(before, copied);
      if (!mayBeLoadedOver(places, plan.cursor)) {
        await this.dropScope(scope, check);
        before = nowhere;
        places = [];
      }
      load = { cursor: plan.cursor, of: plan.parts, parts: [], kinds: rowKinds };
      if (places.some(({ rev }) => rev < plan.cursor.rev)) load.over = true;
    }
    const now: LoadProgress = { ...load, parts: [...new Set([...load.parts, part])] };
    const rows: Rows = {};
    const writes: Write[] = [];
    for (const kind of rowKinds) {
      const columns: Columns | undefined = encoded[kind];
      if (!columns || columns.count === 0) continue;
      const decoded = decodeColumns(kind, columns) as AnyRow[];
      Object.assign(rows, { [kind]: decoded });
      const name = `${plan.cursor.rev}.${part}`;
      writes.push({ document: segmentDocument(scope, kind, name, { columns }, decoded) });
    }
    writes.push({ document: watermarkDocument(scope, { ...before, load: now }) });
    check();
    await this.#store.commit(writes);
    // Over rows of an earlier revision one cannot say which of them all have reached until the load is whole.
    const isOver = before.cursor !== null || now.over === true;
    const { epoch, rev } = plan.cursor;
    await this.#tell({
      scope,
      rows,
      epoch,
      rev: isOver ? null : rev,
      isPart: true,
      foreign: false,
    });
  }

  async finishLoad(scope: Scope, plan: SnapshotPlan, check: Check = always): Promise<void> {
    const before = await this.#watermark(scope);
    // Parts may have been deleted while others were fetched (F4): no cursor is ever ahead of its rows.
    const load = isOf(before.load, plan) ? before.load : null;
    if (plan.parts > (load?.parts.length ?? 0)) return;
    check();
    const { cursor } = plan;
    const kinds = load ? (load.kinds ?? []) : rowKinds;
    await this.#store.commit([
      { document: watermarkDocument(scope, { ...before, cursor, load: null, kinds }) },
    ]);
    await this.#tell({ scope, rows: {}, ...cursor, isPart: false, foreign: false });
    // Every row of earlier segments has come again.
    const old: string[] = [];
    for (const kind of rowKinds)
      for (const key of await this.#store.keysStartingWith(segmentKey(scope, kind, "")))
        if (revOfSegment(scope, kind, key) < cursor.rev) old.push(key);
    if (old.length === 0) return;
    check();
    await this.#store.remove(old);
  }

  async dropScope(scope: Scope, check: Check = always): Promise<void> {
    check();
    await this.#store.remove(keysOf(scope));
    this.emit({ scope, kind: "dropped", foreign: false });
  }

  async scopes(): Promise<Scope[]> {
    return (await this.#store.keysStartingWith(watermarkKeys)).map(scopeOfWatermark);
  }

  async rows<K extends RowKind>(scope: Scope, kind: K): Promise<RowsByKind[K]> {
    return rowsOfDocuments(kind, await this.#store.startingWith(rowKeyOf(scope, kind, "")));
  }

  async rowsSince<K extends RowKind>(scope: Scope, kind: K, rev: number): Promise<RowsByKind[K]> {
    const documents = await this.#store.since(placeOf(scope, kind), rev);
    // A segment stands where its latest row does.
    const rows = rowsOfDocuments(kind, documents) as AnyRow[];
    return rows.filter((row) => row.rev > rev) as RowsByKind[K];
  }

  async rowsFromDay<K extends DayKind>(
    scope: Scope,
    kind: K,
    first: string,
  ): Promise<RowsByKind[K]> {
    const documents = await this.#store.fromDay(placeOf(scope, kind), first);
    const rows = rowsOfDocuments<RowKind>(kind, documents) as (AnyRow & { day: string })[];
    return rows.filter(({ day }) => day >= first) as unknown as RowsByKind[K];
  }

  async row<K extends RowKind>(
    scope: Scope,
    kind: K,
    key: string,
  ): Promise<RowsByKind[K][number] | null> {
    const [document, segments] = await Promise.all([
      this.#store.get(rowKeyOf(scope, kind, key)),
      this.#store.keysStartingWith(segmentKey(scope, kind, "")),
    ]);
    const [own = null] = document ? (rowsOfDocuments(kind, [document]) as AnyRow[]) : [];
    // A segment holds nothing later than its name says.
    const isLater = segments.some((one) => revOfSegment(scope, kind, one) > (own?.rev ?? -1));
    const found = isLater ? (await this.#inSegments(kind, segments)).get(key) : undefined;
    return (found && found.rev > (own?.rev ?? -1) ? found : own) as RowsByKind[K][number] | null;
  }

  async forgetBefore(scope: Scope, kind: DayKind, day: string): Promise<void> {
    await this.#store.forgetBefore(placeOf(scope, kind), day);
  }

  async snapshot(scope: Scope): Promise<CatalogueSnapshot | null> {
    return (await this.#store.get(snapshotKey(scope)))?.snapshot ?? null;
  }

  async putSnapshot(scope: Scope, snapshot: CatalogueSnapshot): Promise<void> {
    if ((await this.cursor(scope))?.epoch !== snapshot.cursor.epoch) return;
    await this.#store.put(snapshotDocument(scope, snapshot));
  }

  onChange(listener: (change: ReadModelsChange) => void): () => void {
    return this.#listeners.add(listener);
  }

  emit(change: ReadModelsChange): void {
    this.#listeners.tell(change);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    await this.#store.close();
  }

  async #watermark(scope: Scope): Promise<Watermark> {
    return (await this.#store.get(watermarkKey(scope)))?.watermark ?? nowhere;
  }

  async #inSegments(kind: RowKind, keys: readonly string[]): Promise<ReadonlyMap<string, AnyRow>> {
    const name = keys.join(" ");
    const known = this.#asked?.deref();
    if (known?.name === name) return known.rows;
    const documents = await Promise.all(keys.map((key) => this.#store.get(key)));
    const rows = rowsOfDocuments(
      kind,
      documents.flatMap((one) => one ?? []),
    ) as AnyRow[];
    const byKey = new Map(rows.map((row) => [keyOfRow(kind, row), row]));
    this.#asked = new WeakRef({ name, rows: byKey });
    return byKey;
  }

  /**
   * Tells what is stored in pieces, with a turn for the till between two of them; where the scope stands with the last.
   */
  async #tell({ scope, rows, epoch, rev, ...how }: Omit<RowsStored, "kind">): Promise<void> {
    const pieces = cutIntoPieces(rows, this.#chunk);
    for (const [at, piece] of pieces.entries()) {
      const isLast = at === pieces.length - 1;
      const told = { scope, rows: piece, epoch, rev: isLast ? rev : null, ...how };
      this.emit({ kind: "stored", ...told });
      if (!isLast) await this.#breathe();
    }
  }

  /** Passes on what another tab has committed, one transaction after the other. */
  #hear(documents: readonly BookDocument[]): void {
    const tellAll = async () => {
      for (const stored of storedElsewhere(documents)) await this.#tell(stored);
    };
    // What cannot be read is read anew by whoever shows it, who finds out what is to be done.
    this.#heard = this.#heard
      .then(tellAll)
      .catch(() => this.emit({ scope: "", kind: "reopened", foreign: false }));
  }
}

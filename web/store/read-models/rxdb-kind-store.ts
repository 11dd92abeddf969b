import type { Table } from "dexie";
import type { BulkWriteRow, RxCollection, RxDocumentData } from "rxdb/plugins/core";
import { type RowKind, type RowsByKind, rowKey } from "#shared/sync/rows.ts";
import { type CollectionName, collections, placeOf } from "./collections.ts";
import type { BlockName, KeyedRow, KindGroup, KindStore } from "./kind-store.ts";
import type { Mark, Marks } from "./marks.ts";
import { DamagedReadModel } from "./read-models.ts";
import type { RowDocument } from "./row-schema.ts";
import { isSound } from "./row-shapes.ts";

type Stored = RxDocumentData<RowDocument>;
type AnyRow = RowsByKind[RowKind][number];
type AnyRows = RowsByKind[RowKind];

/**
 * The rows of one kind in an RxDB collection. Written through the collection's storage, one transaction a piece, so
 * that rows and mark commit together; read with `getAll` over key ranges, where RxDB's own query would step through
 * a cursor and clone every document twice.
 */
export class RxdbKindStore implements KindStore {
  readonly #kind: RowKind;
  readonly #collection: RxCollection<RowDocument>;
  #blocks: WeakRef<{ name: string; rows: ReadonlyMap<string, AnyRow> }> | null = null;

  constructor(kind: RowKind, collection: RxCollection<RowDocument>) {
    this.#kind = kind;
    this.#collection = collection;
  }

  async write(
    scope: string,
    rows: readonly KeyedRow[],
    own: boolean,
    mark: Mark | null,
  ): Promise<void> {
    await this.#put(
      rows.map((item) => documentOf(scope, item)),
      scope,
      own,
      mark,
    );
  }

  async fill(
    scope: string,
    { load, place }: BlockName,
    rows: readonly KeyedRow[],
    mark: Mark | null,
  ): Promise<void> {
    const rev = rows.reduce((latest, { row }) => Math.max(latest, row.rev), 0);
    const block = JSON.stringify(rows.map(({ row }) => row));
    const key = `${blockKey(scope)}${load}|${place}`;
    await this.#put([{ key, scope, rev, day: "", block }], scope, false, mark);
  }

  async #put(
    documents: RowDocument[],
    scope: string,
    own: boolean,
    mark: Mark | null,
  ): Promise<void> {
    if (mark) documents.push(markDocument(scope, mark));
    await put(this.#collection, documents, own);
  }

  async rows(scope: string): Promise<AnyRows> {
    const table = await this.#table();
    return this.#read(await table.where("key").between(`${scope}|`, `${scope}|\uffff`).toArray());
  }

  async rowsSince(scope: string, rev: number): Promise<AnyRows> {
    const table = await this.#table();
    const stored = await table
      .where("[_deleted+scope+rev]")
      .between(["0", scope, rev], ["0", scope, []], false)
      .toArray();
    // A block stands where its latest row does.
    return (this.#read(stored) as AnyRow[]).filter((row) => row.rev > rev) as AnyRows;
  }

  async rowsOfDays(scope: string, first: string, last: string): Promise<AnyRows> {
    const table = await this.#table();
    return this.#read(
      await table
        .where("[_deleted+scope+day]")
        .between(["0", scope, first], ["0", scope, last], true, true)
        .toArray(),
    );
  }

  async row(scope: string, key: string): Promise<AnyRow | null> {
    const table = await this.#table();
    const [stored, blocks] = await Promise.all([
      table.get(`${scope}|${key}`),
      table.where("key").startsWith(blockKey(scope)).primaryKeys(),
    ]);
    const own = stored ? (this.#read([stored])[0] ?? null) : null;
    // Blocks hold nothing later than their load.
    const loaded = blocks.some((block) => (own?.rev ?? -1) < loadOfBlock(scope, block));
    const inBlock = loaded ? (await this.#inBlocks(blocks)).get(key) : undefined;
    return inBlock && inBlock.rev > (own?.rev ?? -1) ? inBlock : own;
  }

  /** Rows in blocks by key; kept as long as memory is not short, for those who ask for one row after the other. */
  async #inBlocks(keys: readonly string[]): Promise<ReadonlyMap<string, AnyRow>> {
    const name = keys.join(" ");
    const known = this.#blocks?.deref();
    if (known?.name === name) return known.rows;
    const stored = await (await this.#table()).bulkGet([...keys]);
    const rows = new Map<string, AnyRow>();
    for (const row of this.#read(stored.filter((one) => one !== undefined)) as AnyRow[])
      rows.set(this.#keyOf(row), row);
    this.#blocks = new WeakRef({ name, rows });
    return rows;
  }

  async forgetBefore(scope: string, day: string): Promise<void> {
    const table = await this.#table();
    // Marks have an empty day and stay.
    await table
      .where("[_deleted+scope+day]")
      .between(["0", scope, "0"], ["0", scope, day])
      .delete();
  }

  async forgetBlocksBefore(scope: string, load: number): Promise<void> {
    const table = await this.#table();
    const blocks = await table.where("key").startsWith(blockKey(scope)).primaryKeys();
    const old = blocks.filter((block) => loadOfBlock(scope, block) < load);
    if (old.length > 0) await table.bulkDelete(old);
  }

  async scopes(): Promise<string[]> {
    const table = await this.#table();
    const keys = (await table.toCollection().primaryKeys()) as string[];
    return keys
      .filter((key) => key.endsWith(markKey("")))
      .map((key) => key.slice(0, -markKey("").length));
  }

  async close(): Promise<void> {
    // The collections of a database close together; closing twice is closing once.
    await this.#collection.database.close();
  }

  #table(): Promise<Table<Stored, string>> {
    return tableOf(this.#collection);
  }

  /** Rows of blocks and rows of their own, each once: of two the later, which is the one of its own when equal. */
  #read(stored: readonly Stored[]): AnyRows {
    const rows: AnyRow[] = [];
    const places = new Map<string, number>();
    const take = (found: unknown) => {
      if (!isSound(this.#kind, found)) throw new DamagedReadModel(this.#kind);
      const row = found as AnyRow;
      const place = places.get(this.#keyOf(row));
      if (place === undefined) places.set(this.#keyOf(row), rows.push(row) - 1);
      else if ((rows[place] as AnyRow).rev <= row.rev) rows[place] = row;
    };
    for (const { block } of stored)
      if (block !== undefined) for (const row of rowsOfBlock(block)) take(row);
    for (const { row, mark, block } of stored) if (!mark && block === undefined) take(row);
    return rows as AnyRows;
  }

  #keyOf(row: AnyRow): string {
    return String((row as unknown as Record<string, unknown>)[rowKey[this.#kind]]);
  }
}

/** The kinds of one collection together. */
export class RxdbKindGroup implements KindGroup {
  readonly kinds: readonly RowKind[];
  readonly #name: CollectionName;
  readonly #collection: RxCollection<RowDocument>;

  constructor(name: CollectionName, collection: RxCollection<RowDocument>) {
    this.kinds = collections[name];
    this.#name = name;
    this.#collection = collection;
  }

  async marks(scope: string): Promise<Marks> {
    const table = await tableOf(this.#collection);
    const keys = this.kinds.map((kind) => markKey(this.#placeOf(kind, scope)));
    const stored = await table.bulkGet(keys);
    return Object.fromEntries(this.kinds.map((kind, index) => [kind, stored[index]?.mark ?? null]));
  }

  async writeMarks(scope: string, marks: Marks): Promise<void> {
    const documents = this.kinds.flatMap((kind) => {
      const mark = marks[kind];
      return mark ? [markDocument(this.#placeOf(kind, scope), mark)] : [];
    });
    await put(this.#collection, documents, false);
  }

  async drop(scope: string): Promise<void> {
    const table = await tableOf(this.#collection);
    const places = this.kinds.map((kind) => this.#placeOf(kind, scope));
    await table.db.transaction("rw", table, () =>
      Promise.all(
        places.map((place) => table.where("key").between(`${place}|`, `${place}|\uffff`).delete()),
      ),
    );
  }

  #placeOf(kind: RowKind, scope: string): string {
    return placeOf(this.#name, kind, scope);
  }
}

async function tableOf(collection: RxCollection<RowDocument>): Promise<Table<Stored, string>> {
  const internals = (await collection.storageInstance.internals) as {
    dexieTable: Table<Stored, string>;
  };
  return internals.dexieTable;
}

/** One transaction for all that is not kept out by something later. */
async function put(
  collection: RxCollection<RowDocument>,
  documents: readonly RowDocument[],
  own: boolean,
): Promise<void> {
  const storage = collection.storageInstance;
  const keys = documents.map((document) => document.key);
  // A write that lost a race against another tab is tried again on what that tab wrote.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const present = new Map<string, Stored>();
    for (const stored of await storage.findDocumentsById(keys, true))
      present.set(stored.key, stored);
    const writes: BulkWriteRow<RowDocument>[] = [];
    for (const document of documents) {
      const previous = present.get(document.key);
      if (previous && document.row && isKept(previous, document, own)) continue;
      writes.push({ previous, document: { ...document, ...bare } });
    }
    if (writes.length === 0) return;
    const { error } = await storage.bulkWrite(writes, contextOf(collection.database.token));
    if (error.length === 0) return;
  }
  throw new Error(`read model ${collection.name} could not be written`);
}

/** Rows of a block; what is no JSON any more is no row either, and is found out as one. */
export function rowsOfBlock(block: string): AnyRow[] {
  try {
    const rows: unknown = JSON.parse(block);
    return Array.isArray(rows) ? rows : [null as unknown as AnyRow];
  } catch {
    return [null as unknown as AnyRow];
  }
}

/** What RxDB keeps on every document; its wrapper fills in time and revision. */
const bare = { _deleted: false, _attachments: {}, _meta: { lwt: 1 }, _rev: "1-0" } as const;

/** Marks what this page wrote, so that it knows its own events from those of other tabs. */
export function contextOf(databaseToken: string): string {
  return `boutika-page:${databaseToken}`;
}

export function markKey(scope: string): string {
  return `${scope}|~mark`;
}

function markDocument(scope: string, mark: Mark): RowDocument {
  return { key: markKey(scope), scope, rev: -1, day: "", mark };
}

function blockKey(scope: string): string {
  return `${scope}|~block|`;
}

/** Revision of the load that a block belongs to. */
function loadOfBlock(scope: string, key: string): number {
  return Number.parseInt(key.slice(blockKey(scope).length), 10);
}

function documentOf(scope: string, { key, row }: KeyedRow): RowDocument {
  const day = "day" in row ? row.day : "";
  return {
    key: `${scope}|${key}`,
    scope,
    rev: row.rev,
    day,
    row: row as unknown as Record<string, unknown>,
  };
}

function isKept(present: Stored, document: RowDocument, own: boolean): boolean {
  if (present._deleted) return false;
  return own ? present.rev >= document.rev : present.rev > document.rev;
}

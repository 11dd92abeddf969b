import type { Table } from "dexie";
import type { BulkWriteRow, RxCollection, RxDocumentData } from "rxdb/plugins/core";
import type { RowKind, RowsByKind } from "#shared/sync/rows.ts";
import type { KeyedRow, KindStore } from "./kind-store.ts";
import type { Mark } from "./marks.ts";
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

  constructor(kind: RowKind, collection: RxCollection<RowDocument>) {
    this.#kind = kind;
    this.#collection = collection;
  }

  async mark(scope: string): Promise<Mark | null> {
    const stored = await (await this.#table()).get(markKey(scope));
    return stored?.mark ?? null;
  }

  async write(
    scope: string,
    rows: readonly KeyedRow[],
    own: boolean,
    mark: Mark | null,
  ): Promise<void> {
    const documents = rows.map((item) => documentOf(scope, item));
    if (mark) documents.push({ key: markKey(scope), scope, rev: -1, day: "", mark });
    const storage = this.#collection.storageInstance;
    const keys = documents.map((document) => document.key);
    // A write that lost a race against another tab is tried again on what that tab wrote.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const present = new Map<string, Stored>();
      for (const stored of await storage.findDocumentsById(keys, true))
        present.set(stored.key, stored);
      const writes: BulkWriteRow<RowDocument>[] = [];
      for (const document of documents) {
        const previous = present.get(document.key);
        if (previous && !document.mark && isKept(previous, document, own)) continue;
        writes.push({ previous, document: { ...document, ...bare } });
      }
      if (writes.length === 0) return;
      const { error } = await storage.bulkWrite(writes, contextOf(this.#collection.database.token));
      if (error.length === 0) return;
    }
    throw new Error(`read model ${this.#kind} could not be written`);
  }

  async rows(scope: string): Promise<AnyRows> {
    const table = await this.#table();
    return this.#read(await table.where("key").between(`${scope}|`, `${scope}|\uffff`).toArray());
  }

  async rowsSince(scope: string, rev: number): Promise<AnyRows> {
    const table = await this.#table();
    return this.#read(
      await table
        .where("[_deleted+scope+rev]")
        .between(["0", scope, rev], ["0", scope, []], false)
        .toArray(),
    );
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
    const stored = await (await this.#table()).get(`${scope}|${key}`);
    return stored ? (this.#read([stored])[0] ?? null) : null;
  }

  async forgetBefore(scope: string, day: string): Promise<void> {
    const table = await this.#table();
    // Marks have an empty day and stay.
    await table
      .where("[_deleted+scope+day]")
      .between(["0", scope, "0"], ["0", scope, day])
      .delete();
  }

  async scopes(): Promise<string[]> {
    const table = await this.#table();
    const keys = (await table.toCollection().primaryKeys()) as string[];
    return keys
      .filter((key) => key.endsWith(markKey("")))
      .map((key) => key.slice(0, -markKey("").length));
  }

  async drop(scope: string): Promise<void> {
    const table = await this.#table();
    await table.where("key").between(`${scope}|`, `${scope}|\uffff`).delete();
  }

  async close(): Promise<void> {
    // The collections of a database close together; closing twice is closing once.
    await this.#collection.database.close();
  }

  async #table(): Promise<Table<Stored, string>> {
    const internals = (await this.#collection.storageInstance.internals) as {
      dexieTable: Table<Stored, string>;
    };
    return internals.dexieTable;
  }

  #read(stored: readonly Stored[]): AnyRows {
    const rows: AnyRow[] = [];
    for (const document of stored) {
      if (document.mark) continue;
      if (!isSound(this.#kind, document.row)) throw new DamagedReadModel(this.#kind);
      rows.push(document.row as unknown as AnyRow);
    }
    return rows as AnyRows;
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

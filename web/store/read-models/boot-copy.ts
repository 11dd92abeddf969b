import { Dexie, type Table } from "dexie";
import type { Cursor, Scope } from "#shared/sync/protocol.ts";
import type { Breathe } from "#web/store/ports.ts";
import { type CatalogueCopy, type Columns, CopiedRows, packColumns } from "./copied-rows.ts";

type Stored = { scope: Scope; version: number; cursor: Cursor; columns: Columns };

export type BootCopy = { cursor: Cursor; rows: CopiedRows };

type IndexedDb = { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };

const version = 5;

/**
 * Copies of catalogues, each one large record, to open the till with. A copy is only ever a quicker way to the same
 * rows: whatever is odd about it makes it as good as none.
 */
export class BootCopies {
  readonly #database: Dexie;
  readonly #copies: Table<Stored, string>;
  readonly #breathe: Breathe;
  #ahead: { scope: Scope; reading: Promise<BootCopy | null> } | null = null;
  #reading: Promise<unknown> = Promise.resolve();
  #writing: Promise<unknown> = Promise.resolve();

  constructor(name: string, breathe: Breathe, indexedDb?: IndexedDb) {
    this.#database = new Dexie(name, { ...indexedDb, chromeTransactionDurability: "relaxed" });
    this.#database.version(1).stores({ heads: "scope", parts: "[scope+part]" });
    this.#database.version(2).stores({ heads: null, parts: null, copies: "scope" });
    this.#copies = this.#database.table("copies");
    this.#breathe = breathe;
  }

  /** Opens the database ahead of the first question and, where there is one copy only, begins to read it. */
  async open(): Promise<void> {
    try {
      const scopes = await this.#copies.toCollection().primaryKeys();
      const [scope] = scopes;
      if (scope !== undefined && scopes.length === 1)
        this.#ahead = { scope, reading: this.#read(scope) };
    } catch {
      // Whoever asks for a copy finds out.
    }
  }

  /** The copy of a scope and the place it was made at; null when there is none that can be trusted. */
  read(scope: Scope): Promise<BootCopy | null> {
    const reading = this.#ahead?.scope === scope ? this.#ahead.reading : this.#read(scope);
    this.#ahead = null;
    this.#reading = Promise.all([this.#reading, reading]);
    return reading;
  }

  /** Resolves when every copy that was asked for so far has been read. */
  async atRest(): Promise<void> {
    await this.#reading;
  }

  async #read(scope: Scope): Promise<BootCopy | null> {
    try {
      const stored = await this.#copies.get(scope);
      if (stored?.version !== version) return null;
      return { cursor: stored.cursor, rows: new CopiedRows(stored.columns) };
    } catch {
      return null;
    }
  }

  /** Replaces the copy of a scope; it is made in pieces between which the till can breathe. */
  write(scope: Scope, cursor: Cursor, copy: CatalogueCopy): Promise<void> {
    this.#ahead = null;
    return this.#oneByOne(async () => {
      const columns = await packColumns(copy, this.#breathe);
      await this.#copies.put({ scope, version, cursor, columns });
    });
  }

  /** A copy that is being written meanwhile goes too. */
  forget(scope: Scope): Promise<void> {
    this.#ahead = null;
    return this.#oneByOne(() => this.#copies.delete(scope));
  }

  #oneByOne(act: () => PromiseLike<void>): Promise<void> {
    const done = this.#writing.then(act, act);
    this.#writing = done.catch(() => undefined);
    return done;
  }

  close(): void {
    this.#database.close();
  }
}

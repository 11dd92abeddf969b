import type { BookDocument } from "#web/store/books/book-document.ts";
import type { BooksStore } from "#web/store/books/books-store.ts";
import { StoredPages } from "#web/store/books/stored-pages.ts";
import { found, taken } from "./device/memory-read-models.ts";
import type { Gate, SimulatedDisk } from "./simulation-storage.ts";

/** What a browser holds of its databases; it may let go of it at any moment. */
export type Connection = { isOpen: boolean };

export type Committed = (documents: readonly BookDocument[]) => void;

/** How the same database in other tabs hears of what is committed in this one, and this one of theirs. */
export type OtherTabs = {
  stored: Committed;
  hear(listener: Committed): void;
  /** Throws where this tab may not. */
  dropping(scope: string): void;
};

export function simulatedReadModels(disk: SimulatedDisk, gate: Gate): StoredPages {
  return new StoredPages(simulatedBooks(disk, gate), () => gate("breathes"), pieces);
}

/** Rows told in one go: few, so that something may happen between two. */
export const pieces = 20;

/** `committed`: told of what each transaction has written. */
export function simulatedBooks(
  disk: SimulatedDisk,
  gate: Gate,
  committed: Committed = () => {},
): BooksStore {
  const changes = async (name: string, act: () => void): Promise<void> => {
    await gate(`books.${name} begins`);
    const before = new Map(disk.books);
    act();
    disk.relaxed("books", () => {
      disk.books = before;
    });
    await gate(`books.${name} is done`);
  };
  const where = async (isWanted: (one: BookDocument) => boolean) =>
    structuredClone(found(disk.books, isWanted));
  const removeAll = (isWanted: (one: BookDocument) => boolean) => {
    for (const { key } of found(disk.books, isWanted)) disk.books.delete(key);
  };
  return {
    commit: (writes) =>
      changes("commit", () => {
        const written = structuredClone(taken(disk.books, writes));
        for (const one of written) disk.books.set(one.key, one);
        committed(structuredClone(written));
      }),
    put: (document) =>
      changes("put", () => void disk.books.set(document.key, structuredClone(document))),
    get: async (key) => structuredClone(disk.books.get(key)),
    startingWith: (prefix) => where(({ key }) => key.startsWith(prefix)),
    keysStartingWith: async (prefix) =>
      (await where(({ key }) => key.startsWith(prefix))).map(({ key }) => key),
    since: (place, rev) => where((one) => one.place === place && one.rev > rev),
    fromDay: (place, day) => where((one) => one.place === place && one.day >= day),
    remove: (prefixes) =>
      changes("remove", () =>
        removeAll(({ key }) => prefixes.some((prefix) => key.startsWith(prefix))),
      ),
    forgetBefore: (place, day) =>
      changes("forgetBefore", () =>
        removeAll((one) => one.place === place && one.day !== "" && one.day < day),
      ),
    onForeign: () => {},
    onHearing: () => {},
    close: async () => {},
  };
}

/** Books that throw, whatever is asked, once their connection was closed. */
export function connected(
  disk: SimulatedDisk,
  gate: Gate,
  connection: Connection,
  tabs: OtherTabs,
): BooksStore {
  let isClosed = false;
  const ended = () => new DOMException("the connection is closing", "InvalidStateError");
  const cut: Gate = async (step) => {
    await gate(step);
    if (!connection.isOpen) throw new DOMException("the transaction was broken off", "AbortError");
  };
  const books = simulatedBooks(disk, cut, tabs.stored);
  const guarded =
    <Given extends unknown[], T>(act: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      if (!connection.isOpen) throw ended();
      return act(...given);
    };
  return {
    commit: guarded(books.commit),
    put: guarded(books.put),
    get: guarded(books.get),
    startingWith: guarded(books.startingWith),
    keysStartingWith: guarded(books.keysStartingWith),
    since: guarded(books.since),
    fromDay: guarded(books.fromDay),
    remove: guarded(async (prefixes) => {
      const [scope] = prefixes;
      if (scope?.endsWith("|") && !scope.startsWith("~")) tabs.dropping(scope.slice(0, -1));
      await books.remove(prefixes);
    }),
    forgetBefore: guarded(books.forgetBefore),
    // Other tabs are heard by a channel of its own, which knows nothing of the connections of the database.
    onForeign: (listener) =>
      tabs.hear((documents) => {
        if (!isClosed) listener(documents);
      }),
    onHearing: () => {},
    close: async () => {
      isClosed = true;
    },
  };
}

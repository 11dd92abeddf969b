import { create } from "zustand";
import { answered, openDatabase } from "./indexed-db.ts";
import { asStorageFailure, rawTransaction } from "./outbox/raw-transaction.ts";
import { StorageFailure, type StorageTrouble } from "./ports.ts";

/** A message of mobile money that somebody pasted or shared here. It stays on this device: nothing sends it. */
export type KeptMessage = { id: number; shopId: string; text: string; pastedAt: string };

const databaseName = "boutika-money-messages";
const version = 1;
const store = "messages";
/** What is kept of a shop: the latest, and none older than two months. */
export const mostMessages = 2000;
const longest = 60 * 86_400_000;

type Known = {
  /** The messages of all shops, the oldest first; undefined before they have been read. */
  messages: readonly KeptMessage[] | undefined;
  trouble: StorageTrouble | null;
};

/** What this page knows of them. */
export const useKeptMessages = create<Known>()(() => ({ messages: undefined, trouble: null }));

let opening: Promise<IDBDatabase> | undefined;

/** A database of its own: whoever sells never opens it. */
function opened(): Promise<IDBDatabase> {
  opening ??= openDatabase(indexedDB, databaseName, version, (database) => {
    database.createObjectStore(store, { keyPath: "id", autoIncrement: true });
  }).then((database) => {
    database.onclose = () => {
      opening = undefined;
    };
    return database;
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** Reads them anew: another tab may have written. What fails is said by `trouble`. */
export async function readKeptMessages(): Promise<void> {
  try {
    const found = await all(await opened());
    const { messages } = useKeptMessages.getState();
    // A message never changes: as many between the same two are the same, and are not judged anew.
    const isSame =
      messages?.length === found.length &&
      messages[0]?.id === found[0]?.id &&
      messages.at(-1)?.id === found.at(-1)?.id;
    useKeptMessages.setState({ messages: isSame ? messages : found, trouble: null });
  } catch (cause) {
    useKeptMessages.setState({ trouble: asStorageFailure(cause).trouble });
  }
}

const all = (database: IDBDatabase): Promise<KeptMessage[]> =>
  answered(database.transaction(store).objectStore(store).getAll());

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * Keeps texts of a shop, each once: one that is there already stays as it is. Gives the kept messages in the order of
 * the texts. Throws `StorageFailure`.
 */
export async function keepMessages(
  shopId: string,
  texts: readonly string[],
  now: string,
): Promise<KeptMessage[]> {
  return guarded(async (database) => {
    const before = (await all(database)).filter((one) => one.shopId === shopId);
    const known = new Map(before.map((one) => [tidy(one.text), one.id]));
    const fresh = [...new Map(texts.map((text) => [tidy(text), text]))].filter(
      ([key]) => !known.has(key),
    );
    const staying = before.filter(
      ({ pastedAt }) => Date.parse(now) - Date.parse(pastedAt) < longest,
    );
    const overflow = Math.max(0, staying.length + fresh.length - mostMessages);
    const leaving = [
      ...before.filter((one) => !staying.includes(one)),
      ...staying.slice(0, overflow),
    ];
    await rawTransaction(database, [store], "strict", (transaction) => {
      const messages = transaction.objectStore(store);
      for (const { id } of leaving) messages.delete(id);
      for (const [, text] of fresh) messages.add({ shopId, text, pastedAt: now });
    });
    const after = await all(database);
    useKeptMessages.setState({ messages: after, trouble: null });
    const byText = new Map(
      after.filter((one) => one.shopId === shopId).map((one) => [tidy(one.text), one]),
    );
    return texts.flatMap((text) => byText.get(tidy(text)) ?? []);
  });
}

/** Forgets one for good. Throws `StorageFailure`. */
export async function forgetMessage(id: number): Promise<void> {
  await guarded(async (database) => {
    await rawTransaction(database, [store], "strict", (transaction) =>
      transaction.objectStore(store).delete(id),
    );
    useKeptMessages.setState({ messages: await all(database), trouble: null });
  });
}

async function guarded<T>(act: (database: IDBDatabase) => Promise<T>): Promise<T> {
  try {
    return await act(await opened());
  } catch (cause) {
    throw cause instanceof StorageFailure ? cause : asStorageFailure(cause);
  }
}

import { StorageFailure } from "#web/store/ports.ts";

/** One IndexedDB transaction. `act` may only ask; nothing of it stands before `complete` (W1). */
export function rawTransaction<T>(
  database: IDBDatabase,
  stores: readonly string[],
  durability: IDBTransactionDurability,
  act: (transaction: IDBTransaction) => T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction([...stores], "readwrite", { durability });
    let value: T;
    transaction.oncomplete = () => resolve(value);
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException("aborted", "AbortError"));
    try {
      value = act(transaction);
      transaction.commit?.();
    } catch (cause) {
      // What was already asked for must not be committed by itself.
      transaction.abort();
      reject(cause);
    }
  });
}

/** Puts a failed write into the two words that people can do something about. */
export function asStorageFailure(cause: unknown): StorageFailure {
  if (cause instanceof StorageFailure) return cause;
  const name = nameOf(cause) ?? nameOf((cause as { inner?: unknown } | null)?.inner);
  return new StorageFailure(
    name === "QuotaExceededError" ? "storage-full" : "storage-unavailable",
    cause,
  );
}

export function nameOf(cause: unknown): string | undefined {
  return (cause as { name?: string } | null)?.name;
}

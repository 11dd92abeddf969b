import { StorageFailure } from "#web/store/ports.ts";

/**
 * One IndexedDB transaction. `act` may only ask; nothing of it stands before `complete` (W1). It is committed at once,
 * unless `act` says that it is undecided: then what it was answered commits or aborts it.
 */
export function rawTransaction(
  database: IDBDatabase,
  stores: readonly string[],
  durability: IDBTransactionDurability,
  act: (transaction: IDBTransaction) => unknown,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction([...stores], "readwrite", { durability });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException("aborted", "AbortError"));
    try {
      if (act(transaction) !== "undecided") transaction.commit?.();
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

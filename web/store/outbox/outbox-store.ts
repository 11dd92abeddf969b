import type { Cart, Counters, OperationRecord, OutboxMeta } from "./operation-record.ts";

/** What became of an attempt to write an operation. */
export type Recording =
  | "recorded"
  /** Another tab used the number meanwhile, or numbers anew, or the store knows of no device any more: read again. */
  | "number-taken"
  /** An operation made of the same cart is already there (W4). */
  | "already-recorded";

/** Everything an outbox holds, as read at the start and after another tab wrote. */
export type OutboxContents = { records: OperationRecord[]; meta: Partial<OutboxMeta> };

/**
 * The lasting storage of an outbox. Each method is one transaction: it happened wholly or not at all.
 * Methods marked strict resolve only when the transaction is on the disk; a failure throws `StorageFailure`.
 */
export interface OutboxStore {
  /**
   * Everything there is. A store that knows of no device first takes what `born` gives, if anything, and what it does
   * not hold yet, so that two tabs agree on it.
   */
  read(
    born?: () => OutboxContents | null | Promise<OutboxContents | null>,
  ): Promise<OutboxContents>;
  /** Resolves once what is written can no longer stand behind half a record (decision 0028). Never fails. */
  turned(): Promise<void>;
  /**
   * Strict, the hot one: adds an operation, or several, all of them or none (I1), puts the counters, deletes the cart
   * that the last one bears (W1, W2, W3). `put`: others, as they stand from then on.
   */
  record(
    records: readonly OperationRecord[],
    counters: Counters,
    put?: readonly OperationRecord[],
  ): Promise<Recording>;
  /** Strict: puts what became of operations, and what was learnt with it. */
  settle(records: readonly OperationRecord[], meta: Partial<OutboxMeta>): Promise<void>;
  /** Strict: puts small things alone. */
  putMeta(meta: Partial<OutboxMeta>): Promise<void>;
  /** Relaxed: forgets operations that may go (W5), and puts what has to be known of them. */
  remove(keys: readonly [epoch: number, seq: number][], meta: Partial<OutboxMeta>): Promise<void>;
  carts(): Promise<Cart[]>;
  /** Relaxed: a cart lost in a power cut is typed again, a sale is not. */
  putCart(cart: Cart): Promise<void>;
  removeCart(id: string): Promise<void>;
  close(): void;
}

/**
 * Whether whoever wants to write these operations has to read first: the store was thrown away since, or numbers were
 * given out of which these counters know nothing.
 */
export function isBehind(
  stored: { device?: unknown; counters?: Counters | undefined },
  records: readonly OperationRecord[],
  { epoch, seq, receipts }: Counters,
): boolean {
  if (!stored.device) return true;
  if (!stored.counters) return false;
  const { counters } = stored;
  const first = records.find((record) => record.epoch === epoch)?.seq ?? seq + 1;
  return (
    counters.epoch > epoch ||
    (counters.epoch === epoch && counters.seq >= first) ||
    Object.entries(counters.receipts).some(([series, count]) => count > (receipts[series] ?? 0))
  );
}

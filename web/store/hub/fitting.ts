import type { Operation } from "#shared/sync/operations.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";

/**
 * Most bytes of operations in one request, before they are packed: well under what the server takes (1 MB), and little
 * enough for a slow line to carry before it gives up.
 */
export const mostBytes = 400_000;

/** An operation never changes: its size is worked out once. */
const sizes = new WeakMap<Operation, number>();
const encoder = new TextEncoder();

function sizeOf(operation: Operation): number {
  let size = sizes.get(operation);
  if (size === undefined) {
    size = encoder.encode(JSON.stringify(operation)).length;
    sizes.set(operation, size);
  }
  return size;
}

/** The first of these operations that fit one request: at most so many, and so many bytes; one at least. */
export function fitting(records: readonly OperationRecord[], most: number): OperationRecord[] {
  const sent: OperationRecord[] = [];
  let bytes = 0;
  for (const record of records) {
    if (sent.length >= most) break;
    bytes += sizeOf(record.operation);
    if (sent.length > 0 && bytes > mostBytes) break;
    sent.push(record);
  }
  return sent;
}

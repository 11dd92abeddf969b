import type { Operation } from "#shared/sync/operations.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";

/** An own operation in the shop `shop`, waiting unless `changes` say what became of it. */
export function aRecord(
  operation: Partial<Operation>,
  changes: Partial<OperationRecord> = {},
): OperationRecord {
  const head = { id: "op", seq: 1, shopId: "shop", at: 1, clockOffset: null };
  return {
    epoch: 1,
    seq: 1,
    id: "op",
    by: "awa",
    cartId: null,
    operation: { ...head, ...operation } as Operation,
    shown: { names: [], sellerName: "Awa" },
    state: "waiting",
    ackRev: 0,
    ackEpoch: null,
    reasons: [],
    answeredAt: null,
    closedAt: null,
    ...changes,
  };
}

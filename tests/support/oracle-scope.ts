import type { RowKind } from "#shared/sync/rows.ts";
import type { GoodsBook } from "./oracle-goods.ts";

/**
 * Whether a row belongs to a scope: messages to the messages scopes alone (M3), of a shop all else to its staff; to a reseller the shop, their own membership, what
 * was handed to them, what they sold of it, their notices, and the products of those transfers (T10), as far as these
 * count.
 */
export function isOwnRow(
  { kind, key, row }: { kind: RowKind; key: string; row: Record<string, unknown> },
  scope: string,
  goods: GoodsBook | undefined,
  counts?: (transferId: string) => boolean,
): boolean {
  const [, , part, personId] = scope.split(":");
  if (part === "messages") return kind === "messages" && (!personId || row.memberId === personId);
  if (kind === "messages") return false;
  if (!personId) return true;
  const resellerId = personId;
  switch (kind) {
    case "shops":
      return true;
    case "members":
      return key === resellerId;
    case "transfers":
    case "resellerSales":
      return row.resellerId === resellerId;
    case "notifications":
      return row.userId === resellerId;
    case "products":
      return goods?.productsOf(resellerId, counts).has(key) === true;
    default:
      return false;
  }
}

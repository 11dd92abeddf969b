import type { Flag } from "#shared/schemas/sale.ts";
import type { RowKind } from "#shared/sync/rows.ts";
import { type BookRow, essenceOf } from "./oracle-books.ts";
import type { GoodsBook } from "./oracle-goods.ts";

/** What a shop's goods, prices and people say of a hand-over, and whoever made it up does not know. */
const madeOfTheBooks: readonly Flag[] = ["unknown-product", "price-below-minimum", "reseller-left"];

/** What is of the notebook of the shop's customers, of a reseller's (C10), or of that of the suppliers (G1). */
export const ofNotebooks: readonly RowKind[] = ["customers", "accounts", "accountMoves"];

/** What the office alone reads: what the shop buys (G4) and orders (O1), what goods cost (N1), and what it spends (X1). */
export const ofOffice: readonly RowKind[] = [
  ...(["purchases", "orders", "productCosts", "costMonths", "expenses", "seals"] as const),
];

/** Under which key the books hold what a scope calls so: balances of other notebooks stand beside those of the shop's customers. */
export function placeOf(scope: string, kind: RowKind, key: string): string {
  const [, shopId, part, personId] = scope.split(":");
  const notebook = part === "office" ? shopId : part === "reseller" ? personId : undefined;
  return kind === "accounts" && notebook ? `${notebook}:${key}` : key;
}

/** How a scope calls what the books hold under a key. */
export const calledIn = (kind: RowKind, place: string): string =>
  kind === "accounts" ? (place.split(":").at(-1) ?? place) : place;

/**
 * Whether a row belongs to a scope: messages to the messages scopes alone (M3), the suppliers to that of the office (G2), of a shop all else to its staff; to a reseller the shop, their own membership, what
 * was handed to them, what they sold of it, their notebook (C10), their notices, and the products of those transfers (T10), as far as these
 * count.
 */
export function isOwnRow(
  { kind, key, row }: { kind: RowKind; key: string; row: Record<string, unknown> },
  scope: string,
  goods: GoodsBook | undefined,
  counts?: (transferId: string) => boolean,
): boolean {
  const [, shopId, part, personId] = scope.split(":");
  if (part === "office")
    return ofOffice.includes(kind) || (ofNotebooks.includes(kind) && row.resellerId === shopId);
  if (ofOffice.includes(kind)) return false;
  if (part === "messages") return kind === "messages" && (!personId || row.memberId === personId);
  if (kind === "messages") return false;
  if (!personId) return !ofNotebooks.includes(kind) || !row.resellerId;
  const resellerId = personId;
  switch (kind) {
    case "shops":
      return true;
    case "members":
      return key === resellerId;
    case "transfers":
    case "resellerSales":
    case "customers":
    case "accounts":
    case "accountMoves":
      return row.resellerId === resellerId;
    case "notifications":
      return row.userId === resellerId;
    case "products":
      return goods?.productsOf(resellerId, counts).has(key) === true;
    default:
      return false;
  }
}

/**
 * What the scope's reader must hold of a row. A reseller is not told what the books made of a hand-over that only
 * resellers tell of (V4).
 */
export function essenceIn(
  scope: string,
  { kind, key, row, essence }: { kind: RowKind; key: string } & Pick<BookRow, "row" | "essence">,
  goods: GoodsBook | undefined,
): string {
  const isReseller = scope.split(":")[3] !== undefined;
  if (!isReseller || kind !== "transfers" || goods?.transfers.get(key)?.isVouched !== false)
    return essence;
  const flags = (row.flags as Flag[]).filter((flag) => !madeOfTheBooks.includes(flag));
  return essenceOf(kind, { ...row, flags });
}

import type { Operation } from "./operations.ts";
import { partsToId } from "./packed-id.ts";
import type { PackedOperations } from "./protocol.ts";
import type { Writer } from "./uuid.ts";

/** What a ticket leaves on the account of its one customer, in francs. */
export type LeftBySale = { saleId: string; customerId: string; amount: number };

/** Where the operation before stands, as far as its charge follows from it. */
type Before = {
  seq: number;
  at: number;
  shop: number;
  offset: number | null;
  extra: { sellerId?: string | undefined } | undefined;
  left: LeftBySale | undefined;
};

/** Of payments that nobody has checked; undefined where nothing stands on an account, or on several. */
export function leftBySale(saleId: string, payments: unknown): LeftBySale | undefined {
  if (!Array.isArray(payments)) return undefined;
  let left: LeftBySale | undefined;
  for (const payment of payments as ({ customerId?: unknown; amount?: unknown } | null)[]) {
    const { customerId, amount } = payment ?? {};
    if (customerId === undefined) continue;
    if (typeof customerId !== "string" || !Number.isSafeInteger(amount)) return undefined;
    if (left && left.customerId !== customerId) return undefined;
    left = { saleId, customerId, amount: (left?.amount ?? 0) + Number(amount) };
  }
  return left;
}

/** `[owed before, due day?]` of the charge of the ticket just before, by whoever sold it; undefined for anything else. */
export function packCharge(
  { kind, body, actorId }: Operation,
  { left, extra }: Before,
): [owedBefore: number, dueDay?: string] | undefined {
  if (kind !== "account.move" || body.kind !== "charge" || !left) return undefined;
  const { kind: _, customerId, amount, saleId, owedBefore, dueDay, ...more } = body;
  const isOfSale =
    saleId === left.saleId && customerId === left.customerId && amount === left.amount;
  // What only a later version tells must not be lost.
  if (!isOfSale || actorId !== extra?.sellerId || Object.keys(more).length > 0) return undefined;
  return dueDay === undefined ? [owedBefore] : [owedBefore, dueDay];
}

/** The charge back, and the position moved on; undefined where what stands before is no ticket on account. */
export function unpackCharge(
  [owedBefore, dueDay]: readonly unknown[],
  { shops }: PackedOperations,
  position: Before,
  writer: Writer,
) {
  const { left, extra, at, shop, offset: clockOffset } = position;
  position.seq += 1;
  position.left = undefined;
  const { seq } = position;
  const shopId = shops[shop];
  const id = partsToId(0, 0, at, writer, seq);
  if (!left || shopId === undefined || id === undefined) return undefined;
  const due = dueDay === undefined ? {} : { dueDay };
  const body = { kind: "charge", ...left, owedBefore, ...due };
  const actor = extra?.sellerId === undefined ? {} : { actorId: extra.sellerId };
  return { id, seq, shopId, at, clockOffset, kind: "account.move", body, ...actor };
}

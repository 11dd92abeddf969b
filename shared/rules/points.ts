import { pointsMeans } from "#shared/schemas/account-means.ts";
import type { Loyalty } from "#shared/schemas/loyalty.ts";
import type { MeansWith } from "#shared/schemas/means.ts";
import type { Payment, ReturnBody } from "#shared/schemas/sale.ts";
import { type ByMeans, type Refund, refundedBy } from "./refunded-by.ts";

/** A payment by points of a customer. */
export type PointsPayment = Payment & { method: MeansWith<{ carries: "loyalty" }> };
export const isByPoints = (payment: Payment): payment is PointsPayment =>
  payment.method === pointsMeans;

/** Francs of a ticket that are paid by points, and those that are not: only these earn (Y2). */
export function splitByPoints(payments: readonly Pick<Payment, "method" | "amount">[]) {
  const sums = { spent: 0, earning: 0 };
  for (const { method, amount } of payments)
    sums[method === pointsMeans ? "spent" : "earning"] += amount;
  return sums;
}

/** Points that a ticket earns: one for so many francs that were not paid by points, rounded down (Y2). */
export const pointsEarned = (
  payments: readonly Pick<Payment, "method" | "amount">[],
  { francsPerPoint }: Pick<Loyalty, "francsPerPoint">,
): number => Math.floor(splitByPoints(payments).earning / francsPerPoint);

/** The most points that may be spent on so many francs, of so many that are shown (Y3). */
export const mostToSpend = (
  due: number,
  shown: number,
  { francsOfPoint }: Pick<Loyalty, "francsOfPoint">,
): number => Math.max(0, Math.min(shown, Math.floor(due / francsOfPoint)));

/** What a ticket did to points: how many it earned and spent, and how many of each came back since. */
export type PointsOfTicket = Record<"earned" | "spent" | "takenBack" | "givenBack", number>;

type RefundTold = Pick<ReturnBody, "refund" | "cashPart">;
type Back = Refund & { total: number };

/** Francs of a ticket that have come back: those that went back as points, and the others. */
function cameBack(returns: readonly Back[]) {
  const sums = { spent: 0, earning: 0 };
  for (const one of returns) {
    const byPoints = refundedBy(one, one.total)[pointsMeans];
    sums.spent += byPoints;
    sums.earning += one.total - byPoints;
  }
  return sums;
}

export type PointsBack = {
  payments: readonly Pick<Payment, "method" | "amount">[];
  points: PointsOfTicket;
  /** All that came back of the ticket, the return in question among them. */
  returns: readonly Back[];
};

/**
 * Points that move when goods of a ticket come back: those taken back of what it earned, in proportion to what has come
 * back of the francs that earned them, and those given back of what was spent. Over any number of returns never more than
 * the ticket moved, and exactly that once all has come back (Y5).
 */
export function pointsBack({ payments, points, returns }: PointsBack) {
  const { spent, earning } = splitByPoints(payments);
  const back = cameBack(returns);
  return {
    taken: Math.max(0, partOf(points.earned, back.earning, earning) - points.takenBack),
    given: Math.max(0, partOf(points.spent, back.spent, spent) - points.givenBack),
  };
}

/** So much of a whole as a part is of its francs, rounded down; without francs nothing. */
function partOf(points: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  // Exact however many francs: a product of two large numbers is not.
  return Number((BigInt(points) * BigInt(Math.min(part, whole))) / BigInt(whole));
}

/**
 * How so many francs of a ticket go back of which points paid a part: as points first, whole ones, the rest in cash.
 * `worth`: francs of one point of this ticket.
 */
export function refundInPoints(total: number, left: ByMeans, worth: number): RefundTold {
  const byPoints = Math.min(total, left[pointsMeans]);
  const whole = byPoints - (byPoints % worth);
  if (whole === 0) return { refund: "cash" };
  return whole === total
    ? { refund: pointsMeans }
    : { refund: pointsMeans, cashPart: total - whole };
}

import {
  each,
  idsCarrying,
  idsOfMeans,
  isMeans,
  type MeansOfPayment,
  type MeansWith,
  meansById,
} from "#shared/schemas/means.ts";
import type { ReturnBody } from "#shared/schemas/sale.ts";

/** What went by each means, in francs. */
export type ByMeans = Record<MeansOfPayment, number>;

/** How money went back; of what went by another means a part may have gone in cash. */
export type Refund = Pick<ReturnBody, "refund"> & { cashPart?: number | null | undefined };

/** Whether a part of what goes by it may go in cash instead. */
export function mayGoPartlyInCash(
  refund: Refund["refund"],
): refund is MeansWith<{ carries: "reference" | "customer" | "loyalty" }> {
  return isMeans(refund) && meansById[refund].carries !== "tendered";
}

/** Whether some of it left a drawer. */
export function leavesDrawer({ refund, cashPart }: Refund): boolean {
  return isMeans(refund) && (meansById[refund].inDrawer || (cashPart ?? 0) > 0);
}

/** What of it went onto the account of a customer, in francs. */
export const wentOnAccount = (went: ByMeans): number =>
  idsCarrying("customer").reduce((sum, id) => sum + went[id], 0);

/** What went back by each means when goods of so many francs came back; none of it by what only a later version knows. */
export function refundedBy({ refund, cashPart }: Refund, total: number): ByMeans {
  const went: ByMeans = each(idsOfMeans, () => 0);
  if (!isMeans(refund)) return went;
  const inCash = Math.min(cashPart ?? 0, total);
  went[refund] += total - inCash;
  went.cash += inCash;
  return went;
}

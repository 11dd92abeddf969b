import type { ReturnBody } from "#shared/schemas/sale.ts";

/** What went by each means, in francs. */
export type ByMeans = { cash: number; mobileMoney: number };

/** How money went back; of what went by mobile money a part may have gone in cash. */
export type Refund = Pick<ReturnBody, "refund"> & { cashPart?: number | null | undefined };

/** Whether some of it went in cash, and so left a drawer. */
export function takesCash({ refund, cashPart }: Refund): boolean {
  return refund === "cash" || (refund === "mobile-money" && (cashPart ?? 0) > 0);
}

/** What went back by each means when goods of so many francs came back. */
export function refundedBy({ refund, cashPart }: Refund, total: number): ByMeans {
  switch (refund) {
    case "cash":
      return { cash: total, mobileMoney: 0 };
    case "mobile-money": {
      const cash = Math.min(cashPart ?? 0, total);
      return { cash, mobileMoney: total - cash };
    }
    case "none":
      return { cash: 0, mobileMoney: 0 };
  }
}

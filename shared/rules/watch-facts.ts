import type { Payment, SaleLine } from "#shared/schemas/sale.ts";
import type { TillClosing } from "#shared/schemas/till.ts";

export const watchKinds = [
  "voids-after-closing",
  "drawer-openings",
  "discounts",
  "prices-below-habit",
  "losses",
  "running-out",
  "late-debts",
  "suppliers-due",
  "unproven-payments",
  "silent-device",
  "till-short",
  "till-left-open",
] as const;
export type WatchKind = (typeof watchKinds)[number];

/**
 * Something that an owner should look at. `figure` against what is `usual`, the larger the worse, in the unit of its kind:
 * francs; of drawers that were opened times, of discounts hundredths of a percent of what was sold, of goods that run out
 * products, of a device operations, of a till that was left open days. Of prices below habit the francs that are missing,
 * and what the usual price would have brought. `usual` is undefined where nothing is known to compare with.
 */
export type WatchItem = {
  kind: WatchKind;
  /** The person, the category or the device that it is about; empty for the whole shop. */
  subject: string;
  figure: number;
  usual?: number | undefined;
  /** Facts that make it up. */
  count: number;
  /** Francs at stake, by which items are ranked. */
  francs: number;
  /** Tickets or closings to look at, the newest first. */
  facts: readonly string[];
};

/** A line as it was sold. */
export type WatchedLine = Pick<SaleLine, "productId" | "quantity" | "price" | "discount" | "by">;
export type WatchedSale = {
  id: string;
  receiptNo: string;
  /** Business day. */
  day: string;
  soldAt: string;
  sellerId: string;
  total: number;
  lines: readonly WatchedLine[];
  payments: readonly Payment[];
};
export type WatchedReturn = {
  id: string;
  saleId: string | null;
  isVoid: boolean;
  total: number;
  day: string;
  at: string;
  byId: string;
};
/** What was done at a till: one of the three is told. */
export type WatchedTillAct = {
  id: string;
  deviceCode: string;
  sellerId: string;
  day: string;
  at: string;
  open: { float: number } | null;
  move: { amount: number } | null;
  close: Pick<TillClosing, "figures" | "counted" | "mobile"> | null;
};
export type WatchedProduct = {
  /** Francs for one piece, of what is weighed for so many of its unit as `per` says. */
  price: number;
  per: number;
  category: string;
};
/** Somebody who owes, or is owed: francs, and whole days since that was due. */
export type WatchedDebt = { id: string; owed: number; daysLate: number };

export type WatchFacts = {
  /** The business day. */
  today: string;
  /** Moment at which it is looked, ISO. */
  now: string;
  /** Of the last ninety days, in any order. */
  sales: readonly WatchedSale[];
  returns: readonly WatchedReturn[];
  tillActs: readonly WatchedTillAct[];
  losses: readonly { productId: string; delta: number; day: string }[];
  productOf: (id: string) => WatchedProduct | undefined;
  /** Goods that run out before more can come; `daily`: francs that one day of them sells. */
  runningOut: readonly { productId: string; daysLeft: number; daily: number }[];
  /** Customers who are late, and suppliers who are to be paid. */
  debts: readonly WatchedDebt[];
  suppliers: readonly WatchedDebt[];
  /** What other devices have given out and not sent; empty where the server cannot be asked. */
  devices: readonly { code: string; lastSeenAt: string; waiting: number }[];
};

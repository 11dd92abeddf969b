import type { Action } from "#shared/rules/permissions.ts";

/** What a question may name beside days. */
export type Slot =
  | "product"
  | "category"
  | "customer"
  | "supplier"
  | "seller"
  | "reseller"
  | "agency"
  | "expense"
  | "ticket";

/** What a kind of question is about: days that were (today where none are named), days to come too, or how things stand. */
type Days = "past" | "due" | "none";

export type Traits = {
  /** Without it there is no such question. */
  needs?: Slot;
  /** What narrows it. */
  may?: Slot;
  days: Days;
  /** Whoever may not do this is told nothing; undefined for whoever may open the page. */
  by?: Action;
  /** Whoever may do this instead is told of what is their own. */
  own?: Action;
  /** Names that its answer can leave out. */
  without?: readonly Slot[];
  /**
   * `told`: its answer can be given for a part of each day. `same`: any part gives the same (closed in the evening).
   */
  hours?: "told" | "same";
  /** Its answer can be limited to sums above or below so many francs. */
  francs?: "told";
  /** Days of its answer where the question names none; absent: today. */
  unsaid?: "month";
};

/** Every kind of question that the shop answers, by whom and about what. */
export const traits = {
  "sales-total": {
    days: "past",
    by: "see-own-performance",
    without: ["seller", "agency", "product", "category"],
    hours: "told",
  },
  "ticket-count": {
    days: "past",
    by: "see-own-performance",
    without: ["seller", "agency"],
    hours: "told",
  },
  "average-basket": {
    days: "past",
    by: "see-own-performance",
    without: ["seller", "agency"],
    hours: "told",
  },
  "product-sales": { needs: "product", days: "past", by: "see-own-performance" },
  "product-quantity": { needs: "product", days: "past", by: "see-own-performance" },
  "category-sales": { needs: "category", days: "past", by: "see-own-performance" },
  "seller-sales": { needs: "seller", days: "past", by: "see-own-performance", hours: "told" },
  "agency-sales": { needs: "agency", days: "past", by: "see-reports" },
  "best-products": {
    days: "past",
    by: "see-own-performance",
    without: ["product", "category"],
    unsaid: "month",
  },
  "unsold-products": { days: "past", by: "see-reports", unsaid: "month" },
  "best-seller": { days: "past", by: "see-reports", without: ["seller"], unsaid: "month" },
  "best-day": { days: "past", by: "see-own-performance", unsaid: "month" },
  "busiest-hour": { days: "past", by: "see-reports", unsaid: "month" },
  "compare-sales": { days: "past", by: "see-own-performance" },
  "cash-taken": { days: "past", by: "see-reports" },
  "mobile-taken": { days: "past", by: "see-reports" },
  "credit-given": { days: "past", by: "see-reports" },
  "debts-paid": { days: "past", by: "see-reports" },
  "discounts-given": { days: "past", by: "see-reports", hours: "told" },
  "seller-discounts": { may: "seller", days: "past", by: "see-reports", unsaid: "month" },
  returns: { days: "past", by: "see-reports", unsaid: "month" },
  voids: { days: "past", by: "see-reports", unsaid: "month" },
  "last-sale": { days: "none", by: "see-shop" },
  "largest-sale": { days: "past", by: "see-shop", hours: "told" },
  "ticket-by-number": { needs: "ticket", days: "none", by: "see-shop" },
  "odd-sales": { days: "none", by: "settle-sale" },
  "product-stock": { needs: "product", days: "none" },
  "low-stock": { days: "none", by: "see-shop" },
  "out-of-stock": { days: "none", by: "see-shop" },
  "days-left": { needs: "product", days: "none", by: "keep-suppliers" },
  "to-order": { days: "none", by: "keep-suppliers" },
  "stock-value-cost": { days: "none", by: "keep-costs" },
  "stock-value-price": { days: "none", by: "see-reports" },
  "product-price": { needs: "product", days: "none" },
  "product-min-price": { needs: "product", days: "none" },
  "product-count": { days: "none", by: "see-shop" },
  "product-at-resellers": { needs: "product", days: "none", by: "transfer-outright" },
  "product-last-bought": { needs: "product", days: "none", by: "keep-suppliers" },
  "product-cost": { needs: "product", days: "none", by: "keep-costs" },
  losses: { days: "past", by: "keep-costs", unsaid: "month" },
  "customer-debt": { needs: "customer", days: "none", by: "see-shop", own: "keep-own-notebook" },
  "total-debts": {
    days: "none",
    by: "see-shop",
    own: "keep-own-notebook",
    without: ["customer"],
  },
  debtors: {
    days: "none",
    by: "see-shop",
    own: "keep-own-notebook",
    without: ["customer"],
    francs: "told",
  },
  "overdue-debts": {
    days: "none",
    by: "see-shop",
    own: "keep-own-notebook",
    without: ["customer"],
    francs: "told",
  },
  "customer-last-payment": {
    needs: "customer",
    days: "none",
    by: "see-shop",
    own: "keep-own-notebook",
  },
  "customer-purchases": {
    needs: "customer",
    days: "past",
    by: "see-shop",
    own: "keep-own-notebook",
    unsaid: "month",
  },
  "customer-deposit": { needs: "customer", days: "none", by: "see-shop", own: "keep-own-notebook" },
  "best-customer": { days: "past", by: "see-reports", unsaid: "month" },
  "to-remind": { days: "none", by: "see-shop", own: "keep-own-notebook" },
  "customer-points": { needs: "customer", days: "none", by: "see-shop" },
  "customer-phone": { needs: "customer", days: "none", by: "see-shop", own: "keep-own-notebook" },
  "customer-limit": { needs: "customer", days: "none", by: "see-shop", own: "keep-own-notebook" },
  "customer-count": { days: "none", by: "see-shop", own: "keep-own-notebook" },
  "supplier-owed": { needs: "supplier", days: "none", by: "keep-suppliers" },
  "total-owed": { days: "none", by: "keep-suppliers", without: ["supplier"] },
  "suppliers-due": { days: "due", by: "keep-suppliers" },
  "purchases-total": { days: "past", by: "keep-suppliers", without: ["supplier"], unsaid: "month" },
  "supplier-purchases": { needs: "supplier", days: "past", by: "keep-suppliers", unsaid: "month" },
  "last-purchase": { may: "supplier", days: "none", by: "keep-suppliers" },
  "orders-awaited": { days: "none", by: "keep-suppliers" },
  profit: { days: "past", by: "keep-costs", unsaid: "month" },
  "gross-margin": { days: "past", by: "keep-costs", unsaid: "month" },
  "product-profit": { needs: "product", days: "past", by: "keep-costs", unsaid: "month" },
  "category-profit": { needs: "category", days: "past", by: "keep-costs", unsaid: "month" },
  "seller-profit": { needs: "seller", days: "past", by: "keep-costs", unsaid: "month" },
  "best-profit-products": { days: "past", by: "keep-costs", unsaid: "month" },
  "compare-profit": { days: "past", by: "keep-costs", unsaid: "month" },
  "compare-expenses": { days: "past", by: "keep-costs", unsaid: "month" },
  "expenses-total": { days: "past", by: "keep-costs", without: ["expense"], unsaid: "month" },
  "expenses-category": { needs: "expense", days: "past", by: "keep-costs", unsaid: "month" },
  "drawer-now": { days: "none", by: "keep-till" },
  "last-closing": { days: "none", by: "keep-till" },
  "closing-gaps": { days: "past", by: "keep-till", unsaid: "month" },
  "is-closed": { days: "past", by: "keep-till", hours: "same" },
  "reseller-goods": {
    needs: "reseller",
    days: "none",
    by: "transfer-outright",
    own: "sell-own-stock",
  },
  "reseller-commission": {
    may: "reseller",
    days: "past",
    by: "decide-reseller-sale",
    own: "sell-own-stock",
  },
  "reseller-sales": {
    needs: "reseller",
    days: "past",
    by: "decide-reseller-sale",
    own: "sell-own-stock",
    unsaid: "month",
  },
  "reseller-owes": {
    needs: "reseller",
    days: "none",
    by: "decide-reseller-sale",
    own: "sell-own-stock",
  },
  tax: { days: "past", by: "see-reports", unsaid: "month" },
  "team-count": { days: "none", by: "see-dashboard" },
  "who-sold": { days: "past", by: "see-reports", without: ["seller"] },
  unsent: { days: "none" },
} satisfies Record<string, Traits>;

export type AskKind = keyof typeof traits;
export const askKinds = Object.keys(traits) as AskKind[];
export const traitsOf = (kind: AskKind): Traits => traits[kind];

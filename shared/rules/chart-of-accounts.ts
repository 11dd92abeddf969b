import type { AccountMap } from "#shared/schemas/journal.ts";

/** The numbers of the SYSCOHADA that a shop begins with; its accountant may write others. */
export const usualAccounts: Required<AccountMap> = {
  cash: "571",
  "mobile-money": "552",
  bank: "521",
  owner: "104",
  customers: "411",
  suppliers: "401",
  sales: "701",
  vat: "4431",
  points: "6731",
  purchases: "601",
  "purchase-costs": "611",
  commissions: "632",
  "bad-debts": "651",
  "supplier-gains": "758",
  "till-short": "658",
  "till-over": "7588",
  opening: "471",
};

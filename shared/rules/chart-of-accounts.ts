import type { AccountMap, JournalAccount } from "#shared/schemas/journal.ts";
import type { MeansOfPayment } from "#shared/schemas/means.ts";

/** The numbers of the SYSCOHADA that a shop begins with; its accountant may write others. */
export const usualAccounts: Required<AccountMap> = {
  cash: "571",
  wallet: "552",
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
  rent: "622",
  "power-and-water": "605",
  wages: "661",
  transport: "618",
  airtime: "628",
  taxes: "64",
  repairs: "624",
  supplies: "604",
  meals: "638",
  other: "6588",
};

/** On which account lies what comes in by each means, or is left to pay by it. */
export const accountOfMeans: Record<MeansOfPayment, JournalAccount> = {
  cash: "cash",
  "mobile-money": "wallet",
  credit: "customers",
  deposit: "customers",
  points: "points",
};

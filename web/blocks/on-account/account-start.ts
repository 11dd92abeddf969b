import type { MoneyMeans } from "#shared/schemas/means.ts";

/** What a sale to a customer begins with, where somebody said it: whose it is, and what is paid at once, in francs. */
export type AccountStart = {
  customerId?: string | undefined;
  /** Somebody who is not in the notebook, as they were named. */
  name?: string | undefined;
  paidNow?: number | undefined;
  paidBy?: MoneyMeans | undefined;
};

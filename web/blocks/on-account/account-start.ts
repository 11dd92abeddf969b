import type { MoneyMeans } from "#shared/schemas/means.ts";

/** Prefilled fields of a sale on account that was spoken: the customer, and the francs paid at once. */
export type AccountStart = {
  customerId?: string | undefined;
  /** Name as it was spoken, of a person who is not in the notebook. */
  name?: string | undefined;
  paidNow?: number | undefined;
  paidBy?: MoneyMeans | undefined;
};

import type { Means } from "./means.ts";
import { meansOfPayment } from "./means-of-payment.ts";

/** Francs of debts that were paid, by the means that are money, as tills tell them. */
export type DebtFigure = NonNullable<Means["debts"]>;
export const debtFigures: readonly DebtFigure[] = meansOfPayment.flatMap(
  ({ debts }) => debts ?? [],
);

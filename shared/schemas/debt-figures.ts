import type { Means } from "./means.ts";
import { meansOfPayment } from "./means-of-payment.ts";

/** Francs of debts that were paid, by the means that are money, as tills, days and months tell them. */
export type DebtFigure = NonNullable<Means["debts"]>;
export const debtFigures: readonly DebtFigure[] = meansOfPayment.flatMap(
  ({ debts }) => debts ?? [],
);

/** What the office says of debts, as days and months tell it, each by the kind of its move (C6). */
export const saidFigures = {
  opening: "debtsOpened",
  forgiven: "debtsForgiven",
  correction: "debtsCorrected",
} as const;
export type SaidFigure = (typeof saidFigures)[keyof typeof saidFigures];

/** Francs that moved on accounts beside tickets, as days and months tell them; in SQL the same in snake_case. */
export type AccountFigure = DebtFigure | SaidFigure;
export const accountFigures: readonly AccountFigure[] = [
  ...debtFigures,
  ...Object.values(saidFigures),
];

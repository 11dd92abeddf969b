import { type Exact, ExactSum, inFrancs } from "./cost.ts";
import type { CostOfDay } from "./cost-figures.ts";
import { type DayFigures, netOfTax, sumOf } from "./figures.ts";

/** What is left of what was sold, in whole francs: each term as it is shown, so that they add up on paper (N5). */
export type Profit = {
  /** Sold less given back, without tax. */
  net: number;
  /** Of it, goods whose cost nobody knows: they are in no profit. */
  unknown: number;
  /** What the others cost. */
  cost: number;
  /** `net − unknown − cost`. */
  margin: number;
  commissions: number;
  expenses: number;
  losses: number;
  /** Debts of customers that were forgiven. */
  forgiven: number;
  /** What is put right of pieces that were sold before they were bought (N4). */
  putRight: number;
  /** `margin` less all that stands behind it. */
  profit: number;
  /** Pieces that were lost and whose cost nobody knows. */
  lostUnknown: number;
};

/** The profit of any days, sellers and agencies: of their figures and costs, and of what else was spent. */
export function profitOf({
  figures,
  costs,
  commissions = 0,
  expenses = 0,
  putRight = { francs: 0, micros: 0 },
}: {
  figures: readonly DayFigures[];
  costs: readonly CostOfDay[];
  commissions?: number;
  expenses?: number;
  putRight?: Exact;
}): Profit {
  const amounts = sumOf(figures);
  const [sum, lost] = [new ExactSum(), new ExactSum()];
  let [unknown, lostUnknown] = [0, 0];
  for (const one of costs) {
    sum.addExact(one.cost);
    lost.addExact(one.lost);
    unknown += one.unknown;
    lostUnknown += one.lostUnknown;
  }
  const net = netOfTax(amounts);
  const cost = inFrancs(sum.value);
  const margin = net - unknown - cost;
  const behind = {
    ...{ commissions, expenses, losses: inFrancs(lost.value) },
    ...{ forgiven: amounts.debtsForgiven, putRight: inFrancs(putRight) },
  };
  const profit = Object.values(behind).reduce((left, one) => left - one, margin);
  return { net, unknown, cost, margin, ...behind, profit, lostUnknown };
}

import type { Period } from "#web/blocks/periods/period.ts";

type Earned = {
  soldAt: string;
  decided: { at: string } | null;
  commission: { amount: number };
};

/** Commissions that came about in a period: on the day on which the sale was confirmed, as the dashboard tells them. */
export function commissionsIn<Row extends Earned>(
  rows: readonly Row[],
  { from, to }: Period,
  dayOf: (moment: string) => string,
): Row[] {
  return rows.filter(({ soldAt, decided, commission }) => {
    const day = dayOf(decided?.at ?? soldAt);
    return commission.amount !== 0 && day >= from && day <= to;
  });
}

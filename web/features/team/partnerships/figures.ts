import type { SoldBy } from "#shared/schemas/measure.ts";
import { type Amounts, nothing } from "#web/blocks/handover/amounts.ts";

/** What a reseller's work with a shop, or with all of them, comes to. */
/** `Amounts`: what is in hand, pieces and so much of each unit. */
export type Figures = Amounts & {
  /** Francs that are still to be paid. */
  pending: number;
  /** Francs earned in the last 30 days. */
  lately: number;
  /** Lines that earned something, and the sum of their rates in hundredths of a percent. */
  rated: number;
  rates: number;
};

type Handed = { status: string; exactInStock: number; by?: SoldBy | undefined };
type Earned = { day: string; commission: { amount: number; rate: number | null; status: string } };

export const noFigures: Figures = { ...nothing, pending: 0, lately: 0, rated: 0, rates: 0 };

/** `since` is the first business day that counts as lately. */
export function figuresOf(
  transfers: readonly Handed[],
  commissions: readonly Earned[],
  since: string,
): Figures {
  const figures = { ...noFigures };
  for (const { status, exactInStock, by } of transfers)
    if (status === "confirmed") figures[by?.unit ?? "pieces"] += exactInStock;
  for (const { day, commission } of commissions) {
    if (commission.status === "pending") figures.pending += commission.amount;
    if (day >= since) figures.lately += commission.amount;
    if (commission.rate === null) continue;
    figures.rated += 1;
    figures.rates += commission.rate;
  }
  return figures;
}

export function sumOf(all: readonly Figures[]): Figures {
  const sum = { ...noFigures };
  for (const one of all)
    for (const key of Object.keys(sum) as (keyof Figures)[]) sum[key] += one[key];
  return sum;
}

/** In hundredths of a percent, rounded; undefined before anything was earned. */
export function averageRate({ rated, rates }: Figures): number | undefined {
  return rated === 0 ? undefined : Math.round(rates / rated);
}

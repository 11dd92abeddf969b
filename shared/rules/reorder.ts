import type { ProductForecast } from "./forecast.ts";

/** Days from an order to its goods, where nothing says otherwise. */
export const usualLeadDays = 7;
/** Days of sales that an order is meant to last for, once it has come. */
const daysCovered = 7;
const mostLeadDays = 30;
/** A mean error of seven days, times this, is not gone beyond in nine weeks of ten. */
const nineOfTen = 1.6;
const week = 7;

/** What is known of a product when somebody asks what is to be ordered. */
export type Reordering = Pick<ProductForecast, "daily" | "error"> & {
  /** Pieces in stock; below 0 counts as none. */
  stock: number;
  /** Pieces that were ordered and have not come. */
  coming: number;
  /** Days from an order to its goods. */
  leadDays: number;
};

export type Suggestion = {
  /** Whole days for which the stock lasts; undefined when it lasts longer than is forecast. */
  daysLeft: number | undefined;
  /** Pieces to order; 0 while there are enough. */
  pieces: number;
  /** Whether it runs out before what is ordered now can come. */
  isLate: boolean;
};

/**
 * What to order of a product. It is ordered when what is there and what is coming would not last until an order made now
 * has come, with what forecasts are usually off by; then so much that it lasts for a week beyond.
 */
export function suggestionFor({ daily, error, stock, coming, leadDays }: Reordering): Suggestion {
  const lead = Math.min(mostLeadDays, Math.max(1, leadDays));
  const there = Math.max(0, stock);
  const spare = nineOfTen * error * Math.sqrt(lead / week);
  const daysLeft = daysOf(daily, there);
  const isLate = daysLeft !== undefined && daysLeft < lead && coming === 0;
  if (there + coming > sumOf(daily, lead) + spare) return { daysLeft, pieces: 0, isLate: false };
  const wanted = sumOf(daily, lead + daysCovered) + spare - there - coming;
  return { daysLeft, pieces: Math.max(0, Math.ceil(wanted)), isLate };
}

/** How many whole days of sales so many pieces are enough for. */
function daysOf(daily: readonly number[], pieces: number): number | undefined {
  let left = pieces;
  for (const [at, sold] of daily.entries()) {
    left -= sold;
    if (left < 0) return at;
  }
  return undefined;
}

const sumOf = (daily: readonly number[], days: number) =>
  daily.slice(0, days).reduce((sum, one) => sum + one, 0);

/**
 * Days from an order to its goods for a supplier: those that their orders took, else those between their purchases; the
 * median of the last ones. Undefined where neither is known. Days as `YYYY-MM-DD`.
 */
export function leadDaysOf(
  took: readonly number[],
  boughtOn: readonly string[],
): number | undefined {
  if (took.length > 0) return median(took);
  const days = [...new Set(boughtOn)].sort().map((day) => Date.parse(`${day}T00:00:00Z`));
  const gaps = days.slice(1).map((day, at) => (day - (days[at] ?? day)) / 86_400_000);
  return gaps.length > 0 ? median(gaps.slice(-lastLooked)) : undefined;
}

const lastLooked = 9;

function median(all: readonly number[]): number {
  const inOrder = [...all].sort((a, b) => a - b);
  return Math.min(
    mostLeadDays,
    Math.max(1, Math.round(inOrder[Math.floor(inOrder.length / 2)] ?? 0)),
  );
}

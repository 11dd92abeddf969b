import {
  type Amounts,
  averageBasket,
  type DayFigures,
  netRevenue,
  standingLines,
  standingTickets,
  sumOf,
} from "#shared/rules/figures.ts";

/** How somebody did, by the sales of a month. */
export type Level = "excellent" | "very-good" | "good" | "to-improve";

/** Sales of a month from which each level begins, the highest first (operations.md §4). */
export const levelSteps: readonly (readonly [Level, number])[] = [
  ["excellent", 50],
  ["very-good", 30],
  ["good", 15],
];

export function levelOf(sales: number): Level {
  return levelSteps.find(([, from]) => sales >= from)?.[0] ?? "to-improve";
}

/** Sales are lines of tickets that stand; francs are whole, and net of what came back. */
export type Stats = {
  /** All of it, added up. */
  amounts: Amounts;
  sales: number;
  tickets: number;
  revenue: number;
  refunded: number;
  /** Francs a ticket, rounded; 0 without tickets. */
  averageBasket: number;
  /** Sales a day: a thirtieth of the month's, whatever its length (operations.md §9). */
  daily: number;
  level: Level;
};

export function statsOf(amounts: Iterable<Amounts>): Stats {
  const sum = sumOf(amounts);
  const revenue = netRevenue(sum);
  const sales = standingLines(sum);
  return {
    amounts: sum,
    sales,
    tickets: standingTickets(sum),
    revenue,
    refunded: sum.refunded,
    averageBasket: averageBasket(sum),
    daily: sales / 30,
    level: levelOf(sales),
  };
}

export type MonthStats = { month: string; sales: number; revenue: number };

/** Each of the months, in their order, those without a sale too. */
export function byMonth(days: readonly DayFigures[], months: readonly string[]): MonthStats[] {
  return months.map((month) => {
    const sum = sumOf(days.filter(({ day }) => day.startsWith(month)));
    return { month, sales: standingLines(sum), revenue: netRevenue(sum) };
  });
}

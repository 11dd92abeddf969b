import {
  type Amounts,
  averageBasket,
  type DayFigures,
  netRevenue,
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

/** Sales are lines of tickets; francs are whole, and net of what came back. */
export type Stats = {
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
  return {
    sales: sum.lines,
    tickets: sum.tickets,
    revenue,
    refunded: sum.refunded,
    averageBasket: averageBasket(sum),
    daily: sum.lines / 30,
    level: levelOf(sum.lines),
  };
}

export type MonthStats = { month: string; sales: number; revenue: number };

/** Each of the months, in their order, those without a sale too. */
export function byMonth(days: readonly DayFigures[], months: readonly string[]): MonthStats[] {
  return months.map((month) => {
    const sum = sumOf(days.filter(({ day }) => day.startsWith(month)));
    return { month, sales: sum.lines, revenue: netRevenue(sum) };
  });
}

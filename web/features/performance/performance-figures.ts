import {
  type Amounts,
  type DayFigures,
  netPieces,
  netRevenue,
  type ProductFigures,
  sumOf,
} from "#shared/rules/figures.ts";

/** How somebody did, by the sales of a month. */
export type Level = "excellent" | "very-good" | "good" | "to-improve";

/** 50 sales or more, 30 or more, 15 or more, or fewer (operations.md §4). */
export function levelOf(sales: number): Level {
  if (sales >= 50) return "excellent";
  if (sales >= 30) return "very-good";
  return sales >= 15 ? "good" : "to-improve";
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
    averageBasket: sum.tickets === 0 ? 0 : Math.max(0, Math.round(revenue / sum.tickets)),
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

export type ProductStats = { productId: string; pieces: number; revenue: number };

/** What sold best: pieces and francs net of returns, most pieces first; none of which nothing is left. */
export function topOf(products: readonly ProductFigures[], most: number): ProductStats[] {
  const found = new Map<string, ProductStats>();
  for (const one of products) {
    const { productId } = one;
    const known = found.get(productId) ?? { productId, pieces: 0, revenue: 0 };
    const pieces = known.pieces + netPieces(one);
    found.set(productId, { productId, pieces, revenue: known.revenue + netRevenue(one) });
  }
  return [...found.values()]
    .filter(({ pieces }) => pieces > 0)
    .sort(
      (a, b) =>
        b.pieces - a.pieces || b.revenue - a.revenue || (a.productId < b.productId ? -1 : 1),
    )
    .slice(0, most);
}

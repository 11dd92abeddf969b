import { piecesOf, type Ticket } from "#web/blocks/ticket.ts";

export type SellerFigures = { sellerId: string; name: string; total: number; tickets: number };

/** What a day amounts to, in francs and counts. */
export type DayFigures = {
  total: number;
  tickets: number;
  pieces: number;
  /** Francs a ticket, rounded; 0 without tickets. */
  averageBasket: number;
  /** Most first. */
  sellers: readonly SellerFigures[];
};

export function dayFigures(tickets: readonly Ticket[]): DayFigures {
  const total = tickets.reduce((sum, ticket) => sum + ticket.total, 0);
  const bySeller = new Map<string, SellerFigures>();
  for (const { sellerId, sellerName, total: francs } of tickets) {
    const before = bySeller.get(sellerId) ?? { sellerId, name: sellerName, total: 0, tickets: 0 };
    bySeller.set(sellerId, {
      ...before,
      total: before.total + francs,
      tickets: before.tickets + 1,
    });
  }
  return {
    total,
    tickets: tickets.length,
    pieces: tickets.reduce((sum, ticket) => sum + piecesOf(ticket), 0),
    averageBasket: tickets.length === 0 ? 0 : Math.round(total / tickets.length),
    sellers: [...bySeller.values()].sort(
      (a, b) => b.total - a.total || a.name.localeCompare(b.name),
    ),
  };
}

/** Whole percent against yesterday: 100 when there was none yesterday but some today, 0 when there was none on both days. */
export function percentChange(today: number, yesterday: number): number {
  if (yesterday === 0) return today === 0 ? 0 : 100;
  // Rounding may give minus zero.
  return Math.round(((today - yesterday) / yesterday) * 100) + 0;
}

/** Francs sold in each hour in which something was sold, and the hours between; `hourOf` knows the shop's zone. */
export function byHour(
  tickets: readonly Ticket[],
  hourOf: (moment: string) => number,
): readonly { hour: number; total: number; tickets: number }[] {
  const hours = tickets.map((ticket) => hourOf(ticket.soldAt));
  if (hours.length === 0) return [];
  const [first, last] = [Math.min(...hours), Math.max(...hours)];
  const rows = Array.from({ length: last - first + 1 }, (_, shift) => ({
    hour: first + shift,
    total: 0,
    tickets: 0,
  }));
  tickets.forEach((ticket, index) => {
    const row = rows[(hours[index] ?? first) - first];
    if (!row) return;
    row.total += ticket.total;
    row.tickets += 1;
  });
  return rows;
}

/** The day before a business day. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - 86_400_000).toISOString().slice(0, 10);
}

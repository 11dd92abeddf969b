import type { Ticket } from "#web/blocks/ticket.ts";

/** Francs sold in each hour in which something was sold, and the hours between, tickets that were undone left out; `hourOf` knows the shop's zone. */
export function byHour(
  all: readonly Ticket[],
  hourOf: (moment: string) => number,
  undone: ReadonlySet<string> = new Set(),
): readonly { hour: number; total: number; tickets: number }[] {
  const tickets = all.filter(({ id }) => !undone.has(id));
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

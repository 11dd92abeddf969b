import type { Ticket } from "#web/blocks/ticket.ts";

/**
 * Francs sold in each hour in which something was sold, and the hours between, in the order of a day that turns at
 * `turnsAt`: two in the morning comes after eleven at night. Tickets that were undone are left out; `hourOf` knows the
 * shop's zone.
 */
export function byHour(
  all: readonly Ticket[],
  hourOf: (moment: string) => number,
  turnsAt: number,
  undone: ReadonlySet<string> = new Set(),
): readonly { hour: number; total: number; tickets: number }[] {
  const tickets = all.filter(({ id }) => !undone.has(id));
  const places = tickets.map((ticket) => (hourOf(ticket.soldAt) - turnsAt + 24) % 24);
  if (places.length === 0) return [];
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const rows = Array.from({ length: last - first + 1 }, (_, shift) => ({
    hour: (first + shift + turnsAt) % 24,
    total: 0,
    tickets: 0,
  }));
  tickets.forEach((ticket, index) => {
    const row = rows[(places[index] ?? first) - first];
    if (!row) return;
    row.total += ticket.total;
    row.tickets += 1;
  });
  return rows;
}

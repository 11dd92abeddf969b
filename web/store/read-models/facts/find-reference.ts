import { isReferenced } from "#shared/rules/carried.ts";
import { foldReference } from "#shared/rules/reference.ts";
import type { TicketBook } from "./ticket-book.ts";
import type { TicketRow } from "./ticket-row.ts";

type Tickets = readonly TicketRow[];

/** Of each day's list, which stays the same until a ticket of that day changes. */
const byList = new WeakMap<Tickets, ReadonlyMap<string, Tickets>>();

/** The tickets of a list by the references in them, as these are compared. */
export function referencesOf(tickets: Tickets): ReadonlyMap<string, Tickets> {
  const known = byList.get(tickets);
  if (known) return known;
  const found = new Map<string, TicketRow[]>();
  for (const ticket of tickets)
    for (const payment of ticket.payments) {
      if (!isReferenced(payment) || !payment.reference) continue;
      const folded = foldReference(payment.reference);
      if (folded === "") continue;
      const tickets = found.get(folded);
      if (!tickets) found.set(folded, [ticket]);
      else if (!tickets.includes(ticket)) tickets.push(ticket);
    }
  byList.set(tickets, found);
  return found;
}

/** Tickets of a shop that this device holds with a reference, however it is typed; newest first. */
export function ticketsWith(book: Pick<TicketBook, "days" | "ofDay">, reference: string): Tickets {
  const folded = foldReference(reference);
  return [...book.days()]
    .sort()
    .reverse()
    .flatMap((day) => referencesOf(book.ofDay(day)).get(folded) ?? []);
}

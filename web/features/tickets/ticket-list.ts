import { foldReference, referencesIn } from "#shared/rules/reference.ts";
import { isWaiting } from "#shared/rules/waiting-reference.ts";
import type { Ticket } from "#web/blocks/ticket.ts";
import type { CameBack } from "#web/blocks/tickets/came-back.tsx";
import { bearsNames, type CustomerNames } from "./ticket-names.ts";

/**
 * What stands in the list: a day with its sum, what came back of its tickets since and how many stand, then these
 * tickets.
 */
export type ListEntry =
  | { kind: "day"; day: string; total: number; back: number; count: number }
  | { kind: "ticket"; ticket: Ticket; back: CameBack | undefined };

/** How much of a reference finds it. */
const leastOfReference = 4;

/** Whether a payment's reference is what was typed, or holds it; compared as references are. */
function bearsReference({ payments }: Ticket, wanted: string): boolean {
  return referencesIn(payments).some(
    (one) => one === wanted || (wanted.length >= leastOfReference && one.includes(wanted)),
  );
}

/** Tickets with a payment whose reference is still to come. */
export function ticketsWaiting(tickets: readonly Ticket[]): readonly Ticket[] {
  return tickets.filter(({ payments }) => payments.some(isWaiting));
}

/**
 * Tickets whose number holds what was typed; `a12` finds `A-000012` too: hyphen and zeros need not be typed. Or those
 * paid with that reference, whole or in part; or those with goods, a seller or a customer of that name.
 */
export function ticketsFound(
  tickets: readonly Ticket[],
  query: string,
  customers: CustomerNames = new Map(),
): readonly Ticket[] {
  const wanted = query.trim().toLowerCase();
  const short = wanted.replaceAll(/[\s-]/g, "");
  if (short === "") return tickets;
  const reference = foldReference(query);
  const isNamed = bearsNames(query, customers);
  return tickets.filter((ticket) => {
    const number = ticket.receiptNo.toLowerCase();
    return (
      number.includes(wanted) ||
      number.replace(/-0*/, "").startsWith(short) ||
      bearsReference(ticket, reference) ||
      isNamed(ticket)
    );
  });
}

/** Groups tickets, newest first, by their business day. */
export function listEntries(
  tickets: readonly Ticket[],
  backOf: ReadonlyMap<string, CameBack>,
): ListEntry[] {
  const entries: ListEntry[] = [];
  let day: Extract<ListEntry, { kind: "day" }> | undefined;
  for (const ticket of tickets) {
    if (day?.day !== ticket.day) {
      day = { kind: "day", day: ticket.day, total: 0, back: 0, count: 0 };
      entries.push(day);
    }
    day.total += ticket.total;
    const back = backOf.get(ticket.id);
    day.back += back?.francs ?? 0;
    if (!back?.isVoid) day.count += 1;
    entries.push({ kind: "ticket", ticket, back });
  }
  return entries;
}

export function entryKey(entry: ListEntry): string {
  return entry.kind === "day" ? entry.day : entry.ticket.id;
}

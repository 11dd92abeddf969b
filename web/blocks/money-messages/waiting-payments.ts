import { isReferenced } from "#shared/rules/carried.ts";
import { isWaiting } from "#shared/rules/waiting-reference.ts";
import type { Ticket } from "#web/blocks/ticket.ts";

/** A payment whose reference is to come, with its place among those of its ticket. */
export type WaitingPayment = { ticket: Ticket; place: number };

/** The payments of so many francs that wait for a reference, in the order of the tickets. */
export function waitingFor(tickets: readonly Ticket[], francs: number): WaitingPayment[] {
  return tickets.flatMap((ticket) =>
    ticket.payments.flatMap((payment, place) =>
      isReferenced(payment) && isWaiting(payment) && payment.amount === francs
        ? [{ ticket, place }]
        : [],
    ),
  );
}

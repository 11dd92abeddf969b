import type { TicketRow } from "#web/store/read-models/facts/ticket-row.ts";

/** A sale as people look at it: the server's row, or the device's own while it waits to be sent. */
export type Ticket = TicketRow;

/** True while the owner has something to look at. */
export function asksForEyes(ticket: Ticket): boolean {
  return ticket.flags.length > 0 && ticket.settled === null;
}

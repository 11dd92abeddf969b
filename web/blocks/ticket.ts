import { type Amounts, amountsOf } from "#web/blocks/handover/amounts.ts";
import type { TicketRow } from "#web/store/read-models/facts/ticket-row.ts";

/** A sale as people look at it: the server's row, or the device's own while it waits to be sent. */
export type Ticket = TicketRow;

/** How much is on a ticket, each unit apart. */
export const amountsOfTicket = ({ lines }: Ticket): Amounts =>
  amountsOf(lines.map(({ quantity, by }) => ({ quantity, unit: by?.unit })));

/** True while the owner has something to look at. */
export function asksForEyes(ticket: Ticket): boolean {
  return ticket.flags.length > 0 && ticket.settled === null;
}

import { type Amounts, amountsOf } from "#web/blocks/handover/amounts.ts";
import type { Ticket } from "#web/blocks/ticket.ts";

/** How much is on a ticket, each unit apart. */
export const amountsOfTicket = ({ lines }: Ticket): Amounts =>
  amountsOf(lines.map(({ quantity, by }) => ({ quantity, unit: by?.unit })));

import { type Amounts, amountsOf } from "#web/blocks/handover/amounts.ts";
import type { Ticket } from "#web/blocks/ticket.ts";

/** Amount of goods on a ticket, one per unit. */
export const amountsOfTicket = ({ lines }: Ticket): Amounts =>
  amountsOf(lines.map(({ quantity, by }) => ({ quantity, unit: by?.unit })));

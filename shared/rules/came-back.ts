import type { ReturnBody } from "#shared/schemas/sale.ts";
import { type Refund, takesCash } from "./refunded-by.ts";

/**
 * Whether what was given back leaves the till of its ticket and not that of the device it was made on: mobile money and
 * nothing leave no drawer there; cash does, were it a part, unless the return says that it left the ticket's (Z6). Where
 * the ticket is of the same device, the two are one.
 */
export function leavesTicketsTill({ till, ...refund }: Refund & Pick<ReturnBody, "till">): boolean {
  return !takesCash(refund) || till === "ticket";
}

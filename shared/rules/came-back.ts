import type { ReturnBody } from "#shared/schemas/sale.ts";
import { leavesDrawer, type Refund } from "./refunded-by.ts";

/**
 * Whether what was given back leaves the till of its ticket and not that of the device it was made on: nothing, and what
 * lies in no drawer, leave none there; cash does, were it a part, unless the return says that it left the ticket's (Z6).
 * Where the ticket is of the same device, the two are one.
 */
export function leavesTicketsTill({ till, ...refund }: Refund & Pick<ReturnBody, "till">): boolean {
  return !leavesDrawer(refund) || till === "ticket";
}

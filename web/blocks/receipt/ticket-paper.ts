import type { CopiedPaper } from "#shared/rules/copies.ts";

/** A ticket as a printer's memory knows it (R1). `isOfHere`: this device made it. */
export const ticketPaper = (
  ticket: { id: string; receiptNo: string; soldAt: string | number },
  isOfHere: boolean,
): CopiedPaper => ({
  ...{ id: ticket.id, isOfHere, title: ticket.receiptNo, place: `/tickets/${ticket.id}` },
  at: new Date(ticket.soldAt).getTime(),
});

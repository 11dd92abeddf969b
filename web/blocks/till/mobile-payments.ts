import { isByMessage, type MessagePayment } from "#shared/rules/carried.ts";
import { isWaiting } from "#shared/rules/waiting-reference.ts";
import type { MobileMatch } from "#shared/schemas/till.ts";
import type { Ticket } from "#web/blocks/ticket.ts";

/** A payment at a till that a message proves, with its place among those of its ticket. */
export type MobilePayment = {
  /** Names it for as long as the till stands. */
  id: string;
  ticket: Ticket;
  place: number;
  payment: MessagePayment;
};

/** What somebody has found among the messages of the phone, and what they say of a payment that is not there. */
export type Matched = { found: readonly string[]; notes: Readonly<Record<string, string>> };

/** The payments of these sales that messages prove, in their order. */
export function mobilePaymentsOf(
  sales: readonly string[],
  ticketOf: (id: string) => Ticket | undefined,
): MobilePayment[] {
  return sales.flatMap((saleId) => {
    const ticket = ticketOf(saleId);
    return (ticket?.payments ?? []).flatMap((payment, place) =>
      ticket && isByMessage(payment) ? [{ id: `${saleId} ${place}`, ticket, place, payment }] : [],
    );
  });
}

/** How the payments of a till stand beside the messages of the phone; what is said of each that is not there. */
export function matchOf(payments: readonly MobilePayment[], matched: Matched): MobileMatch {
  const sums = { found: { count: 0, francs: 0 }, missing: { count: 0, francs: 0 } };
  const notes: MobileMatch["notes"] = [];
  let toCome = 0;
  for (const { id, ticket, payment } of payments) {
    const isFound = matched.found.includes(id);
    const sum = isFound ? sums.found : sums.missing;
    sum.count += 1;
    sum.francs += payment.amount;
    if (isWaiting(payment)) toCome += 1;
    const note = matched.notes[id]?.trim() ?? "";
    if (!isFound && note !== "" && notes.length < 50)
      notes.push({ receiptNo: ticket.receiptNo, amount: payment.amount, note });
  }
  return { toCome, ...sums, notes };
}

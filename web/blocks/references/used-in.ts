import { isReferenced } from "#shared/rules/carried.ts";
import { foldReference } from "#shared/rules/reference.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import type { TicketRow } from "#web/store/read-models/facts/ticket-row.ts";

/** A reference that stands in another ticket already, or twice in this payment. */
export type Used = { reference: string; ticket: TicketRow | undefined };

/** References of these payments that were used before, each once. */
export function usedIn(
  payments: readonly Payment[],
  ticketsWith: (reference: string) => readonly TicketRow[],
): Used[] {
  const seen = new Set<string>();
  const used = new Map<string, Used>();
  for (const payment of payments) {
    if (!isReferenced(payment) || !payment.reference) continue;
    const { reference } = payment;
    const folded = foldReference(reference);
    if (folded === "") continue;
    const [ticket] = ticketsWith(reference);
    if (ticket || seen.has(folded)) used.set(folded, { reference, ticket });
    seen.add(folded);
  }
  return [...used.values()];
}

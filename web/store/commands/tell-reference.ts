import { waitingReferences } from "#shared/rules/waiting-reference.ts";
import { refused } from "#shared/schemas/refusal.ts";
import type { TellReferenceBody } from "#shared/schemas/sale.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { TicketRow } from "#web/store/read-models/facts/ticket-row.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";

export type ReferenceToTell = Pick<TellReferenceBody, "payment" | "reference"> & {
  shopId: string;
  formId: string;
  ticket: Pick<TicketRow, "id" | "payments" | "receiptNo">;
};

/** The message of a payment has come after its sale, which may not have been sent yet. */
export async function tellReference(
  device: Device,
  { shopId, formId, ticket, payment, reference: typed }: ReferenceToTell,
): Promise<Acted<OperationRecord>> {
  const reference = typed.trim();
  if (reference === "") return refused("reference-required");
  if (!waitingReferences(ticket.payments).includes(payment)) return refused("already-referenced");
  return act(device, {
    ...{ shopId, formId, action: "sell", kind: "sale.reference", names: [ticket.receiptNo] },
    body: { saleId: ticket.id, payment, reference },
  });
}

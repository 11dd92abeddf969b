import type { AccountMoveRow, CustomerRow } from "#web/store/queries/use-notebook.ts";

/** A customer as screens see them. */
export function aCustomerRow(changes: Partial<CustomerRow> = {}): CustomerRow {
  return {
    ...{ id: "awa", name: "Awa Diop", phone: "", otherPhone: "", note: "" },
    ...{ creditLimit: null, termDays: null, wantsMessages: true, archived: false },
    ...{ language: null, mergedInto: null, reminded: null },
    ...{ rev: 1, isPending: false },
    ...changes,
  };
}

/** A line of an account as screens see it: taken on account on 1 November, no day agreed. */
export function anAccountMove(changes: Partial<AccountMoveRow> = {}): AccountMoveRow {
  const day = changes.day ?? "2026-11-01";
  const at = changes.at ?? `${day}T10:00:00.000Z`;
  return {
    ...{ id: "1", customerId: "awa", kind: "charge", change: 1000, at, day, deviceAt: 0 },
    ...{ sellerId: "aline", sellerName: "Aline", deviceCode: "A", seq: 1, receiptNo: null },
    ...{ method: null, reference: null, saleIds: [], dueDay: null, reason: "", flags: [] },
    sent: true,
    ...changes,
  };
}

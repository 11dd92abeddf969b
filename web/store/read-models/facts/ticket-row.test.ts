import { expect, test } from "vitest";
import { defaultDayCut } from "#shared/rules/business-day.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { ticketOfRecord, withTold } from "./ticket-row.ts";

const names = new Map([
  ["owner", "Mireille"],
  ["seller", "Aline"],
]);

function ticketBy(by: string, sellerId?: string) {
  const line = { productId: "soap", quantity: 1, price: 500 };
  const body = { lines: [line], payments: [], total: 500, ...(sellerId && { sellerId }) };
  const operation = { kind: "sale", at: 0, body };
  const shown = { receiptNo: "A-000001", names: ["Savon"], sellerName: "Aline" };
  const record = { id: "ticket", by, operation, shown, state: "pending", reasons: [] };
  return ticketOfRecord(record as unknown as OperationRecord, defaultDayCut, (id) => names.get(id));
}

test("[J11] a ticket says on whose device it was written, when another person sold", () => {
  expect(ticketBy("owner", "seller")).toMatchObject({
    sellerId: "seller",
    sellerName: "Aline",
    recorderName: "Mireille",
  });
  expect(ticketBy("owner")?.recorderName).toBeUndefined();
  expect(ticketBy("owner", "owner")?.recorderName).toBeUndefined();
});

test("[P3] a reference told here shows until its ticket's row holds it", () => {
  const paid = { method: "mobile-money" as const, amount: 500, reference: "" };
  const ticket = { ...ticketBy("seller"), payments: [paid] } as Parameters<typeof withTold>[0];
  const shown = (state: string, ackRev: number, rev: number) => {
    const body = { saleId: "ticket", payment: 0, reference: "MP-1" };
    const told = { operation: { kind: "sale.reference", body }, state, ackRev };
    const { payments } = withTold(ticket, [told as unknown as OperationRecord], rev);
    return payments[0];
  };
  expect(shown("waiting", 0, 9)).toMatchObject({ reference: "MP-1" });
  expect(shown("applied", 10, 9)).toMatchObject({ reference: "MP-1" });
  expect(shown("applied", 9, 9)).toEqual(paid);
  expect(shown("refused", 0, 9)).toEqual(paid);
});

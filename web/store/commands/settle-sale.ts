import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";

export type SaleToSettle = {
  shopId: string;
  formId: string;
  saleId: string;
  note: string;
  receiptNo: string;
};

/** The owner has looked at a flagged sale and puts it to rest. */
export function settleSale(device: Device, given: SaleToSettle): Promise<Acted<OperationRecord>> {
  const { shopId, formId, saleId, note, receiptNo } = given;
  const body = { saleId, note: note.trim() };
  return act(device, {
    shopId,
    action: "settle-sale",
    kind: "sale.settle",
    formId,
    body,
    names: [receiptNo],
  });
}

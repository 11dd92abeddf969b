import { may } from "#shared/rules/permissions.ts";
import { transferReturnObjection } from "#shared/rules/transfer-objections.ts";
import { refused } from "#shared/schemas/refusal.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";

export type StockReturn = {
  shopId: string;
  formId: string;
  transferId: string;
  quantity: number;
  reason: string;
};

/** Takes back what a reseller holds, or gives back one's own. It enters the shop's stock. */
export async function returnFromReseller(
  device: Device,
  given: StockReturn,
): Promise<Acted<OperationRecord>> {
  const { shopId, formId, transferId, quantity, reason } = given;
  const present = device.outbox.ofCart(formId);
  if (present) return { ok: true, value: present };
  const transfer = (await device.goods(shopId))?.transfers.get(transferId);
  const held = transfer && { status: transfer.status, inStock: transfer.exactInStock };
  const objection = transferReturnObjection(quantity, held);
  if (objection || !transfer) return refused(objection ?? "unknown-transfer");
  const isOwn = transfer.resellerId === device.userId;
  const { productId, productName, by } = transfer;
  return act(device, {
    shopId,
    action: (role) =>
      isOwn && may(role, "return-own-stock") ? "return-own-stock" : "take-reseller-return",
    kind: "transfer.return",
    formId,
    body: {
      ...{ transferId, productId, quantity, reason: reason.trim() },
      ...(by?.unit && { unit: by.unit }),
    },
    names: [productName],
  });
}

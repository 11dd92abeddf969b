import { mostCommissions } from "#shared/schemas/bounds.ts";
import { refused } from "#shared/schemas/refusal.ts";
import type { PayCommissionsBody } from "#shared/schemas/reseller-sale.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";

export type CommissionsToPay = Omit<PayCommissionsBody, "amount"> & {
  shopId: string;
  formId: string;
};

/** Writes down that the commissions of one reseller were paid: all of those named, or none (T8). At most 500 at once. */
export async function payCommissions(
  device: Device,
  given: CommissionsToPay,
): Promise<Acted<OperationRecord>> {
  const { shopId, formId, resellerId, resellerSaleIds, means, reference, paidOn } = given;
  const present = device.outbox.ofCart(formId);
  if (present) return { ok: true, value: present };
  const goods = await device.goods(shopId);
  if (!goods) return { ok: false, refusal: "no-access" };
  const ids = [...new Set(resellerSaleIds)];
  let amount = 0;
  for (const id of ids) {
    const sale = goods.resellerSales.get(id);
    if (!sale?.commission || sale.resellerId !== resellerId)
      return refused("unknown-reseller-sale");
    if (sale.commission.status === "paid") return refused("already-paid");
    amount += sale.commission.amount;
  }
  if (ids.length === 0) return refused("quantity-invalid");
  if (ids.length > mostCommissions || !Number.isSafeInteger(amount))
    return refused("amount-too-large");
  return act(device, {
    shopId,
    action: "pay-commission",
    kind: "commission.pay",
    formId,
    body: {
      resellerId,
      resellerSaleIds: ids,
      amount,
      means,
      reference: reference.trim(),
      paidOn,
    },
    names: [goods.members.get(resellerId)?.fullName ?? ""],
  });
}

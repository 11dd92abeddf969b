import { agreed, refused } from "#shared/schemas/refusal.ts";
import type { DecideResellerSaleBody } from "#shared/schemas/reseller-sale.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";
import { attemptName } from "./attempt-name.ts";

export type ResellerSaleToDecide = {
  shopId: string;
  resellerSaleId: string;
  decision: DecideResellerSaleBody["decision"];
  note: string;
};

/** Says yes or no to a line of a reseller's sale that waits, once (T6). */
export async function decideResellerSale(
  device: Device,
  given: ResellerSaleToDecide,
): Promise<Acted<OperationRecord>> {
  const { shopId, resellerSaleId, decision, note } = given;
  const sale = (await device.goods(shopId))?.resellerSales.get(resellerSaleId);
  if (!sale) return refused("unknown-reseller-sale");
  const formId = attemptName(device, `decide ${resellerSaleId}`);
  const present = device.outbox.ofCart(formId);
  if (present && isSame(present, decision)) return agreed(present);
  if (sale.status !== "pending") return refused("already-decided");
  const { transferId, quantity, productName } = sale;
  return act(device, {
    shopId,
    action: "decide-reseller-sale",
    kind: "reseller-sale.decide",
    formId,
    body: { resellerSaleId, transferId, quantity, decision, note: note.trim() },
    names: [productName],
  });
}

function isSame({ operation }: OperationRecord, decision: string): boolean {
  return operation.kind === "reseller-sale.decide" && operation.body.decision === decision;
}

import { adjustmentDelta } from "#shared/rules/stock.ts";
import type { AdjustmentBody } from "#shared/schemas/adjustment.ts";
import { refused } from "#shared/schemas/refusal.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";

/** As a person gives it; what a count showed before is read from the catalogue at the moment of writing. */
export type Adjustment =
  | { mode: "increase" | "decrease"; quantity: number }
  | { mode: "count"; counted: number };

export type AdjustmentToRecord = {
  shopId: string;
  formId: string;
  productId: string;
  change: Adjustment;
  reason: string;
};

/** Changes the stock of one product with a reason. A decrease must leave something; a count says what is there. */
export async function adjustStock(
  device: Device,
  given: AdjustmentToRecord,
): Promise<Acted<OperationRecord>> {
  const { shopId, formId, productId, change } = given;
  const reason = given.reason.trim();
  if (reason === "") return refused("reason-required");
  const item = (await device.catalogue(shopId))?.get(productId);
  if (!item) return refused("unknown-product");
  const amount = change.mode === "count" ? change.counted : change.quantity;
  if (!Number.isInteger(amount) || amount < (change.mode === "count" ? 0 : 1))
    return refused("quantity-invalid");
  const body: AdjustmentBody =
    change.mode === "count"
      ? { mode: "count", productId, counted: change.counted, shownBefore: item.exactStock, reason }
      : { mode: change.mode, productId, quantity: change.quantity, reason };
  const becomes = item.exactStock + adjustmentDelta(body);
  if (body.mode === "decrease" && becomes <= 0) return refused("stock-would-reach-zero");
  const action = body.mode === "count" ? "count-stock" : "change-stock";
  return act(device, { shopId, action, kind: "adjust", formId, body, names: [item.name] });
}

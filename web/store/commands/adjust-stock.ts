import { adjustmentDelta } from "#shared/rules/stock.ts";
import type { AdjustmentBody } from "#shared/schemas/adjustment.ts";
import { mostOf } from "#shared/schemas/bounds.ts";
import type { LossClass } from "#shared/schemas/loss-classes.ts";
import { refused } from "#shared/schemas/refusal.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";

/**
 * As a person gives it. A count is against what the books said when the counting began (`shownBefore`, exact, possibly
 * negative): what is sold between counting and writing must not become part of the difference. Without it the count
 * was made just now. `countedAt`: when that was, by the device's clock. `loss`: how the pieces were lost (X6).
 */
export type Adjustment =
  | { mode: "increase"; quantity: number }
  | { mode: "decrease"; quantity: number; loss?: LossClass | undefined }
  | {
      mode: "count";
      counted: number;
      shownBefore?: number;
      countedAt?: number | undefined;
      loss?: LossClass | undefined;
    };

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
  if (amount > mostOf(item.unit)) return refused("amount-too-large");
  const body = bodyOf(change, item, reason);
  const becomes = item.exactStock + adjustmentDelta(body);
  if (body.mode === "decrease" && becomes <= 0) return refused("stock-would-reach-zero");
  const action = body.mode === "count" ? "count-stock" : "change-stock";
  return act(device, { shopId, action, kind: "adjust", formId, body, names: [item.name] });
}

function bodyOf(change: Adjustment, item: CatalogueItem, reason: string): AdjustmentBody {
  const productId = item.id;
  if (change.mode === "increase")
    return { mode: "increase", productId, quantity: change.quantity, reason };
  const lost = change.loss === undefined ? {} : { loss: change.loss };
  if (change.mode === "decrease")
    return { mode: "decrease", productId, quantity: change.quantity, reason, ...lost };
  const { counted, shownBefore = item.exactStock, countedAt } = change;
  const when = countedAt === undefined ? {} : { countedAt };
  // What was found in excess is no loss.
  const missing = counted < shownBefore ? lost : {};
  return { mode: "count", productId, counted, shownBefore, reason, ...when, ...missing };
}

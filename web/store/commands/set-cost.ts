import { mostFrancs, mostPieces } from "#shared/schemas/bounds.ts";
import type { SetCostBody } from "#shared/schemas/cost.ts";
import { refused } from "#shared/schemas/refusal.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";

export type CostToSet = SetCostBody & {
  shopId: string;
  /** Confirmed twice, it is said once (W4); null where a form says it of several products. */
  formId: string | null;
  /** What the product is called. */
  name: string;
};

/** Says what so many pieces of a product cost (N3). Resolves when it is on the disk. */
export async function setCost(
  device: Device,
  { shopId, formId, name, ...body }: CostToSet,
): Promise<Acted<OperationRecord>> {
  const { cost, pieces = 1 } = body;
  const isWhole = Number.isSafeInteger(cost) && Number.isSafeInteger(pieces);
  if (!isWhole || cost < 0 || pieces < 1 || pieces > mostPieces) return refused("quantity-invalid");
  if (cost > mostFrancs) return refused("amount-too-large");
  return act(device, {
    shopId,
    action: "keep-costs",
    kind: "cost.set",
    formId,
    body,
    names: [name],
  });
}

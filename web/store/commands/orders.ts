import { changedIn } from "#shared/rules/merge.ts";
import { mostFrancs, mostPieces, mostPurchaseLines } from "#shared/schemas/bounds.ts";
import type { CreateOrderBody, EditOrderBody, OrderLine } from "#shared/schemas/order.ts";
import { agreed, type Objection, refused } from "#shared/schemas/refusal.ts";
import { randomUuid } from "#shared/sync/uuid.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { shownOf } from "./accounts.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";

export type OrderToCreate = {
  shopId: string;
  /** Confirmed twice, it is one order (W4). */
  formId: string;
  fields: Omit<CreateOrderBody, "orderId">;
};

/** Writes down what a supplier is asked for, with or without a network (O1). Resolves with its operation, on the disk. */
export async function createOrder(
  device: Device,
  { shopId, formId, fields }: OrderToCreate,
): Promise<Acted<OperationRecord>> {
  const objection = objectionTo(fields.lines);
  if (objection) return refused(objection);
  const orderId = randomUuid(device.clock(), device.random.bytes(10));
  const names = [await nameOf(device, shopId, fields.supplierId)];
  const body = { orderId, ...fields };
  const given = { shopId, action: "keep-suppliers", kind: "order.create", formId } as const;
  return act(device, { ...given, body, names });
}

export type OrderToEdit = { shopId: string; formId: string; supplierId: string } & EditOrderBody;

/** Changes an order, field by field; `supplierId`: of whom it is. Nothing changed is nothing written. */
export async function editOrder(
  device: Device,
  { shopId, formId, supplierId, orderId, patch: given }: OrderToEdit,
): Promise<Acted<OperationRecord | null>> {
  const patch = changedIn(given);
  if (!patch) return agreed(null);
  const objection = patch.lines && objectionTo(patch.lines[1]);
  if (objection) return refused(objection);
  const names = [await nameOf(device, shopId, supplierId)];
  const body = { orderId, patch };
  return act(device, { shopId, action: "keep-suppliers", kind: "order.edit", formId, body, names });
}

function objectionTo(lines: readonly OrderLine[]): Objection | undefined {
  if (lines.length === 0) return "empty-cart";
  if (lines.length > mostPurchaseLines) return "amount-too-large";
  const isWhole = (value: number, least: number, most: number) =>
    Number.isSafeInteger(value) && value >= least && value <= most;
  const areWhole = lines.every(
    ({ quantity, cost = 0 }) => isWhole(quantity, 1, mostPieces) && isWhole(cost, 0, mostFrancs),
  );
  return areWhole ? undefined : "quantity-invalid";
}

const nameOf = async (device: Device, shopId: string, customerId: string) =>
  (await shownOf(device, { shopId, suppliers: true, customerId })).name;

import { changedIn } from "#shared/rules/merge.ts";
import type { CreateCustomerBody, EditCustomerBody } from "#shared/schemas/customer.ts";
import { agreed } from "#shared/schemas/refusal.ts";
import { randomUuid } from "#shared/sync/uuid.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";

/** `formId`: confirmed twice, it is one customer. */
export type CustomerToCreate = {
  shopId: string;
  formId: string;
  fields: Omit<CreateCustomerBody, "customerId">;
};

/** Notes somebody who buys here, with or without a network. */
export function createCustomer(
  device: Device,
  { shopId, formId, fields }: CustomerToCreate,
): Promise<Acted<OperationRecord>> {
  const customerId = randomUuid(device.clock(), device.random.bytes(10));
  const body = { customerId, ...fields };
  const kind = "customer.create";
  return act(device, { shopId, action: "edit-customer", kind, formId, body, names: [fields.name] });
}

export type CustomerToEdit = { shopId: string; formId: string; name: string } & EditCustomerBody;

/** Changes a customer, field by field; `name`: what they are called then. Nothing changed is nothing written. */
export async function editCustomer(
  device: Device,
  { shopId, formId, name, customerId, patch: given }: CustomerToEdit,
): Promise<Acted<OperationRecord | null>> {
  const patch = changedIn(given);
  if (!patch) return agreed(null);
  const body = { customerId, patch };
  const kind = "customer.edit";
  return act(device, { shopId, action: "edit-customer", kind, formId, body, names: [name] });
}

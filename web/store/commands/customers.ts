import { changedIn } from "#shared/rules/merge.ts";
import { inNotebook } from "#shared/rules/notebook-rights.ts";
import type {
  CreateCustomerBody,
  Customer,
  EditCustomerBody,
  NotebookName,
} from "#shared/schemas/customer.ts";
import type { Role } from "#shared/schemas/person.ts";
import { agreed } from "#shared/schemas/refusal.ts";
import { randomUuid } from "#shared/sync/uuid.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { act, actorIn } from "./act.ts";
import type { Acted } from "./acted.ts";
import { type InNotebook, ofNotebook } from "./of-notebook.ts";

/** `formId`: confirmed twice, it is one customer. */
export type CustomerToCreate = InNotebook & {
  formId: string;
  fields: Omit<CreateCustomerBody, "customerId" | NotebookName>;
};

/** Notes somebody who buys here, or whom the shop buys from, with or without a network. */
export function createCustomer(
  device: Device,
  { shopId, suppliers, formId, fields }: CustomerToCreate,
): Promise<Acted<OperationRecord>> {
  const customerId = randomUuid(device.clock(), device.random.bytes(10));
  const body = { customerId, ...ofNotebook(device, { shopId, suppliers }), ...fields };
  const kind = "customer.create";
  const action = (role: Role) => inNotebook(role, "edit-customer", suppliers);
  return act(device, { shopId, action, kind, formId, body, names: [fields.name] });
}

export type CustomerToEdit = InNotebook & { formId: string; name: string } & Omit<
    EditCustomerBody,
    NotebookName
  >;

/** Changes a customer, field by field; `name`: what they are called then. Nothing changed is nothing written. */
export async function editCustomer(
  device: Device,
  { shopId, suppliers, formId, name, customerId, patch: given }: CustomerToEdit,
): Promise<Acted<OperationRecord | null>> {
  const patch = changedIn(given);
  if (!patch) return agreed(null);
  const body = { customerId, ...ofNotebook(device, { shopId, suppliers }), patch };
  const kind = "customer.edit";
  const needed = patch.mergedInto ? "merge-customers" : "edit-customer";
  const action = (role: Role) => inNotebook(role, needed, suppliers);
  return act(device, { shopId, action, kind, formId, body, names: [name] });
}

/** By which way somebody was reminded. */
export type ReminderWay = NonNullable<Customer["reminded"]>["way"];

export type ReminderToNote = Pick<CustomerToEdit, "shopId" | "formId" | "name" | "customerId"> & {
  way: ReminderWay;
  /** The last reminder that the editor saw. */
  before: Customer["reminded"];
};

/** Notes that somebody was reminded now, by whom and how: the person sends, this only writes it down. */
export async function noteReminder(
  device: Device,
  { way, before, ...given }: ReminderToNote,
): Promise<Acted<OperationRecord | null>> {
  const actor = actorIn(device, given.shopId);
  if (!actor) return { ok: false, refusal: "no-access" };
  const at = new Date(device.clock()).toISOString();
  const reminded = { at, by: actor.actorId ?? actor.session.userId, way };
  return editCustomer(device, { ...given, patch: { reminded: [before ?? null, reminded] } });
}

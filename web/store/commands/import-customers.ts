import { may } from "#shared/rules/permissions.ts";
import type { CreateCustomerBody, NotebookName } from "#shared/schemas/customer.ts";
import { agreed, refused } from "#shared/schemas/refusal.ts";
import { randomUuid } from "#shared/sync/uuid.ts";
import type { Device } from "#web/store/device.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import { actorIn, draftOf } from "./act.ts";
import { type Acted, acted } from "./acted.ts";
import { type InNotebook, ofNotebook } from "./of-notebook.ts";

export type CustomersToImport = InNotebook & {
  /** Names the file as it was confirmed: confirmed twice, it is imported once. */
  importId: string;
  /** `balance`: francs owed before, below zero for a deposit. `reason`: why, in words. */
  people: readonly {
    fields: Omit<CreateCustomerBody, "customerId" | NotebookName>;
    balance: number;
  }[];
  reason: string;
};

/** Notes the customers of a file, or the suppliers, with what they owed before: all of them in one transaction, or none; by the office. */
export function importCustomers(
  device: Device,
  { shopId, suppliers, importId, people, reason }: CustomersToImport,
): Promise<Acted<{ customers: number }>> {
  return acted(async () => {
    const actor = actorIn(device, shopId);
    if (!actor) return { ok: false, refusal: "no-access" };
    const action = suppliers ? "keep-suppliers" : "adjust-account";
    if (!may(actor.access.role, action)) return refused("not-allowed");
    if (people.length === 0) return refused("empty-cart");
    const notebook = ofNotebook(device, { shopId, suppliers });
    const drafts = people.flatMap(({ fields, balance: change }, place): Draft[] => {
      // A millisecond apart, so that identifiers have the order of the file.
      const customerId = randomUuid(device.clock() + place, device.random.bytes(10));
      const given = { shopId, formId: null, names: [fields.name] };
      const made = draftOf<"customer.create">(actor, {
        ...given,
        kind: "customer.create",
        body: { customerId, ...notebook, ...fields },
      });
      const opened = draftOf<"account.adjust">(actor, {
        ...given,
        kind: "account.adjust",
        body: { customerId, ...notebook, kind: "opening", change, reason },
      });
      return [made, ...(change === 0 ? [] : [opened])] as unknown as Draft[];
    });
    await device.outbox.recordAll(drafts, importId);
    return agreed({ customers: people.length });
  });
}

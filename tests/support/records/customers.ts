import type { Customer } from "#shared/schemas/customer.ts";
import type { RecordPart } from "#tests/support/records.ts";
import {
  type CustomerToCreate,
  createCustomer,
  editCustomer,
} from "#web/store/commands/customers.ts";

/** Anybody of the staff notes who buys, and resellers who buys from them. */
export const record: RecordPart<Customer, CustomerToCreate["fields"]> = {
  kind: "customers",
  ...{ create: "customer.create", edit: "customer.edit", idField: "customerId" },
  by: ["owner", "manager", "employee", "seller"],
  ofResellers: true,
  unknown: "unknown-record",
  essential: ["name", "phone", "creditLimit", "archived", "mergedInto"],
  played: ["Awa Diop", "Maman Chantal", "Chez Ali", "José", "عائشة", "Béatrice N."],
  fields: (name, rng) => ({
    ...{ name, phone: "+237677000000", otherPhone: "", note: "" },
    ...{ creditLimit: rng.pick([null, 0, 900, 5000]), termDays: null, wantsMessages: true },
  }),
  changes: ({ name: before, archived }, name) => [
    { name: [before, name] },
    { archived: [archived, !archived] },
  ],
  makeOn: (own, form, fields) => createCustomer(own, { ...form, fields }),
  editOn: (own, form, { id: customerId, name }, patch) =>
    editCustomer(own, { ...form, customerId, name, patch }),
};

import type { KindOnServer } from "#server/sync/entries/kind.ts";
import type { OperationRule } from "#server/sync/entries/rule.ts";
import type { OperationKind } from "#shared/sync/operations.ts";
import type { RowKind } from "#shared/sync/rows.ts";
import { agencyKind, createAgency, editAgency } from "./agencies.ts";
import { createCustomer, customerKind, editCustomer } from "./customers.ts";

/** How records are read; the list of all kinds of rows takes them from here. */
export const recordKinds = {
  agencies: agencyKind,
  customers: customerKind,
} satisfies { [K in RowKind]?: KindOnServer };

/** How records are made and edited; the list of all kinds of operations takes them from here. */
export const recordRules = {
  "agency.create": createAgency,
  "agency.edit": editAgency,
  "customer.create": createCustomer,
  "customer.edit": editCustomer,
} satisfies { [K in OperationKind]?: OperationRule<K> };

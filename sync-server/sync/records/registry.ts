import type { KindOnServer } from "#server/sync/entries/kind.ts";
import type { OperationRule } from "#server/sync/entries/rule.ts";
import type { OperationKind } from "#shared/sync/operations.ts";
import type { RowKind } from "#shared/sync/rows.ts";
import { accountKind, accountMoveKind, adjustAccount, moveAccount } from "./accounts.ts";
import { agencyKind, createAgency, editAgency } from "./agencies.ts";
import { createCustomer, customerKind, editCustomer } from "./customers.ts";

/** How records are read; the list of all kinds of rows takes them from here. */
export const recordKinds = {
  agencies: agencyKind,
  customers: customerKind,
  accounts: accountKind,
  accountMoves: accountMoveKind,
} satisfies { [K in RowKind]?: KindOnServer };

/** How records are made and edited; the list of all kinds of operations takes them from here. */
export const recordRules = {
  "agency.create": createAgency,
  "agency.edit": editAgency,
  "customer.create": createCustomer,
  "customer.edit": editCustomer,
  "account.move": moveAccount,
  "account.adjust": adjustAccount,
} satisfies { [K in OperationKind]?: OperationRule<K> };

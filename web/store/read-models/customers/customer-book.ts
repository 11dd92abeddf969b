import { mergeCustomer } from "#shared/rules/customer.ts";
import type { Patch } from "#shared/rules/merge.ts";
import type { Customer } from "#shared/schemas/customer.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { pendingFor, RowBook } from "#web/store/read-models/row-book.ts";
import { isToldOf, type NotebookOf } from "./notebook-of.ts";

/** A customer with own edits counted in. */
export type CustomerRow = Customer & {
  /** An own act on them is not in the books yet. */
  isPending: boolean;
};

export type CustomerBook = RowBook<"customers", CustomerRow | undefined>;

export function openCustomerBook(notebook: NotebookOf): CustomerBook {
  return new RowBook({
    kind: "customers",
    shopId: notebook.shopId,
    touches: (operation, by) => {
      const { kind, body } = operation;
      const isOf = kind === "customer.create" || kind === "customer.edit";
      return isOf && isToldOf(notebook, operation, by) ? [body.customerId] : [];
    },
    view: (_, row, own) => customerRow(row, own),
    order: (a, b) => a.name.localeCompare(b.name, "fr") || (a.id < b.id ? -1 : 1),
  });
}

function customerRow(
  row: Customer | undefined,
  own: readonly OperationRecord[],
): CustomerRow | undefined {
  const pending = pendingFor(row, own);
  let customer = row;
  for (const { operation } of pending) {
    if (operation.kind === "customer.create") {
      const { customerId: id, own: _, suppliers: __, ...fields } = operation.body;
      customer ??= { ...fields, id, archived: false, rev: 0 };
    }
    if (operation.kind === "customer.edit" && customer) {
      const patch = operation.body.patch as Patch<Omit<Customer, "rev">>;
      const { changed } = mergeCustomer(customer, patch);
      customer = { ...customer, ...changed };
    }
  }
  return customer && { ...customer, isPending: pending.length > 0 };
}

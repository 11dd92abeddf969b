import { mergePatch, type Patch } from "#shared/rules/merge.ts";
import type { Customer } from "#shared/schemas/customer.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { pendingFor, RowBook } from "#web/store/read-models/row-book.ts";

/** A customer with own edits counted in. */
export type CustomerRow = Customer & {
  /** An own act on them is not in the books yet. */
  isPending: boolean;
};

export type CustomerBook = RowBook<"customers", CustomerRow | undefined>;

export function openCustomerBook(shopId: string): CustomerBook {
  return new RowBook({
    kind: "customers",
    shopId,
    touches: ({ kind, body }) =>
      kind === "customer.create" || kind === "customer.edit" ? [body.customerId] : [],
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
      const { customerId: id, ...fields } = operation.body;
      customer ??= { ...fields, id, archived: false, rev: 0 };
    }
    if (operation.kind === "customer.edit" && customer) {
      const patch = operation.body.patch as Patch<Omit<Customer, "rev">>;
      const { changed } = mergePatch<Omit<Customer, "rev">>(customer, patch);
      customer = { ...customer, ...changed };
    }
  }
  return customer && { ...customer, isPending: pending.length > 0 };
}

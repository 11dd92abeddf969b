import { and, eq } from "drizzle-orm";
import { customers } from "#server/db/tables/customers.ts";
import { factsInPart, ofStaff } from "#server/sync/entries/kind.ts";
import type { OperationRule } from "#server/sync/entries/rule.ts";
import { kept, notKept } from "#server/sync/shop/turn.ts";
import { mergePatch, type Patch } from "#shared/rules/merge.ts";
import type { Customer } from "#shared/schemas/customer.ts";

export const customerKind = ofStaff({
  table: "customers",
  as: "cu",
  row: `json_build_object('id', cu.id, 'name', cu.name, 'phone', cu.phone, 'otherPhone', cu.other_phone,
    'note', cu.note, 'creditLimit', cu.credit_limit, 'termDays', cu.term_days, 'wantsMessages', cu.wants_messages,
    'archived', cu.archived, 'rev', cu.rev)`,
  counts: "1",
  order: "cu.name, cu.id",
  part: { rows: factsInPart, turn: 0 },
});

/** Somebody who buys here: an intention. */
export const createCustomer = {
  way: "in-turn",
  action: () => "edit-customer",
  async write({ tx, shopId, rev }, { body: { customerId: id, ...fields } }) {
    const made = await tx
      .insert(customers)
      .values({ ...fields, shopId, id, rev })
      .onConflictDoNothing()
      .returning({ id: customers.id });
    return made.length > 0 ? kept() : notKept("id-taken");
  },
} satisfies OperationRule<"customer.create">;

/** A change of a customer, merged field by field (M1): an intention. */
export const editCustomer = {
  way: "in-turn",
  action: () => "edit-customer",
  async write({ tx, shopId, rev }, { body }) {
    const own = and(eq(customers.shopId, shopId), eq(customers.id, body.customerId));
    const [customer] = await tx.select().from(customers).where(own);
    if (!customer) return notKept("unknown-record");
    const { changed } = mergePatch<Omit<Customer, "rev">>(
      customer,
      body.patch as Patch<Omit<Customer, "rev">>,
    );
    await tx
      .update(customers)
      .set({ ...changed, rev })
      .where(own);
    return kept();
  },
} satisfies OperationRule<"customer.edit">;

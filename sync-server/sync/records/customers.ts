import { and, eq } from "drizzle-orm";
import { customers } from "#server/db/tables/customers.ts";
import { factsInPart, ofNotebooks } from "#server/sync/entries/kind.ts";
import type { OperationRule } from "#server/sync/entries/rule.ts";
import { kept, notKept, type Turn } from "#server/sync/shop/turn.ts";
import { mergeCustomer } from "#shared/rules/customer.ts";
import type { Patch } from "#shared/rules/merge.ts";
import { actionIn } from "#shared/rules/notebook-rights.ts";
import type { Customer, EditCustomerBody } from "#shared/schemas/customer.ts";
import { notebookToldOf } from "#shared/sync/operation-kinds.ts";
import { isOfNotebook, notebookIdOf, type Told } from "./notebooks.ts";

export const customerKind = ofNotebooks({
  table: "customers",
  as: "cu",
  row: `json_build_object('id', cu.id, 'name', cu.name, 'phone', cu.phone, 'otherPhone', cu.other_phone,
    'note', cu.note, 'creditLimit', cu.credit_limit, 'termDays', cu.term_days, 'wantsMessages', cu.wants_messages,
    'language', cu.language, 'archived', cu.archived, 'mergedInto', cu.merged_into, 'reminded', cu.reminded,
    'rev', cu.rev)`,
  counts: "1",
  order: "cu.name, cu.id",
  part: { rows: factsInPart, turn: 0 },
});

/** Somebody who buys here: an intention. Whose they are never changes (C10). */
export const createCustomer = {
  way: "in-turn",
  action: (body) => actionIn(notebookToldOf({ body }), "edit-customer"),
  async write(turn, { body }) {
    const { tx, shopId, rev } = turn;
    const { customerId: id, own: _, suppliers: __, ...fields } = body;
    const made = await tx
      .insert(customers)
      .values({ ...fields, shopId, id, rev, notebookId: notebookIdOf(turn, body) })
      .onConflictDoNothing()
      .returning({ id: customers.id });
    return made.length > 0 ? kept() : notKept("id-taken");
  },
} satisfies OperationRule<"customer.create">;

/** A change of a customer, merged field by field (M1): an intention. Who is whose double, the office says (C8), or whose notebook it is. */
export const editCustomer = {
  way: "in-turn",
  action: (body) =>
    actionIn(notebookToldOf({ body }), body.patch.mergedInto ? "merge-customers" : "edit-customer"),
  async write(turn, { body }) {
    const { tx, rev } = turn;
    const here = (id: string) => and(inNotebook(turn, body), eq(customers.id, id));
    const own = here(body.customerId);
    const [customer] = await tx.select().from(customers).where(own);
    if (!customer) return notKept("unknown-record");
    const into = body.patch.mergedInto?.[1];
    const others = into ? await tx.select().from(customers).where(here(into)) : [];
    if (into && (into === body.customerId || others.length === 0)) return notKept("unknown-record");
    if (body.patch.mergedInto) turn.mergedInto = undefined;
    const { changed } = mergeCustomer(customer, {
      ...(body.patch as Patch<Omit<Customer, "rev">>),
      ...ownReminder(turn, body.patch),
    });
    await tx
      .update(customers)
      .set({ ...changed, rev })
      .where(own);
    return kept();
  },
} satisfies OperationRule<"customer.edit">;

/** Who reminded is who acts (J1), and it was no later than it was told (J10). */
function ownReminder(
  { userId, now }: Turn,
  { reminded }: EditCustomerBody["patch"],
): Pick<Patch<Customer>, "reminded"> {
  const [seen, told] = reminded ?? [];
  if (!told) return {};
  const at = new Date(Math.min(Date.parse(told.at), now)).toISOString();
  return { reminded: [seen, { ...told, at, by: userId }] };
}

/** Customers of the notebook that an act is of: whom it does not hold, nobody there knows (C10). */
export const inNotebook = (turn: Turn, body: Told) =>
  and(eq(customers.shopId, turn.shopId), isOfNotebook(customers.notebookId, turn, body));

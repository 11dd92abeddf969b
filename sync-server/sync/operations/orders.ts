import { and, eq } from "drizzle-orm";
import { customers } from "#server/db/tables/customers.ts";
import { orders } from "#server/db/tables/orders.ts";
import type { OperationRule } from "#server/sync/entries/rule.ts";
import { kept, notKept, type Turn } from "#server/sync/shop/turn.ts";
import { businessDay } from "#shared/rules/business-day.ts";
import { mergePatch, type Patch } from "#shared/rules/merge.ts";
import type { OrderFields } from "#shared/schemas/order.ts";

/** What the shop asks a supplier for: an intention (O1). It moves no goods and owes nothing. */
export const createOrder = {
  way: "in-turn",
  action: () => "keep-suppliers",
  async write(turn, { body }, { happened }) {
    const { tx, shopId, rev, userId: byId } = turn;
    const { orderId: id, ...fields } = body;
    const taken = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.shopId, shopId), eq(orders.id, id)));
    if (taken.length > 0) return notKept("id-taken");
    if (!(await isSupplier(turn, fields.supplierId))) return notKept("unknown-record");
    const moment = { at: new Date(happened.at), day: businessDay(happened.at, turn) };
    await tx.insert(orders).values({ ...fields, shopId, id, rev, byId, ...moment });
    return kept();
  },
} satisfies OperationRule<"order.create">;

/** A change of an order, merged field by field (M1): an intention. What has come of it is no field (O3). */
export const editOrder = {
  way: "in-turn",
  action: () => "keep-suppliers",
  async write(turn, { body }) {
    const { tx, shopId, rev } = turn;
    const own = and(eq(orders.shopId, shopId), eq(orders.id, body.orderId));
    const [order] = await tx.select().from(orders).where(own);
    if (!order) return notKept("unknown-record");
    const supplierId = body.patch.supplierId?.[1];
    if (supplierId && !(await isSupplier(turn, supplierId))) return notKept("unknown-record");
    const { changed } = mergePatch<OrderFields>(order, body.patch as Patch<OrderFields>);
    await tx
      .update(orders)
      .set({ ...changed, rev })
      .where(own);
    return kept();
  },
} satisfies OperationRule<"order.edit">;

/** Whether somebody stands in the notebook of the suppliers (G1), which bears the shop's own identifier. */
async function isSupplier({ tx, shopId }: Turn, supplierId: string): Promise<boolean> {
  const isOfSuppliers = and(eq(customers.shopId, shopId), eq(customers.notebookId, shopId));
  const found = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(isOfSuppliers, eq(customers.id, supplierId)));
  return found.length > 0;
}

import { and, eq, inArray, sql } from "drizzle-orm";
import { products } from "#server/db/tables/catalogue.ts";
import { transfers } from "#server/db/tables/transfers.ts";
import type { Standing } from "#server/sync/entries/rule.ts";
import type { Turn } from "#server/sync/shop/turn.ts";
import type { SoldBy } from "#shared/schemas/measure.ts";
import type { Role } from "#shared/schemas/person.ts";

export type TransferRow = typeof transfers.$inferSelect;

/** The transfers of the shop among some identifiers. */
export async function findTransfers(
  { tx, shopId }: Turn,
  ids: readonly string[],
): Promise<Map<string, TransferRow>> {
  const rows = await tx
    .select()
    .from(transfers)
    .where(and(eq(transfers.shopId, shopId), inArray(transfers.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** In what a notice tells how much: nothing of what goes by the piece. */
export const unitIn = (by: SoldBy | null | undefined) => (by?.unit ? { unit: by.unit } : {});

/** Pieces that are left of a transfer; never clamped, so that a rejection of sold goods shows as less than none. */
export function leftOf({ status, quantity, sold, returned }: TransferRow): number {
  return (status === "rejected" ? 0 : quantity) - sold - returned;
}

/** The same where Postgres works it out. */
export const leftInSql = sql<number>`case when ${transfers.status} = 'rejected' then 0 else ${transfers.quantity} end
  - ${transfers.sold} - ${transfers.returned}`;

/** Counts pieces as sold or returned and gives the row the revision of the turn (T2). */
export async function countOnTransfer(
  { tx, shopId, rev }: Turn,
  id: string,
  pieces: { sold?: number; returned?: number },
): Promise<void> {
  const { sold = 0, returned = 0 } = pieces;
  await tx
    .update(transfers)
    .set({
      sold: sql`${transfers.sold} + ${sold}`,
      returned: sql`${transfers.returned} + ${returned}`,
      rev,
    })
    .where(and(eq(transfers.shopId, shopId), eq(transfers.id, id)));
}

/** A reseller acts on their own transfers; of staff only the role counts. */
export function isOwnOrStaff(
  turn: Turn,
  role: Role,
  transfer: { resellerId: string } | undefined,
): boolean {
  if (role !== "reseller") return true;
  return transfer?.resellerId === turn.userId;
}

/**
 * A reseller who never was of the staff has only what was handed to them: what they tell of another's goods cannot have
 * happened (J3a).
 */
export function isAnothers(
  { userId }: Turn,
  { role, wasStaff }: Pick<Standing, "role" | "wasStaff">,
  transfer: TransferRow | undefined,
): boolean {
  return (
    role === "reseller" && !wasStaff && transfer !== undefined && transfer.resellerId !== userId
  );
}

/** Whoever tells it may do so now, and with this transfer. */
export function mayWith(
  turn: Turn,
  { isAllowed, role }: Standing,
  transfer: TransferRow | undefined,
): boolean {
  return isAllowed && isOwnOrStaff(turn, role, transfer);
}

/** What the products that the shop knows are called, or were at a revision of its books. */
export async function namesOf(
  { tx, shopId }: Turn,
  productIds: readonly string[],
  rev?: number,
): Promise<Map<string, string>> {
  const then = sql<string>`coalesce((select f.name from former_product_names f
    where f.shop_id = ${shopId} and f.product_id = ${products.id} and f.until_rev > ${rev ?? null}::bigint
    order by f.until_rev limit 1), ${products.name})`;
  const rows = await tx
    .select({ id: products.id, name: then })
    .from(products)
    .where(and(eq(products.shopId, shopId), inArray(products.id, [...productIds])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

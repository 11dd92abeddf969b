import { and, eq } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { shopTransfers } from "#server/db/tables/transfers.ts";

type Sent = Pick<
  typeof shopTransfers.$inferSelect,
  "id" | "otherShopId" | "productId" | "quantity" | "status" | "received"
>;

/**
 * The sender's row of a transfer, held until the transaction ends: whoever counts and whoever takes back asks for it
 * first, so that each sees what the other has done (T9a). A receiver holds its own row before it. Undefined when the
 * shop has sent no such thing, or is deleted.
 */
export async function holdSent(tx: Tx, shopId: string, id: string): Promise<Sent | undefined> {
  const [row] = await tx
    .select({
      id: shopTransfers.id,
      otherShopId: shopTransfers.otherShopId,
      productId: shopTransfers.productId,
      quantity: shopTransfers.quantity,
      status: shopTransfers.status,
      received: shopTransfers.received,
    })
    .from(shopTransfers)
    .where(rowOf(shopId, id, "out"))
    .for("update");
  return row;
}

/** Whether the receiver has counted what was sent, told so or not. The sender's row is held. */
export async function hasArrived(
  tx: Tx,
  { id, otherShopId }: Pick<Sent, "id" | "otherShopId">,
): Promise<boolean> {
  const [row] = await tx
    .select({ status: shopTransfers.status })
    .from(shopTransfers)
    .where(rowOf(otherShopId, id, "in"));
  return row?.status === "received";
}

/** One end of a transfer between shops, in the books of that end. */
export function rowOf(shopId: string, id: string, direction: "in" | "out") {
  return and(
    ...[eq(shopTransfers.shopId, shopId), eq(shopTransfers.id, id)],
    eq(shopTransfers.direction, direction),
  );
}

/** The same as long as nobody has counted it or taken it back. */
export function onTheWay(shopId: string, id: string, direction: "in" | "out") {
  return and(rowOf(shopId, id, direction), eq(shopTransfers.status, "on-the-way"));
}

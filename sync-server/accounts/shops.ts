import { eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/tables/people.ts";
import { shopRevisions, shops, shopUsers } from "#server/db/tables/shops.ts";
import type { Shop } from "#shared/schemas/shop.ts";

export type Tx = Db | Parameters<Parameters<Db["transaction"]>[0]>[0];

/** What may be said of a new shop; its name at least. */
export type NewShop = { id: string; name: string } & Partial<Omit<Shop, "id" | "name" | "rev">>;

/** A shop at revision 1 with its owner as first member. Call it inside a transaction. */
export async function createShop(
  tx: Tx,
  ownerId: string,
  fields: NewShop,
  now: number,
): Promise<void> {
  await tx.insert(shops).values({ ...fields, ownerId, rev: 1, createdAt: new Date(now) });
  await tx
    .insert(shopRevisions)
    .values({ shopId: fields.id, rev: 1, catalogRev: 1, membersRev: 1 });
  const owner = {
    shopId: fields.id,
    userId: ownerId,
    role: "owner" as const,
    joinedAt: new Date(now),
    rev: 1,
  };
  await tx.insert(shopUsers).values(owner);
  await raiseAccess(tx, ownerId);
}

/** The person's devices learn at their next exchange that what they may open has changed. */
export async function raiseAccess(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ accessRev: sql`${users.accessRev} + 1` })
    .where(eq(users.id, userId));
}

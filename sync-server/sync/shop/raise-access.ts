import { inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/client.ts";
import { users } from "#server/db/tables/people.ts";

/** The devices of these people learn at their next exchange that what they may open has changed. People are locked by identifier. */
export async function raiseAccessOf(tx: Db | Tx, userIds: readonly string[]): Promise<void> {
  const some = inArray(users.id, [...userIds]);
  await tx.select({ id: users.id }).from(users).where(some).orderBy(users.id).for("no key update");
  await tx
    .update(users)
    .set({ accessRev: sql`${users.accessRev} + 1` })
    .where(some);
}

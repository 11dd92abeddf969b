import { and, eq, sql } from "drizzle-orm";
import { shopRevisions, shopUsers } from "#server/db/tables/shops.ts";
import { must } from "#shared/must.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { AccountsDeps } from "./deps.ts";
import { raiseAccess, type Tx } from "./shops.ts";

/** A change of a shop that is committed: what the live streams are told of. */
export type ShopChange = { shopId: string; prevRev: number; rev: number };

type Membership = { shopId: string; userId: string };

/** Makes somebody a member, or gives a former or present one this role. The owner stays the owner. */
export function addMember(
  deps: AccountsDeps,
  { shopId, userId, role }: Membership & { role: Exclude<Role, "owner"> },
) {
  return changeMember(deps, { shopId, userId }, (tx, rev, now) =>
    tx
      .insert(shopUsers)
      .values({ shopId, userId, role, joinedAt: now, rev })
      .onConflictDoUpdate({
        target: [shopUsers.shopId, shopUsers.userId],
        set: { role, isActive: true, leftAt: null, rev },
        setWhere: sql`${shopUsers.role} <> 'owner'`,
      })
      .returning({ userId: shopUsers.userId }),
  );
}

/** Dismisses somebody: they read nothing more, and what they sold until now still arrives. The owner cannot be dismissed. */
export function endMember(deps: AccountsDeps, { shopId, userId }: Membership) {
  const standing = and(
    eq(shopUsers.shopId, shopId),
    eq(shopUsers.userId, userId),
    eq(shopUsers.isActive, true),
    sql`${shopUsers.role} <> 'owner'`,
  );
  return changeMember(deps, { shopId, userId }, (tx, rev, now) =>
    tx
      .update(shopUsers)
      .set({ isActive: false, leftAt: now, rev })
      .where(standing)
      .returning({ userId: shopUsers.userId }),
  );
}

type Write = (tx: Tx, rev: number, now: Date) => Promise<{ userId: string }[]>;

/** One transaction: the shop's next revision, the membership, what the person may open. Undefined when nothing changed. */
async function changeMember(
  deps: AccountsDeps,
  who: Membership,
  write: Write,
): Promise<ShopChange | undefined> {
  try {
    return await deps.database.db.transaction(async (tx) => {
      const next = sql`${shopRevisions.rev} + 1`;
      const [bumped] = await tx
        .update(shopRevisions)
        .set({ rev: next, membersRev: next })
        .where(eq(shopRevisions.shopId, who.shopId))
        .returning({ rev: shopRevisions.rev });
      const rev = must(bumped, "the shop").rev;
      const written = await write(tx, rev, new Date(deps.clock()));
      if (written.length === 0) throw nothingChanged;
      await raiseAccess(tx, who.userId);
      return { shopId: who.shopId, prevRev: rev - 1, rev };
    });
  } catch (error) {
    if (error === nothingChanged) return undefined;
    throw error;
  }
}

/** Rolls the revision back when there was nothing to change. */
const nothingChanged = new Error("nothing changed");

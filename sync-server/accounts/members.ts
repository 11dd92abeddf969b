import { and, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { shopRevisions, shopUsers } from "#server/db/tables/shops.ts";
import { must } from "#shared/must.ts";
import { mayGovern } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { AccountsDeps } from "./deps.ts";
import { roomFor } from "./shop-room.ts";
import { raiseAccess, type Tx } from "./shops.ts";

/** A change of a shop that is committed: what the live streams are told of. */
export type ShopChange = { shopId: string; prevRev: number; rev: number };

type Membership = { shopId: string; userId: string };

/** `by` must govern the member at the moment of the change; without it nobody of the shop stands behind the change. */
type Act = Membership & { by?: string };

type JoiningRole = Exclude<Role, "owner">;

/** Makes somebody a member, or gives a former or present one this role. The owner stays the owner. */
export function addMember(
  deps: AccountsDeps,
  { shopId, userId, role }: Membership & { role: JoiningRole },
) {
  return changeMember(deps, { shopId, userId }, (tx, rev, now) =>
    putMember(tx, { shopId, userId, role, rev, now }),
  );
}

/** Whoever had left begins anew; whoever is there, paused or not, has been since they joined. */
const joinedAnew = sql`case when ${shopUsers.leftAt} is null then ${shopUsers.joinedAt} else excluded.joined_at end`;

/** Whoever is made a reseller stays known as one who was of the staff. */
const wasStaff = sql`${shopUsers.wasStaff} or ${shopUsers.role} <> 'reseller'`;

/** Writes a membership down at a revision that its transaction has taken. */
export function putMember(
  tx: Tx,
  { now, ...row }: Membership & { role: JoiningRole; rev: number; now: Date },
): Promise<{ userId: string }[]> {
  const { role, rev } = row;
  return tx
    .insert(shopUsers)
    .values({ ...row, joinedAt: now })
    .onConflictDoUpdate({
      target: [shopUsers.shopId, shopUsers.userId],
      set: { role, wasStaff, isActive: true, joinedAt: joinedAnew, leftAt: null, rev },
      setWhere: notOwner,
    })
    .returning({ userId: shopUsers.userId });
}

const notOwner = sql`${shopUsers.role} <> 'owner'`;

/** Dismisses somebody: they read nothing more, and what they sold until now still arrives. The owner cannot be dismissed. */
export function endMember(deps: AccountsDeps, who: Act) {
  return setMember(deps, who, isNull(shopUsers.leftAt), (now) => ({
    isActive: false,
    leftAt: now,
  }));
}

/** Takes somebody's access away until they are taken back. Undefined when they have none. */
export function pauseMember(deps: AccountsDeps, who: Act) {
  return setMember(deps, who, eq(shopUsers.isActive, true), () => ({ isActive: false }));
}

/**
 * Gives somebody who is paused their access back, where the plan has room for them: counted under the shop's lock, so
 * that two who come back do not both get the last place. Whoever has left is invited again instead.
 */
export async function reactivateMember(
  deps: AccountsDeps,
  who: Act,
): Promise<ShopChange | "plan-limit" | "not-allowed" | undefined> {
  const isPaused = and(isMember(who), eq(shopUsers.isActive, false), isNull(shopUsers.leftAt));
  try {
    return await govern(deps, who, async (tx, rev) => {
      const [paused] = await tx.select({ role: shopUsers.role }).from(shopUsers).where(isPaused);
      if (!paused || paused.role === "owner") return [];
      if (!(await roomFor(tx, deps, { shopId: who.shopId, role: paused.role }))) throw noRoom;
      const set = { isActive: true, rev };
      return tx.update(shopUsers).set(set).where(isPaused).returning({ userId: shopUsers.userId });
    });
  } catch (error) {
    if (error === noRoom) return "plan-limit";
    throw error;
  }
}

function isMember({ shopId, userId }: Membership) {
  return and(eq(shopUsers.shopId, shopId), eq(shopUsers.userId, userId));
}

/** Rolls everything back when the plan has no place left. */
const noRoom = new Error("the plan allows no more");

/** Gives one of the staff another role of the staff. A reseller reads another part of the shop, and stays one. */
export function changeRole(deps: AccountsDeps, who: Act, role: Exclude<JoiningRole, "reseller">) {
  const isOther = and(
    isNull(shopUsers.leftAt),
    ne(shopUsers.role, "reseller"),
    ne(shopUsers.role, role),
  );
  return setMember(deps, who, isOther, () => ({ role }));
}

type Fields = Partial<Pick<typeof shopUsers.$inferInsert, "isActive" | "leftAt" | "role">>;

/** Changes a membership that is as it should be before; the owner's never is. */
function setMember(
  deps: AccountsDeps,
  who: Act,
  before: SQL | undefined,
  fields: (now: Date) => Fields,
) {
  const one = and(isMember(who), notOwner, before);
  return govern(deps, who, (tx, rev, now) =>
    tx
      .update(shopUsers)
      .set({ ...fields(now), rev })
      .where(one)
      .returning({ userId: shopUsers.userId }),
  );
}

/**
 * A change of a member by somebody above them. Judged under the shop's lock: either may have been given another role
 * since the request was read, and no manager governs another.
 */
async function govern(
  deps: AccountsDeps,
  { by, ...who }: Act,
  write: Write,
): Promise<ShopChange | "not-allowed" | undefined> {
  try {
    return await changeMember(deps, who, async (tx, rev, now) => {
      if (by !== undefined && !(await governs(tx, by, who))) throw notAbove;
      return write(tx, rev, now);
    });
  } catch (error) {
    if (error === notAbove) return "not-allowed";
    throw error;
  }
}

async function governs(tx: Tx, by: string, { shopId, userId }: Membership): Promise<boolean> {
  const rows = await tx
    .select({ id: shopUsers.userId, role: shopUsers.role, isActive: shopUsers.isActive })
    .from(shopUsers)
    .where(and(eq(shopUsers.shopId, shopId), inArray(shopUsers.userId, [by, userId])));
  const actor = rows.find(({ id, isActive }) => id === by && isActive);
  const member = rows.find(({ id }) => id === userId);
  return actor !== undefined && member !== undefined && mayGovern(actor.role, member.role);
}

/** Rolls everything back when whoever acts is not above the member any more. */
const notAbove = new Error("not above the member");

type Write = (tx: Tx, rev: number, now: Date) => Promise<{ userId: string }[]>;

/** One transaction: the shop's next revision, the membership, what the person may open. Undefined when nothing changed. */
async function changeMember(
  deps: AccountsDeps,
  who: Membership,
  write: Write,
): Promise<ShopChange | undefined> {
  try {
    return await deps.database.db.transaction(async (tx) => {
      const rev = await nextRevision(tx, who.shopId);
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

/** Takes the shop's next revision for a change of its members; until the end nobody else changes the shop. */
async function nextRevision(tx: Tx, shopId: string): Promise<number> {
  const next = sql`${shopRevisions.rev} + 1`;
  const [bumped] = await tx
    .update(shopRevisions)
    .set({ rev: next, membersRev: next })
    .where(eq(shopRevisions.shopId, shopId))
    .returning({ rev: shopRevisions.rev });
  return must(bumped, "the shop").rev;
}

/** Rolls the revision back when there was nothing to change. */
const nothingChanged = new Error("nothing changed");

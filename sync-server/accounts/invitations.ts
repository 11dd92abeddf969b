import { aliasedTable, and, desc, eq, isNull, ne, or } from "drizzle-orm";
import { nameShown } from "#server/db/shown-name.ts";
import { invitations } from "#server/db/tables/invitations.ts";
import { users } from "#server/db/tables/people.ts";
import { shops, shopUsers } from "#server/db/tables/shops.ts";
import { queuePushes } from "#server/mail/push-queue.ts";
import { queueMessage } from "#server/mail/queue.ts";
import { untilThrough } from "#server/sync/shop/postgres-errors.ts";
import { must } from "#shared/must.ts";
import type {
  Invitation,
  InvitedRole,
  InvitingRoom,
  NewInvitation,
} from "#shared/schemas/invitation.ts";
import { audit } from "./audit.ts";
import type { AccountsDeps } from "./deps.ts";
import { type InvitationRow, invitationOf, statusOf, writeExpired } from "./invitation-rows.ts";
import { linkHolder } from "./personal-links.ts";
import { roomFor } from "./shop-room.ts";
import type { Tx } from "./shops.ts";

/** Who invites, in which shop, from where. */
export type Inviter = { userId: string; shopId: string; ip: string };

export type InvitationRefusal =
  | "already-member"
  | "already-invited"
  | "link-unknown"
  | "plan-limit"
  | "not-found"
  | "still-pending"
  | "id-reused";
export type Invited =
  | { ok: true; invitation: Invitation }
  | { ok: false; refusal: InvitationRefusal };

const dayLength = 24 * 3_600_000;
const mostListed = 500;

/** The invitations of a shop, newest first. */
export async function invitationsOf(deps: AccountsDeps, shopId: string): Promise<Invitation[]> {
  const rows = await named(deps.database.db, eq(invitations.shopId, shopId));
  return rows.map(({ row, ...names }) => invitationOf(deps, row, names));
}

/** What an invitation would be told now, before its form is filled in. */
export async function invitingRoom(deps: AccountsDeps, shopId: string): Promise<InvitingRoom> {
  const roomAs = (role: InvitedRole) =>
    roomFor(deps.database.db, deps, { shopId, role, withInvited: true });
  return { employees: await roomAs("employee"), resellers: await roomAs("reseller") };
}

/** Who an invitation is for: an address, the account it belongs to if there is one, or an account alone. */
type Invitee = Pick<InvitationRow, "inviteeEmail" | "inviteeId">;

/** Invites somebody and mails them the link. The same request again gives the same invitation. */
export async function invite(
  deps: AccountsDeps,
  inviter: Inviter,
  { id, role, to }: NewInvitation,
): Promise<Invited> {
  if (to.by === "email")
    return write(deps, inviter, { id, role, inviteeEmail: to.email, inviteeId: null });
  const isRight = (role === "reseller") === (to.kind === "reseller");
  const holder = isRight ? await linkHolder(deps, to) : undefined;
  if (!holder) return { ok: false, refusal: "link-unknown" };
  return write(deps, inviter, { id, role, inviteeEmail: null, inviteeId: holder.userId });
}

/** Invites once more who refused or let it expire: a new invitation, and the old one is expired. */
export async function resendInvitation(
  deps: AccountsDeps,
  inviter: Inviter,
  { oldId, id }: { oldId: string; id: string },
): Promise<Invited> {
  const [old] = await deps.database.db.select().from(invitations).where(eq(invitations.id, oldId));
  if (!old || old.shopId !== inviter.shopId) return { ok: false, refusal: "not-found" };
  const status = statusOf(old, deps.clock());
  if (status === "accepted") return { ok: false, refusal: "already-member" };
  if (status === "pending") return { ok: false, refusal: "still-pending" };
  const { role, inviteeEmail, inviteeId } = old;
  return write(deps, inviter, { id, role, inviteeEmail, inviteeId }, oldId);
}

/** What an invitation would make of somebody; undefined when the shop has none of this name. */
export async function invitedRole(
  deps: AccountsDeps,
  { shopId, id }: { shopId: string; id: string },
): Promise<InvitedRole | undefined> {
  const [row] = await deps.database.db
    .select({ role: invitations.role })
    .from(invitations)
    .where(and(eq(invitations.shopId, shopId), eq(invitations.id, id)));
  return row?.role;
}

/** Takes an invitation away; its link leads nowhere any more. Twice is once. */
export async function withdrawInvitation(
  deps: AccountsDeps,
  { userId, shopId, ip }: Inviter,
  id: string,
): Promise<void> {
  const own = and(eq(invitations.shopId, shopId), eq(invitations.id, id));
  const gone = await deps.database.db.delete(invitations).where(own).returning();
  if (gone.length === 0) return;
  await audit(deps, { act: "invitation-withdrawn", userId, shopId, ip, details: { id } });
}

type NewRow = Invitee & { id: string; role: InvitedRole };

/** The inviter and whoever is invited are locked by their keys, in no order of ours. */
function write(...given: Parameters<typeof inTransaction>): Promise<Invited> {
  return untilThrough(() => inTransaction(...given));
}

function inTransaction(
  deps: AccountsDeps,
  { userId, shopId, ip }: Inviter,
  wanted: NewRow,
  insteadOf?: string,
): Promise<Invited> {
  return deps.database.db.transaction(async (tx) => {
    const [known] = await named(tx, eq(invitations.id, wanted.id));
    if (known) return sameAsKnown(deps, known, { shopId, wanted });
    await writeExpired(tx, deps, shopId);
    if (await isMember(tx, shopId, wanted)) return { ok: false, refusal: "already-member" };
    if (!(await roomFor(tx, deps, { shopId, role: wanted.role, withInvited: true })))
      return { ok: false, refusal: "plan-limit" };
    const now = deps.clock();
    const expiresAt = new Date(now + (deps.invitationDays ?? 7) * dayLength);
    const times = { createdAt: new Date(now), expiresAt };
    const made = await tx
      .insert(invitations)
      .values({ ...wanted, ...times, shopId, inviterId: userId })
      .onConflictDoNothing()
      .returning();
    if (made.length === 0) {
      const [sameMoment] = await named(tx, eq(invitations.id, wanted.id));
      if (sameMoment) return sameAsKnown(deps, sameMoment, { shopId, wanted });
      return { ok: false, refusal: "already-invited" };
    }
    if (insteadOf)
      await tx.update(invitations).set({ status: "expired" }).where(eq(invitations.id, insteadOf));
    await tell(tx, deps, wanted, { userId, shopId, ip });
    const details = { id: wanted.id, role: wanted.role };
    await audit(deps, { act: "member-invited", userId, shopId, ip, details }, tx);
    const { row, ...names } = must((await named(tx, eq(invitations.id, wanted.id)))[0]);
    return { ok: true, invitation: invitationOf(deps, row, names) };
  });
}

type Found = { row: InvitationRow; fullName: string | null; inviterName: string };

/** Nobody learns of another shop's invitation by giving its name. */
function sameAsKnown(
  deps: AccountsDeps,
  { row, ...names }: Found,
  { shopId, wanted }: { shopId: string; wanted: NewRow },
): Invited {
  const isSame =
    row.shopId === shopId &&
    row.role === wanted.role &&
    row.inviteeEmail === wanted.inviteeEmail &&
    row.inviteeId === wanted.inviteeId;
  if (!isSame) return { ok: false, refusal: "id-reused" };
  return { ok: true, invitation: invitationOf(deps, row, names) };
}

function named(tx: Tx, where: ReturnType<typeof eq>): Promise<Found[]> {
  const inviter = aliasedTable(users, "inviter");
  return tx
    .select({ row: invitations, fullName: nameShown(), inviterName: nameShown("inviter") })
    .from(invitations)
    .innerJoin(inviter, eq(inviter.id, invitations.inviterId))
    .leftJoin(users, eq(users.id, invitations.inviteeId))
    .where(where)
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(mostListed);
}

/** Belongs to the shop and has not left; whoever is paused is taken back, not invited. */
async function isMember(tx: Tx, shopId: string, { inviteeEmail, inviteeId }: Invitee) {
  const who = inviteeId
    ? eq(users.id, inviteeId)
    : and(eq(users.email, must(inviteeEmail)), ne(users.email, ""));
  const [row] = await tx
    .select({ id: users.id })
    .from(shopUsers)
    .innerJoin(users, eq(users.id, shopUsers.userId))
    .where(
      and(
        eq(shopUsers.shopId, shopId),
        who,
        or(eq(shopUsers.isActive, true), isNull(shopUsers.leftAt)),
      ),
    );
  return row !== undefined;
}

/**
 * By mail to the address, or to that of the account, and in the browsers in which they asked to be told; whoever has
 * neither finds the invitation in the app. In the language of the invited, or of who invites when they have no account.
 */
async function tell(
  tx: Tx,
  deps: AccountsDeps,
  { id, inviteeEmail, inviteeId }: NewRow,
  { userId: inviterId, shopId }: Inviter,
) {
  const who = inviteeId ? eq(users.id, inviteeId) : eq(users.email, must(inviteeEmail));
  const [known] = await tx.select().from(users).where(who);
  if (known) await push(tx, deps, shopId, known.id);
  const recipient = inviteeEmail ?? known?.email;
  if (!recipient) return;
  const [inviter] = await tx.select().from(users).where(eq(users.id, inviterId));
  const locale = (known ?? inviter)?.locale ?? "fr";
  const data = { invitationId: id };
  await queueMessage(tx, deps, {
    channel: "mail",
    recipient,
    template: "invitation",
    locale,
    data,
  });
}

async function push(tx: Tx, deps: AccountsDeps, shopId: string, userId: string): Promise<void> {
  const [shop] = await tx.select({ name: shops.name }).from(shops).where(eq(shops.id, shopId));
  const data = { shopName: must(shop, "the shop").name };
  const notice = {
    userId,
    type: "invitation_received",
    data,
    path: "/received-invitations",
  } as const;
  await queuePushes(tx, { shopId, now: deps.clock() }, [notice]);
}

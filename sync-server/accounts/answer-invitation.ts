import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Tx as Transaction } from "#server/db/client.ts";
import { someone, toldName } from "#server/db/shown-name.ts";
import { invitations } from "#server/db/tables/invitations.ts";
import { users } from "#server/db/tables/people.ts";
import { shopRevisions, shops, shopUsers } from "#server/db/tables/shops.ts";
import { queueMessage } from "#server/mail/queue.ts";
import { type Notice, writeNotices } from "#server/sync/shop/notices.ts";
import { untilThrough } from "#server/sync/shop/postgres-errors.ts";
import { must } from "#shared/must.ts";
import type { AnsweredInvitation, InvitedRole } from "#shared/schemas/invitation.ts";
import { audit } from "./audit.ts";
import type { AccountsDeps } from "./deps.ts";
import { type InvitationRow, statusOf } from "./invitation-rows.ts";
import { lockShops } from "./locks.ts";
import { putMember, type ShopChange } from "./members.ts";
import { personalLink } from "./personal-links.ts";
import { closedMeanwhile } from "./profile.ts";
import { isMeant } from "./received-invitations.ts";
import { roomFor } from "./shop-room.ts";
import { raiseAccess } from "./shops.ts";

export type AnswerRefusal =
  | "session-ended"
  | "not-found"
  | "not-for-you"
  | "not-pending"
  | "plan-limit";
export type Answered =
  | { ok: true; answer: AnsweredInvitation; change: ShopChange | undefined }
  | { ok: false; refusal: AnswerRefusal };

type Asked = { id: string; userId: string; ip: string; answer: "accepted" | "rejected" };

/**
 * Accepts or refuses an invitation, once: whoever it is for, while it is pending. The membership, the word to the
 * inviter and the answer are one transaction. The same answer of the same person again is given the same.
 */
export async function answerInvitation(deps: AccountsDeps, asked: Asked): Promise<Answered> {
  try {
    return await untilThrough(() => inTransaction(deps, asked));
  } catch (error) {
    if (error === closedMeanwhile) return { ok: false, refusal: "session-ended" };
    throw error;
  }
}

function inTransaction(deps: AccountsDeps, asked: Asked): Promise<Answered> {
  return deps.database.db.transaction(async (tx): Promise<Answered> => {
    const { id, userId, answer } = asked;
    const [named] = await tx
      .select({ shopId: invitations.shopId })
      .from(invitations)
      .where(eq(invitations.id, id));
    // One at a time: two who accept the last place of a plan do not both get it. The shop before what belongs to it.
    if (named) await lockShops(tx, [named.shopId]);
    const [found] = await tx
      .select({ row: invitations, shop: shops })
      .from(invitations)
      .innerJoin(shops, eq(shops.id, invitations.shopId))
      .where(eq(invitations.id, id))
      .for("update", { of: invitations });
    const [person] = await tx.select().from(users).where(eq(users.id, userId));
    if (!found || !person) return { ok: false, refusal: "not-found" };
    if (person.deletedAt) return { ok: false, refusal: "session-ended" };
    const { row, shop } = found;
    if (!isMeant(row, person)) return { ok: false, refusal: "not-for-you" };
    const told = { shopId: shop.id, shopName: shop.name, role: row.role, status: answer };
    if (row.status === answer && row.answeredBy === userId)
      return { ok: true, answer: told, change: undefined };
    if (statusOf(row, deps.clock()) !== "pending") return { ok: false, refusal: "not-pending" };
    const member = await memberOf(tx, shop.id, userId);
    const joins = answer === "accepted" && member?.isActive !== true;
    if (joins && member && isShutOut(member, row)) return { ok: false, refusal: "not-pending" };
    if (joins && !(await roomFor(tx, deps, { shopId: shop.id, role: row.role })))
      return { ok: false, refusal: "plan-limit" };
    const answeredAt = new Date(deps.clock());
    await tx
      .update(invitations)
      .set({ status: answer, answeredAt, answeredBy: userId })
      .where(eq(invitations.id, id));
    const change = await changeShop(tx, deps, { row, shop, person, answer, joins });
    await tellInviter(tx, deps, row, answer);
    const details = { id, role: row.role };
    const act = answer === "accepted" ? "invitation-accepted" : "invitation-rejected";
    await audit(deps, { act, userId, shopId: shop.id, ip: asked.ip, details }, tx);
    return { ok: true, answer: told, change };
  });
}

type Person = typeof users.$inferSelect;
type Change = {
  row: InvitationRow;
  shop: typeof shops.$inferSelect;
  person: Person;
  answer: Asked["answer"];
  joins: boolean;
};

/** One revision of the shop: the new member, and the notice to whoever invited them. */
async function changeShop(
  tx: Transaction,
  deps: AccountsDeps,
  { row, shop, person, answer, joins }: Change,
): Promise<ShopChange> {
  const next = sql`${shopRevisions.rev} + 1`;
  const [bumped] = await tx
    .update(shopRevisions)
    .set({ rev: next, turnsRev: next, ...(joins && { membersRev: next }) })
    .where(eq(shopRevisions.shopId, shop.id))
    .returning({ rev: shopRevisions.rev });
  const { rev } = must(bumped, "the shop");
  const now = deps.clock();
  const { id: userId } = person;
  if (joins) {
    const { role } = row;
    await putMember(tx, { shopId: shop.id, userId, role, rev, now: new Date(now) });
    await closeOthers(tx, row, person);
    await becomeMember(tx, deps, person, role);
  }
  const type = answer === "accepted" ? "invitation_accepted" : "invitation_rejected";
  const data = { personName: nameOf(person), shopName: shop.name, role: row.role };
  const to = [{ userId: row.inviterId }];
  const notice: Notice = { by: userId, to, cause: row.id, type, data };
  const { timeZone, dayTurnsAt } = shop;
  await writeNotices({ tx, shopId: shop.id, rev, now, timeZone, dayTurnsAt, notices: [notice] });
  return { shopId: shop.id, prevRev: rev - 1, rev };
}

async function memberOf(tx: Transaction, shopId: string, userId: string) {
  const own = and(eq(shopUsers.shopId, shopId), eq(shopUsers.userId, userId));
  const [member] = await tx.select().from(shopUsers).where(own);
  return member;
}

/** Whoever is paused is taken back by the office, and an invitation of before somebody left is not one to come back. */
function isShutOut({ leftAt }: { leftAt: Date | null }, { createdAt }: InvitationRow): boolean {
  return leftAt === null || leftAt > createdAt;
}

/** By address and by their own link, somebody may have been asked twice; who has joined is asked no more. */
async function closeOthers(
  tx: Transaction,
  { id, shopId }: InvitationRow,
  { id: userId, email }: Person,
): Promise<void> {
  const byAddress = email === null ? undefined : eq(invitations.inviteeEmail, email);
  const others = and(
    eq(invitations.shopId, shopId),
    eq(invitations.status, "pending"),
    ne(invitations.id, id),
    or(eq(invitations.inviteeId, userId), byAddress),
  );
  await tx.update(invitations).set({ status: "expired" }).where(others);
}

/** What the shop calls somebody: their name, else the part of their address before the @, else « Utilisateur ». */
function nameOf(person: Person): string {
  return toldName(person) || person.email?.split("@")[0] || someone;
}

/** Whoever accepts works as this from now on, under a name, and has a link of their own. */
async function becomeMember(
  tx: Transaction,
  deps: AccountsDeps,
  person: Person,
  role: InvitedRole,
): Promise<void> {
  const kind = role === "reseller" ? "reseller" : "employee";
  const set = { fullName: nameOf(person), chosenRole: kind } as const;
  const standing = and(eq(users.id, person.id), isNull(users.deletedAt));
  const written = await tx.update(users).set(set).where(standing).returning({ id: users.id });
  if (written.length === 0) throw closedMeanwhile;
  await personalLink(tx, deps, { userId: person.id, kind });
  await raiseAccess(tx, person.id);
}

async function tellInviter(
  tx: Transaction,
  deps: AccountsDeps,
  { id, inviterId }: InvitationRow,
  answer: Asked["answer"],
): Promise<void> {
  const [inviter] = await tx.select().from(users).where(eq(users.id, inviterId));
  if (!inviter?.email) return;
  const { email: recipient, locale } = inviter;
  const template = `invitation-${answer}` as const;
  const data = { invitationId: id };
  await queueMessage(tx, deps, { channel: "mail", recipient, template, locale, data });
}

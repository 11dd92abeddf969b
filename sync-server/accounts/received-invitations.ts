import { and, count, desc, eq, gt, or, sql } from "drizzle-orm";
import { nameShown } from "#server/db/shown-name.ts";
import { invitations } from "#server/db/tables/invitations.ts";
import { users } from "#server/db/tables/people.ts";
import { shops } from "#server/db/tables/shops.ts";
import type { ReceivedInvitation, ShownInvitation } from "#shared/schemas/invitation.ts";
import type { AccountsDeps } from "./deps.ts";
import { type InvitationRow, statusOf } from "./invitation-rows.ts";
import { idInLink } from "./links.ts";

const mostListed = 200;

/** The invitations of somebody, newest first: to their address, and to them by name. */
export async function invitationsFor(
  deps: AccountsDeps,
  userId: string,
): Promise<ReceivedInvitation[]> {
  const rows = await deps.database.db
    .select(columns)
    .from(invitations)
    .innerJoin(shops, eq(shops.id, invitations.shopId))
    .innerJoin(users, eq(users.id, invitations.inviterId))
    .where(isFor(userId))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(mostListed);
  return rows.map((row) => receivedOf(deps, row));
}

/** How many invitations wait for somebody's answer. */
export async function waitingFor(deps: AccountsDeps, userId: string): Promise<number> {
  const open = and(
    eq(invitations.status, "pending"),
    gt(invitations.expiresAt, new Date(deps.clock())),
  );
  const [row] = await deps.database.db
    .select({ count: count() })
    .from(invitations)
    .where(and(isFor(userId), open));
  return row?.count ?? 0;
}

/** The invitation behind a link, as much of it as the reader may know. Undefined when the link is not ours or withdrawn. */
export async function shownInvitation(
  deps: AccountsDeps,
  token: string,
  userId: string | undefined,
): Promise<ShownInvitation | undefined> {
  const id = idInLink(deps.secret, "invitation", token);
  if (!id) return undefined;
  const [found] = await deps.database.db
    .select(columns)
    .from(invitations)
    .innerJoin(shops, eq(shops.id, invitations.shopId))
    .innerJoin(users, eq(users.id, invitations.inviterId))
    .where(eq(invitations.id, id));
  if (!found) return undefined;
  const invitation = receivedOf(deps, found);
  const [reader] = userId
    ? await deps.database.db.select().from(users).where(eq(users.id, userId))
    : [];
  if (!reader) {
    const { role, status } = invitation;
    // Whoever holds the link was sent it: the address stands in the form, and nothing says whether it has an account.
    const email = status === "pending" ? found.row.inviteeEmail : null;
    return { signedIn: false, shopName: invitation.shop.name, role, status, email };
  }
  const { row } = found;
  const invitee = row.inviteeEmail ?? (await nameOf(deps, row.inviteeId)) ?? "";
  const you = reader.email ?? reader.provenPhone ?? reader.phone;
  return { signedIn: true, invitation, invitee, you, isForYou: isMeant(row, reader) };
}

/** Whether an invitation is for this person: for their confirmed address, or for them by name. */
export function isMeant(
  { inviteeEmail, inviteeId }: Pick<InvitationRow, "inviteeEmail" | "inviteeId">,
  { id, email }: { id: string; email: string | null },
): boolean {
  return inviteeId ? inviteeId === id : inviteeEmail !== null && inviteeEmail === email;
}

function isFor(userId: string) {
  const address = sql`(select email from users where id = ${userId})`;
  return or(eq(invitations.inviteeId, userId), eq(invitations.inviteeEmail, address));
}

const columns = {
  row: invitations,
  shop: {
    name: shops.name,
    description: shops.description,
    address: shops.address,
    phone: shops.phone,
    country: shops.country,
    email: shops.email,
  },
  inviterName: nameShown(),
};

type Found = { row: InvitationRow; shop: ReceivedInvitation["shop"]; inviterName: string };

function receivedOf(deps: AccountsDeps, { row, shop, inviterName }: Found): ReceivedInvitation {
  return {
    id: row.id,
    shop,
    role: row.role,
    inviterName,
    status: statusOf(row, deps.clock()),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

async function nameOf(deps: AccountsDeps, userId: string | null): Promise<string | undefined> {
  if (!userId) return undefined;
  const [row] = await deps.database.db
    .select({ fullName: nameShown() })
    .from(users)
    .where(eq(users.id, userId));
  return row?.fullName;
}

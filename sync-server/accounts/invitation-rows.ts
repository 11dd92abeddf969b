import { and, eq, lte } from "drizzle-orm";
import { invitations } from "#server/db/tables/invitations.ts";
import type { Invitation, InvitationStatus } from "#shared/schemas/invitation.ts";
import type { AccountsDeps } from "./deps.ts";
import { linkToken } from "./links.ts";
import type { Tx } from "./shops.ts";

export type InvitationRow = typeof invitations.$inferSelect;

/** What an invitation is now: one that nobody answered in time has expired. */
export function statusOf(
  { status, expiresAt }: Pick<InvitationRow, "status" | "expiresAt">,
  now: number,
): InvitationStatus {
  return status === "pending" && expiresAt.getTime() <= now ? "expired" : status;
}

/** Behind `/invitation/` while it waits for an answer. */
export function tokenOf(deps: AccountsDeps, row: InvitationRow): string | null {
  const isOpen = statusOf(row, deps.clock()) === "pending";
  return isOpen ? linkToken(deps.secret, "invitation", row.id) : null;
}

type Named = { fullName: string | null; inviterName: string };

/** An invitation as the office of its shop sees it. */
export function invitationOf(
  deps: AccountsDeps,
  row: InvitationRow,
  { fullName, inviterName }: Named,
): Invitation {
  return {
    id: row.id,
    email: row.inviteeEmail,
    fullName,
    role: row.role,
    status: statusOf(row, deps.clock()),
    token: tokenOf(deps, row),
    inviterName,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

/** Writes down what time has done, so that the same person can be invited anew. */
export async function writeExpired(tx: Tx, deps: AccountsDeps, shopId: string): Promise<void> {
  const over = and(
    eq(invitations.shopId, shopId),
    eq(invitations.status, "pending"),
    lte(invitations.expiresAt, new Date(deps.clock())),
  );
  await tx.update(invitations).set({ status: "expired" }).where(over);
}

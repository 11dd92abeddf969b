import { and, count, eq, gt, ne } from "drizzle-orm";
import { invitations } from "#server/db/tables/invitations.ts";
import { shops, shopUsers } from "#server/db/tables/shops.ts";
import { hasFeature, refuseOneMore } from "#shared/rules/plan-limits.ts";
import type { InvitedRole } from "#shared/schemas/invitation.ts";
import type { AccountsDeps } from "./deps.ts";
import type { Tx } from "./shops.ts";
import { standingOf } from "./subscriptions.ts";

type Asked = { shopId: string; role: InvitedRole; withInvited?: boolean };

/**
 * Whether the plan of a shop's owner lets one more join it as this: another employee within the limit, counting those
 * invited when asked to; a reseller where the plan has resellers.
 */
export async function roomFor(
  tx: Tx,
  deps: AccountsDeps,
  { shopId, role, withInvited = false }: Asked,
): Promise<boolean> {
  const [shop] = await tx
    .select({ ownerId: shops.ownerId })
    .from(shops)
    .where(eq(shops.id, shopId));
  const standing = shop ? await standingOf(deps, shop.ownerId, tx) : null;
  if (role === "reseller") return hasFeature(standing, "resellers");
  const invited = withInvited ? await invitedEmployees(tx, deps, shopId) : 0;
  return !refuseOneMore(standing, "employees", (await employees(tx, shopId)) + invited);
}

async function employees(tx: Tx, shopId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(shopUsers)
    .where(
      and(
        eq(shopUsers.shopId, shopId),
        eq(shopUsers.isActive, true),
        ne(shopUsers.role, "owner"),
        ne(shopUsers.role, "reseller"),
      ),
    );
  return row?.count ?? 0;
}

async function invitedEmployees(tx: Tx, deps: AccountsDeps, shopId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(invitations)
    .where(
      and(
        eq(invitations.shopId, shopId),
        eq(invitations.status, "pending"),
        gt(invitations.expiresAt, new Date(deps.clock())),
        ne(invitations.role, "reseller"),
      ),
    );
  return row?.count ?? 0;
}

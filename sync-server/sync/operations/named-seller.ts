import { and, eq } from "drizzle-orm";
import { shopUsers } from "#server/db/tables/shops.ts";
import type { Turn } from "#server/sync/turn.ts";
import { type Action, may } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";

export type NamedSeller = { id: string; isAllowed: boolean; isOther: boolean };

/**
 * Who did it: somebody whom a person of the staff names and who is or was of it (`belongs`), else whoever is signed in
 * (J11). `isAllowed` tells whether the named one may do it now, `isOther` that somebody was named who may not be.
 */
export async function namedSeller(
  { tx, shopId, userId }: Turn,
  sellerId: string | undefined,
  role: Role,
  { belongs, needs }: { belongs: Action; needs: Action },
): Promise<NamedSeller> {
  const named = sellerId?.toLowerCase();
  if (named === undefined || named === userId)
    return { id: userId, isAllowed: true, isOther: false };
  const [member] = await tx
    .select({ role: shopUsers.role, isActive: shopUsers.isActive })
    .from(shopUsers)
    .where(and(eq(shopUsers.shopId, shopId), eq(shopUsers.userId, named)));
  if (!member || !may(member.role, belongs) || !may(role, belongs))
    return { id: userId, isAllowed: true, isOther: true };
  return { id: named, isAllowed: member.isActive && may(member.role, needs), isOther: false };
}

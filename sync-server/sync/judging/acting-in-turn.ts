import { and, eq } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { nameShown } from "#server/db/shown-name.ts";
import { users } from "#server/db/tables/people.ts";
import { shopUsers } from "#server/db/tables/shops.ts";
import type { Turn } from "#server/sync/shop/turn.ts";
import { type Acting, type Standing, whoActs } from "#shared/rules/acting.ts";
import { namedActor } from "#shared/sync/operation-kinds.ts";
import type { Operation } from "#shared/sync/operations.ts";

/** Somebody who is or was of the shop. */
export type Member = Standing & { id: string; fullName: string };

/** As what the shop knows somebody, undefined for strangers. */
export async function memberOf(
  tx: Tx,
  shopId: string,
  userId: string,
): Promise<Member | undefined> {
  const [member] = await tx
    .select({
      id: shopUsers.userId,
      role: shopUsers.role,
      isActive: shopUsers.isActive,
      wasStaff: shopUsers.wasStaff,
      fullName: nameShown(),
    })
    .from(shopUsers)
    .innerJoin(users, eq(users.id, shopUsers.userId))
    .where(and(eq(shopUsers.shopId, shopId), eq(shopUsers.userId, userId)));
  return member;
}

/** Members as a turn has met them: nobody changes them while it holds the shop's lock. */
export type MetMembers = Map<string, Member | undefined>;

/** Who did an operation (J11): from here on the turn is theirs, and whoever is signed in is kept beside them. */
export async function letAct(
  turn: Turn,
  operation: Operation,
  { signedIn, met }: { signedIn: Member; met: MetMembers },
): Promise<Acting> {
  const id = namedActor(operation);
  const isNamed = id !== undefined && id !== signedIn.id;
  if (isNamed && !met.has(id)) met.set(id, await memberOf(turn.tx, turn.shopId, id));
  const member = isNamed ? met.get(id) : undefined;
  const acting = whoActs(signedIn, isNamed ? { id, ...member } : undefined);
  const isSwitched = acting.id !== signedIn.id;
  turn.userId = acting.id;
  turn.userName = (isSwitched && member ? member : signedIn).fullName;
  turn.recordedBy = isSwitched ? signedIn.id : null;
  return acting;
}

import { and, asc, eq } from "drizzle-orm";
import { users } from "#server/db/tables/people.ts";
import { shops, shopUsers } from "#server/db/tables/shops.ts";
import { scopeFor } from "#shared/rules/permissions.ts";
import type { Profile, ProfilePerson } from "#shared/schemas/session.ts";
import type { AccountsDeps } from "./deps.ts";
import { derivedId, newId } from "./identifiers.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { createShop, defaultShopName } from "./shops.ts";

type NewPerson = {
  fullName: string;
  phone: string;
  email: string;
  password: string;
  shopName?: string | undefined;
  requestId?: string | undefined;
};

/** A new account, undefined when somebody else has the address. */
export async function register(
  deps: AccountsDeps,
  asked: NewPerson,
): Promise<ProfilePerson | undefined> {
  const id = asked.requestId
    ? derivedId(deps.secret, "registration", asked.requestId)
    : newId(deps);
  const passwordHash = await hashPassword(asked.password);
  const now = deps.clock();
  const { fullName, phone, email } = asked;
  const isNew = await deps.database.db.transaction(async (tx) => {
    const row = { id, fullName, phone, email, passwordHash, createdAt: new Date(now) };
    const created = await tx
      .insert(users)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (created.length > 0 && asked.shopName !== undefined) {
      await createShop(tx, id, { id: newId(deps), name: asked.shopName || defaultShopName }, now);
    }
    return created.length > 0;
  });
  if (isNew) return { id, fullName, phone, email };
  const known = await checkPassword(deps, email, asked.password);
  return known?.id === id ? known : undefined;
}

/** The person whose address and password these are, undefined when they are not; in the same time whether anybody has the address. */
export async function checkPassword(
  deps: AccountsDeps,
  email: string,
  password: string,
): Promise<ProfilePerson | undefined> {
  const [row] = await deps.database.db.select().from(users).where(eq(users.email, email));
  if (!(await isPassword(row?.passwordHash, password)) || !row) return undefined;
  return { id: row.id, fullName: row.fullName, email: row.email, phone: row.phone };
}

/** Who somebody is and which shops they may open; undefined when the account is gone. */
export async function profileOf(deps: AccountsDeps, userId: string): Promise<Profile | undefined> {
  const [row] = await deps.database.db.select().from(users).where(eq(users.id, userId));
  if (!row) return undefined;
  const open = await deps.database.db
    .select({ shopId: shopUsers.shopId, shopName: shops.name, role: shopUsers.role })
    .from(shopUsers)
    .innerJoin(shops, eq(shops.id, shopUsers.shopId))
    .where(and(eq(shopUsers.userId, userId), eq(shopUsers.isActive, true)))
    .orderBy(asc(shopUsers.joinedAt), asc(shopUsers.shopId));
  return {
    person: { id: row.id, fullName: row.fullName, email: row.email, phone: row.phone },
    accessRev: row.accessRev,
    shops: open.map((shop) => ({ ...shop, scope: scopeFor(shop.shopId, userId, shop.role) })),
  };
}

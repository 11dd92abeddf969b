import { and, eq } from "drizzle-orm";
import { nameShown } from "#server/db/shown-name.ts";
import { personalLinks } from "#server/db/tables/invitations.ts";
import { users } from "#server/db/tables/people.ts";
import { must } from "#shared/must.ts";
import type { LinkKind } from "#shared/schemas/invitation.ts";
import type { AccountsDeps } from "./deps.ts";
import type { Tx } from "./shops.ts";

/** The token of somebody's own link of this kind; made the first time it is asked for. */
export async function personalLink(
  tx: Tx,
  deps: AccountsDeps,
  who: { userId: string; kind: LinkKind },
): Promise<string> {
  const token = Buffer.from(deps.random(16)).toString("base64url");
  await tx
    .insert(personalLinks)
    .values({ ...who, token, createdAt: new Date(deps.clock()) })
    .onConflictDoNothing();
  const own = and(eq(personalLinks.userId, who.userId), eq(personalLinks.kind, who.kind));
  const [row] = await tx.select({ token: personalLinks.token }).from(personalLinks).where(own);
  return must(row, "the link").token;
}

/** Whose link it is; undefined when it is nobody's, or no longer good. */
export async function linkHolder(
  deps: AccountsDeps,
  { kind, token }: { kind: LinkKind; token: string },
): Promise<{ userId: string; fullName: string; email: string | null } | undefined> {
  const [row] = await deps.database.db
    .select({ userId: users.id, fullName: nameShown(), email: users.email })
    .from(personalLinks)
    .innerJoin(users, eq(users.id, personalLinks.userId))
    .where(
      and(
        eq(personalLinks.kind, kind),
        eq(personalLinks.token, token),
        eq(personalLinks.isActive, true),
      ),
    );
  return row;
}

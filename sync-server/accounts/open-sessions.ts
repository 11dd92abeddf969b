import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { refreshTokens } from "#server/db/tables/people.ts";
import type { OpenSession } from "#shared/schemas/account.ts";
import type { AccountsDeps } from "./deps.ts";
import type { Session } from "./session.ts";
import type { Tx } from "./shops.ts";

/** The browsers in which somebody is signed in, last used first. */
export async function openSessions(
  deps: AccountsDeps,
  { userId, familyId }: Pick<Session, "userId" | "familyId">,
): Promise<OpenSession[]> {
  const rows = await deps.database.db
    .select({
      id: refreshTokens.family,
      deviceLabel: sql<string>`max(${refreshTokens.deviceLabel})`,
      since: sql<string>`min(${refreshTokens.issuedAt})`,
      lastUsedAt: sql<string>`max(${refreshTokens.issuedAt})`,
    })
    .from(refreshTokens)
    .where(eq(refreshTokens.userId, userId))
    .groupBy(refreshTokens.family)
    .having(
      sql`bool_or(${refreshTokens.revokedAt} is null and ${refreshTokens.supersededAt} is null
        and ${refreshTokens.expiresAt} > ${new Date(deps.clock()).toISOString()})`,
    )
    .orderBy(sql`max(${refreshTokens.issuedAt}) desc`, refreshTokens.family);
  return rows.map(({ id, deviceLabel, since, lastUsedAt }) => ({
    id,
    deviceLabel,
    since: new Date(since).toISOString(),
    lastUsedAt: new Date(lastUsedAt).toISOString(),
    isCurrent: id === familyId,
  }));
}

type Which = { only?: string; except?: string };

/** Ends sessions of somebody: all, one, or all but one. Gives how many. What they hold ends within a quarter of an hour. */
export async function endSessionsOf(
  deps: AccountsDeps,
  userId: string,
  { only, except }: Which,
  tx: Tx = deps.database.db,
): Promise<number> {
  const standing = and(
    eq(refreshTokens.userId, userId),
    isNull(refreshTokens.revokedAt),
    only === undefined ? undefined : eq(refreshTokens.family, only),
    except === undefined ? undefined : ne(refreshTokens.family, except),
  );
  const ended = await tx
    .update(refreshTokens)
    .set({ revokedAt: new Date(deps.clock()) })
    .where(standing)
    .returning({ family: refreshTokens.family });
  return new Set(ended.map((row) => row.family)).size;
}

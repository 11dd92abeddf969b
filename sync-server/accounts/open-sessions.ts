import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { refreshTokens } from "#server/db/tables/people.ts";
import type { OpenSession } from "#shared/schemas/account.ts";
import { momentOf } from "#shared/sync/uuid.ts";
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
  return rows.map(({ id, deviceLabel, lastUsedAt }) => ({
    id,
    deviceLabel,
    // Its first tokens have been forgotten; the moment stands in its name.
    since: new Date(momentOf(id)).toISOString(),
    lastUsedAt: new Date(lastUsedAt).toISOString(),
    isCurrent: id === familyId,
  }));
}

type Which = { only?: string; except?: string };

/**
 * Waits for the refreshes of somebody that are under way, and has those that follow wait until the transaction ends:
 * no token comes to be beside what it decides. Take it before a lock on the person's row that keeps others from naming
 * that row, as a refresh does.
 */
export async function holdSessionsOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(family::text, 0)) from (
      select distinct family from refresh_tokens
      where user_id = ${userId} and revoked_at is null and expires_at > ${now.toISOString()}::timestamptz
      order by family) standing`);
}

/** Ends sessions of somebody: all, one, or all but one. Gives how many. Nothing changes by what they hold from then on. */
export function endSessionsOf(
  deps: AccountsDeps,
  userId: string,
  which: Which,
  tx?: Tx,
): Promise<number> {
  const end = (within: Tx) => endWithin(within, userId, which, new Date(deps.clock()));
  return tx ? end(tx) : deps.database.db.transaction(end);
}

async function endWithin(
  tx: Tx,
  userId: string,
  { only, except }: Which,
  revokedAt: Date,
): Promise<number> {
  await holdSessionsOf(tx, userId, revokedAt);
  const standing = and(
    eq(refreshTokens.userId, userId),
    isNull(refreshTokens.revokedAt),
    gt(refreshTokens.expiresAt, revokedAt),
    only === undefined ? undefined : eq(refreshTokens.family, only),
    except === undefined ? undefined : ne(refreshTokens.family, except),
  );
  const ended = await tx
    .update(refreshTokens)
    .set({ revokedAt })
    .where(standing)
    .returning({ family: refreshTokens.family });
  return new Set(ended.map((row) => row.family)).size;
}

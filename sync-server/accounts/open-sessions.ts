import { type AnyColumn, and, desc, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { deviceNames, refreshTokens } from "#server/db/tables/people.ts";
import type { OpenSession } from "#shared/schemas/account.ts";
import { momentOf } from "#shared/sync/uuid.ts";
import type { AccountsDeps } from "./deps.ts";
import { isReplacedBy } from "./replaced-sessions.ts";
import type { Session } from "./session.ts";
import type { Tx } from "./shops.ts";

/** The browsers in which somebody is signed in, last used first; where they have signed in anew, what is new alone. */
export async function openSessions(
  deps: AccountsDeps,
  { userId, familyId }: Pick<Session, "userId" | "familyId">,
): Promise<OpenSession[]> {
  const all = await standingSessions(deps.database.db, userId, new Date(deps.clock()));
  const alive = all.filter((one) => !all.some((later) => isReplacedBy(one, later)));
  return alive.map(({ id, deviceLabel, deviceId, name, network, lastUsedAt }) => ({
    ...{ id, deviceLabel, network, name: name ?? "", canBeNamed: deviceId !== null },
    // Its first tokens have been forgotten; the moment stands in its name.
    since: new Date(momentOf(id)).toISOString(),
    lastUsedAt: new Date(lastUsedAt).toISOString(),
    isCurrent: id === familyId,
  }));
}

/** All of them, those too that nobody has used since they signed in anew on the same device. */
async function standingSessions(db: Db | Tx, userId: string, now: Date) {
  const rows = await db
    .select({
      id: refreshTokens.family,
      deviceLabel: ofNewest<string>(refreshTokens.deviceLabel),
      deviceId: ofNewest<string | null>(refreshTokens.deviceId),
      network: ofNewest<string>(refreshTokens.network),
      name: ofNewest<string | null>(deviceNames.name),
      lastUsedAt: sql<string>`max(${refreshTokens.issuedAt})`,
    })
    .from(refreshTokens)
    .leftJoin(deviceNames, eq(deviceNames.deviceId, refreshTokens.deviceId))
    .where(eq(refreshTokens.userId, userId))
    .groupBy(refreshTokens.family)
    .having(
      sql`bool_or(${refreshTokens.revokedAt} is null and ${refreshTokens.supersededAt} is null
        and ${refreshTokens.expiresAt} > ${now.toISOString()})`,
    )
    .orderBy(sql`max(${refreshTokens.issuedAt}) desc`, refreshTokens.family);
  return rows.map((row) => ({ ...row, userId }));
}

/** Of the token that was issued last: a browser says by its newest what it is by now. */
function ofNewest<T extends string | null = string>(column: AnyColumn) {
  return sql<T>`(array_agg(${column} order by ${refreshTokens.issuedAt} desc))[1]`;
}

/**
 * Calls the device of one of somebody's standing sessions by this name, for everybody who may see it; an empty one takes
 * the name away. False when there is no such session, or nothing is known of its device.
 */
export async function nameDeviceOf(
  { database: { db }, clock }: AccountsDeps,
  { userId, id }: { userId: string; id: string },
  name: string,
): Promise<boolean> {
  const [session] = await db
    .select({ deviceId: refreshTokens.deviceId })
    .from(refreshTokens)
    .where(
      and(
        ...[eq(refreshTokens.family, id), eq(refreshTokens.userId, userId)],
        ...[isNull(refreshTokens.revokedAt), gt(refreshTokens.expiresAt, new Date(clock()))],
      ),
    )
    .orderBy(desc(refreshTokens.issuedAt))
    .limit(1);
  const deviceId = session?.deviceId;
  if (!deviceId) return false;
  if (name === "") await db.delete(deviceNames).where(eq(deviceNames.deviceId, deviceId));
  else
    await db
      .insert(deviceNames)
      .values({ deviceId, userId, name })
      .onConflictDoUpdate({ target: deviceNames.deviceId, set: { userId, name } });
  return true;
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

/**
 * Ends sessions of somebody: all, one with those that it has replaced on its device, or all but one. Gives how many they
 * are for whoever looks at the list. Nothing changes by what they hold from then on.
 */
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
  const all = await standingSessions(tx, userId, revokedAt);
  const replaced = (by: typeof all) =>
    all.filter((one) => by.some((later) => isReplacedBy(one, later))).map(({ id }) => id);
  const meant = only === undefined ? [] : [only, ...replaced(all.filter(({ id }) => id === only))];
  const standing = and(
    eq(refreshTokens.userId, userId),
    isNull(refreshTokens.revokedAt),
    gt(refreshTokens.expiresAt, revokedAt),
    only === undefined ? undefined : inArray(refreshTokens.family, meant),
    except === undefined ? undefined : ne(refreshTokens.family, except),
  );
  const ended = await tx
    .update(refreshTokens)
    .set({ revokedAt })
    .where(standing)
    .returning({ family: refreshTokens.family });
  const hidden = new Set(replaced(all));
  return new Set(ended.flatMap(({ family }) => (hidden.has(family) ? [] : [family]))).size;
}

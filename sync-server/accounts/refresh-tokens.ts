import { createHash, timingSafeEqual } from "node:crypto";
import { and, eq, isNull, lt, ne, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { refreshTokens, users } from "#server/db/tables/people.ts";
import type { SpeakingDevice } from "#shared/schemas/device.ts";
import type { AccountsDeps } from "./deps.ts";
import { derivedBytes, derivedId, newId } from "./identifiers.ts";
import type { KnownByPassword } from "./people.ts";
import { endReplaced } from "./replaced-sessions.ts";

/**
 * Refresh tokens that survive lost answers.
 *
 * - A token's successor is derived from the token and the request's own id: the same request gets the same successor.
 * - A token stays good until another token of its family is used in its stead. The first use of a token supersedes
 *   every other one of the family, so a copy in a thief's hands and the original cannot both go on.
 * - A superseded token is still answered for a minute, for requests that were under way; presented after that it
 *   is a copy, and the whole family ends.
 */
export const refreshLifetime = 90 * 24 * 3600 * 1000;
export const supersededGrace = 60_000;

type Row = typeof refreshTokens.$inferSelect;
type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

export type Refreshed =
  | { ok: true; token: string; userId: string; familyId: string }
  | { ok: false; code: "session-ended" | "session-reused"; userId?: string };

export type Family = { token: string; familyId: string };

/** The browser in which somebody signs in: by what it says of itself, and its network where that is known. */
export type Place = { label: string; deviceId?: string | undefined; network?: string | undefined };

/** Begins a family for somebody who has just proven who they are. */
export async function startFamily(
  deps: AccountsDeps,
  userId: string,
  place: Place,
  tx: Db | Tx = deps.database.db,
): Promise<Family> {
  const id = newId(deps);
  const familyId = newId(deps);
  const secret = Buffer.from(deps.random(32));
  await tx.insert(refreshTokens).values(newRow(deps, { id, secret, familyId, userId, place }));
  return { token: tokenText(id, secret), familyId };
}

/**
 * The same for somebody who has shown their password; undefined when it has been changed since it was compared. Whoever
 * changes it waits for what begins here, and ends it with the others.
 */
export async function startFamilyByPassword(
  deps: AccountsDeps,
  { person, passwordHash }: KnownByPassword,
  place: Place,
): Promise<Family | undefined> {
  return deps.database.db.transaction(async (tx) => {
    const asCompared = and(eq(users.id, person.id), eq(users.passwordHash, passwordHash));
    // Not shared: of two who share a lock on a table of everybody, a spread database refuses one (decision 0100).
    const [standing] = await tx
      .select({ id: users.id })
      .from(users)
      .where(asCompared)
      .for("no key update");
    return standing && startFamily(deps, person.id, place, tx);
  });
}

/**
 * Gives the successor of a token, or says why the session is over. What the browser says of itself by now holds from
 * then on, and what it had open before this session ends.
 */
export async function refresh(
  deps: AccountsDeps,
  token: string,
  requestId: string,
  said?: SpeakingDevice,
): Promise<Refreshed> {
  const presented = parseToken(token);
  if (!presented) return { ok: false, code: "session-ended" };
  return deps.database.db.transaction(async (tx) => {
    const row = await lockedToken(tx, presented);
    const now = deps.clock();
    if (!row || row.revokedAt || row.expiresAt.getTime() <= now)
      return { ok: false, code: "session-ended" };
    if (row.supersededAt && now - row.supersededAt.getTime() > supersededGrace) {
      await revokeFamily(tx, row.family, now);
      return { ok: false, code: "session-reused", userId: row.userId };
    }
    if (!row.firstUsedAt) await markUsed(tx, row, now);
    const deviceId = said?.id ?? row.deviceId;
    const asSaid = { ...row, deviceId, deviceLabel: said?.label ?? row.deviceLabel };
    const successor = await successorOf(tx, deps, asSaid, requestId);
    if (deviceId) await endReplaced(tx, { ...row, deviceId }, new Date(now));
    return { ok: true, token: successor, userId: row.userId, familyId: row.family };
  });
}

/** Ends every token of the family that this one belongs to. Unknown tokens change nothing. */
export async function endFamily(deps: AccountsDeps, token: string): Promise<void> {
  const presented = parseToken(token);
  if (!presented) return;
  await deps.database.db.transaction(async (tx) => {
    const row = await lockedToken(tx, presented);
    if (row) await revokeFamily(tx, row.family, deps.clock());
  });
}

/** Reads the token while nobody else changes its family. */
async function lockedToken(
  tx: Tx,
  presented: { id: string; secret: Buffer },
): Promise<Row | undefined> {
  const found = await tokenById(tx, presented.id);
  if (!found || !timingSafeEqual(hashOf(presented.secret), found.tokenHash)) return undefined;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${found.family}, 0))`);
  return tokenById(tx, presented.id);
}

async function tokenById(tx: Tx, id: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(refreshTokens).where(eq(refreshTokens.id, id));
  return row;
}

/** The first use of a token. One that was superseded already (within the grace) supersedes nobody. */
async function markUsed(tx: Tx, row: Row, now: number): Promise<void> {
  await tx
    .update(refreshTokens)
    .set({ firstUsedAt: new Date(now) })
    .where(eq(refreshTokens.id, row.id));
  if (row.supersededAt) return;
  const others = and(
    eq(refreshTokens.family, row.family),
    ne(refreshTokens.id, row.id),
    isNull(refreshTokens.supersededAt),
  );
  await tx
    .update(refreshTokens)
    .set({ supersededAt: new Date(now) })
    .where(others);
  const faded = and(
    eq(refreshTokens.family, row.family),
    lt(refreshTokens.expiresAt, new Date(now)),
  );
  await tx.delete(refreshTokens).where(faded);
}

/** The derived successor; when it is superseded itself, because an old answer is asked for again, its own successor. */
async function successorOf(
  tx: Tx,
  deps: AccountsDeps,
  parent: Row,
  requestId: string,
): Promise<string> {
  const id = derivedId(deps.secret, "refresh-id", parent.id, requestId);
  const secret = derivedBytes(deps.secret, "refresh-secret", parent.id, requestId);
  const known = await tokenById(tx, id);
  if (known?.supersededAt) return successorOf(tx, deps, known, requestId);
  if (!known) {
    const { family: familyId, userId, deviceLabel: label, deviceId, network } = parent;
    const place = { label, deviceId: deviceId ?? undefined, network };
    await tx.insert(refreshTokens).values({
      ...newRow(deps, { id, secret, familyId, userId, place }),
      parentId: parent.id,
    });
  }
  return tokenText(id, secret);
}

/** Most tokens forgotten by one statement. */
const forgottenAtOnce = 1000;

/**
 * Forgets tokens that have expired, some at a time; instances that do so together each take their own. `isStopping` is
 * looked at between two portions.
 */
export async function forgetExpired(
  { database, clock }: Pick<AccountsDeps, "database" | "clock">,
  atOnce = forgottenAtOnce,
  isStopping = () => false,
): Promise<void> {
  const now = new Date(clock()).toISOString();
  let forgotten: number;
  do {
    const rows = await database.db.execute(sql`
      delete from refresh_tokens where id = any(array(
        select id from refresh_tokens where expires_at <= ${now}::timestamptz
        order by expires_at limit ${atOnce} for update skip locked))
      returning id`);
    forgotten = rows.length;
  } while (forgotten === atOnce && !isStopping());
}

async function revokeFamily(tx: Tx, family: string, now: number): Promise<void> {
  const standing = and(eq(refreshTokens.family, family), isNull(refreshTokens.revokedAt));
  await tx
    .update(refreshTokens)
    .set({ revokedAt: new Date(now) })
    .where(standing);
}

type NewToken = {
  id: string;
  secret: Buffer;
  familyId: string;
  userId: string;
  place: Place;
};

function newRow(deps: AccountsDeps, token: NewToken) {
  const now = deps.clock();
  return {
    id: token.id,
    family: token.familyId,
    userId: token.userId,
    tokenHash: hashOf(token.secret),
    issuedAt: new Date(now),
    expiresAt: new Date(now + refreshLifetime),
    deviceLabel: token.place.label.slice(0, 120),
    deviceId: token.place.deviceId ?? null,
    network: token.place.network ?? "",
  };
}

function tokenText(id: string, secret: Buffer): string {
  return `${id}.${secret.toString("base64url")}`;
}

function parseToken(token: string): { id: string; secret: Buffer } | undefined {
  const parts = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/.exec(token);
  return parts?.[1] && parts[2]
    ? { id: parts[1], secret: Buffer.from(parts[2], "base64url") }
    : undefined;
}

function hashOf(secret: Buffer): Buffer {
  return createHash("sha256").update(secret).digest();
}

import { and, desc, eq, gt, isNull, lt } from "drizzle-orm";
import { registrations } from "#server/db/tables/proofs.ts";
import { queueMessage } from "#server/mail/queue.ts";
import type { Locale, Registration } from "#shared/schemas/account.ts";
import type { ProfilePerson } from "#shared/schemas/session.ts";
import type { AccountsDeps } from "./deps.ts";
import { derivedId, newId } from "./identifiers.ts";
import { idInLink } from "./links.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { openAccount } from "./people.ts";
import type { Tx } from "./shops.ts";

type Row = typeof registrations.$inferSelect;

/** How long the link is good, ms; and how long the registration waits for another link. */
const linkLifetime = 24 * 3_600_000;
const keptFor = 7 * 24 * 3_600_000;

/**
 * Notes that an account is asked for and queues the mail about it. The same work whether the address has an account or
 * not: which of the two mails leaves is decided when it does.
 *
 * Each registration stands by itself until its own link is followed: whoever asks for an account with somebody else's
 * address changes nothing of what that person asked for.
 */
export async function askRegistration(deps: AccountsDeps, asked: Registration): Promise<void> {
  const { fullName, phone, email, locale, requestId } = asked;
  const id = requestId ? derivedId(deps.secret, "registration", requestId, email) : newId(deps);
  const passwordHash = await hashPassword(asked.password);
  const createdAt = new Date(deps.clock());
  const expiresAt = new Date(deps.clock() + linkLifetime);
  await deps.database.db.transaction(async (tx) => {
    await forgetOld(tx, deps);
    const row = { id, email, fullName, phone, passwordHash, locale, createdAt, expiresAt };
    const noted = await tx
      .insert(registrations)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: registrations.id });
    if (noted.length > 0) await queueLink(tx, deps, { id, email }, locale);
  });
}

/** Mails the link again, good for another day: of the registration with this password, else of the newest one. */
export async function resendConfirmation(
  deps: AccountsDeps,
  asked: { email: string; password?: string | undefined; locale: Locale },
): Promise<void> {
  const open = await openRegistrations(deps, asked.email);
  const { password } = asked;
  const row = password === undefined ? open[0] : await withPassword(open, password);
  if (!row) return;
  const expiresAt = new Date(deps.clock() + linkLifetime);
  await deps.database.db.transaction(async (tx) => {
    await tx.update(registrations).set({ expiresAt }).where(eq(registrations.id, row.id));
    await queueLink(tx, deps, row, asked.locale);
  });
}

/** Whether somebody asked for an account with this address and password and has not followed the link yet. */
export async function isUnconfirmed(
  deps: AccountsDeps,
  email: string,
  password: string,
): Promise<boolean> {
  return (await withPassword(await openRegistrations(deps, email), password)) !== undefined;
}

export type Confirmed =
  | { ok: true; person: ProfilePerson; isNew: boolean }
  | { ok: false; code: "link-ended" };

/** Opens the account that a link belongs to, once; the same request may ask again for a lost answer. */
export async function confirmEmail(
  deps: AccountsDeps,
  token: string,
  requestId?: string,
): Promise<Confirmed> {
  const id = idInLink(deps.secret, "confirm-email", token);
  const ended = { ok: false, code: "link-ended" } as const;
  if (!id) return ended;
  return deps.database.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(registrations)
      .where(eq(registrations.id, id))
      .for("update");
    if (!row || row.expiresAt.getTime() <= deps.clock()) return ended;
    const { email, fullName, phone, passwordHash, locale } = row;
    if (row.userId) {
      const isSame = requestId !== undefined && row.usedBy === requestId;
      const person = { id: row.userId, fullName, email, phone };
      return isSame ? { ok: true, person, isNew: false } : ended;
    }
    const account = { id: newId(deps), email, fullName, phone, passwordHash, locale };
    const person = await openAccount(tx, deps, account);
    if (!person) return ended;
    await tx
      .update(registrations)
      .set({ userId: person.id, usedBy: requestId ?? null })
      .where(eq(registrations.id, id));
    await forgetRegistrations(tx, email);
    return { ok: true, person, isNew: true };
  });
}

/** Once the address has an account, whatever else was asked for with it is void. */
export async function forgetRegistrations(tx: Tx, email: string): Promise<void> {
  const open = and(eq(registrations.email, email), isNull(registrations.userId));
  await tx.delete(registrations).where(open);
}

/** What still waits for its link to be followed, newest first; a few at most, as each costs a comparison. */
async function openRegistrations(deps: AccountsDeps, email: string): Promise<Row[]> {
  const since = new Date(deps.clock() - keptFor);
  return deps.database.db
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.email, email),
        isNull(registrations.userId),
        gt(registrations.createdAt, since),
      ),
    )
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(3);
}

/** The first with this password; at least one comparison, so that none takes as long as one. */
async function withPassword(rows: Row[], password: string): Promise<Row | undefined> {
  if (rows.length === 0) await isPassword(undefined, password);
  for (const row of rows) if (await isPassword(row.passwordHash, password)) return row;
  return undefined;
}

function queueLink(
  tx: Tx,
  deps: AccountsDeps,
  { id, email }: Pick<Row, "id" | "email">,
  locale: Locale,
): Promise<void> {
  const message = { channel: "mail", recipient: email, template: "confirm-email" } as const;
  return queueMessage(tx, deps, { ...message, locale, data: { registrationId: id } });
}

async function forgetOld(tx: Tx, deps: AccountsDeps): Promise<void> {
  const old = new Date(deps.clock() - keptFor);
  await tx.delete(registrations).where(lt(registrations.createdAt, old));
}

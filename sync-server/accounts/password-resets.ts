import { and, eq, isNull, lt } from "drizzle-orm";
import { users } from "#server/db/tables/people.ts";
import { passwordResets } from "#server/db/tables/proofs.ts";
import { queueMessage } from "#server/mail/queue.ts";
import type { Locale } from "#shared/schemas/account.ts";
import type { ProfilePerson } from "#shared/schemas/session.ts";
import type { AccountsDeps } from "./deps.ts";
import { newId } from "./identifiers.ts";
import { idInLink } from "./links.ts";
import { endSessionsOf } from "./open-sessions.ts";
import { hashPassword } from "./passwords.ts";
import { personOf } from "./people.ts";
import type { Tx } from "./shops.ts";

const linkLifetime = 30 * 60_000;
const keptFor = 7 * 24 * 3_600_000;

/** Notes that a password was forgotten; whether the address has an account is looked up when the mail leaves. */
export async function forgetPassword(
  deps: AccountsDeps,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  const now = deps.clock();
  const id = newId(deps);
  await deps.database.db.transaction(async (tx) => {
    await tx.delete(passwordResets).where(lt(passwordResets.createdAt, new Date(now - keptFor)));
    const expiresAt = new Date(now + linkLifetime);
    await tx.insert(passwordResets).values({ id, email, createdAt: new Date(now), expiresAt });
    const message = { channel: "mail", recipient: email, template: "reset-password" } as const;
    await queueMessage(tx, deps, { ...message, locale, data: { resetId: id } });
  });
}

export type Reset = { ok: true; person: ProfilePerson } | { ok: false; code: "link-ended" };

/**
 * A new password for whoever holds the link, once; the same request may ask again for a lost answer. Everybody who is
 * signed in as this person, on any browser, is signed out, and every other such link is void.
 */
export async function resetPassword(
  deps: AccountsDeps,
  asked: { token: string; password: string; requestId?: string | undefined },
): Promise<Reset> {
  const id = idInLink(deps.secret, "reset-password", asked.token);
  const ended = { ok: false, code: "link-ended" } as const;
  if (!id) return ended;
  const passwordHash = await hashPassword(asked.password);
  return deps.database.db.transaction(async (tx) => {
    const byId = eq(passwordResets.id, id);
    const [row] = await tx.select().from(passwordResets).where(byId).for("update");
    if (!row || row.expiresAt.getTime() <= deps.clock()) return ended;
    // A refresh under way names the person's row, and is waited for below.
    const [known] = await tx
      .select()
      .from(users)
      .where(eq(users.email, row.email))
      .for("no key update");
    if (!known) return ended;
    const isAskedAgain = asked.requestId !== undefined && row.usedBy === asked.requestId;
    if (row.usedAt) return isAskedAgain ? { ok: true, person: personOf(known) } : ended;
    await voidLinks(tx, deps, row.email);
    await tx
      .update(passwordResets)
      .set({ usedBy: asked.requestId ?? null })
      .where(byId);
    await tx.update(users).set({ passwordHash }).where(eq(users.id, known.id));
    await endSessionsOf(deps, known.id, {}, tx);
    return { ok: true, person: personOf(known) };
  });
}

/** Once there is another password, no link to choose one is good. */
export async function voidLinks(tx: Tx, deps: AccountsDeps, email: string): Promise<void> {
  const open = and(eq(passwordResets.email, email), isNull(passwordResets.usedAt));
  await tx
    .update(passwordResets)
    .set({ usedAt: new Date(deps.clock()) })
    .where(open);
}

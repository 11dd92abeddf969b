import { timingSafeEqual } from "node:crypto";
import { and, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { toldName } from "#server/db/shown-name.ts";
import { users } from "#server/db/tables/people.ts";
import { phoneCodes } from "#server/db/tables/proofs.ts";
import { queueMessage } from "#server/mail/queue.ts";
import { must } from "#shared/must.ts";
import { keptPhones } from "#shared/rules/phone.ts";
import type { Locale } from "#shared/schemas/account.ts";
import type { ProfilePerson } from "#shared/schemas/session.ts";
import type { AccountsDeps } from "./deps.ts";
import { newId } from "./identifiers.ts";
import { phoneCode } from "./links.ts";
import type { ShopChange } from "./members.ts";
import { openAccount, personOf } from "./people.ts";
import { touchMemberships } from "./profile.ts";
import type { Tx } from "./shops.ts";

const minute = 60_000;
const codeLifetime = 10 * minute;
const mostTries = 5;
const mostPerHour = 5;

/** `seconds`: until another code may be asked for. */
export type Requested =
  | { ok: true; seconds: number }
  | { ok: false; code: "too-many-requests"; seconds: number };

/** Counts an SMS that is about to leave, in the transaction that queues it; throws when none may. */
export type BeforeSms = (tx: Tx) => Promise<void>;

type PhoneRequest = {
  /** E.164. */
  phone: string;
  locale: Locale;
  /** Asked once an SMS would really leave. */
  beforeQueued?: BeforeSms;
};

/** Queues a code for a number: one a minute and five an hour, whatever instance is asked. */
export async function requestPhoneCode(
  deps: AccountsDeps,
  { phone, locale, beforeQueued }: PhoneRequest,
): Promise<Requested> {
  return deps.database.db.transaction(async (tx) => {
    await oneAtATime(tx, phone);
    const now = deps.clock();
    await tx.delete(phoneCodes).where(lt(phoneCodes.createdAt, new Date(now - 24 * 60 * minute)));
    const lately = await tx
      .select({ createdAt: phoneCodes.createdAt })
      .from(phoneCodes)
      .where(
        and(eq(phoneCodes.phone, phone), gt(phoneCodes.createdAt, new Date(now - 60 * minute))),
      )
      .orderBy(desc(phoneCodes.createdAt));
    const wait = pauseUntilNext(
      lately.map((row) => row.createdAt.getTime()),
      now,
    );
    if (wait > 0) return { ok: false, code: "too-many-requests", seconds: Math.ceil(wait / 1000) };
    await beforeQueued?.(tx);
    const id = newId(deps);
    const expiresAt = new Date(now + codeLifetime);
    await tx.insert(phoneCodes).values({ id, phone, createdAt: new Date(now), expiresAt });
    const message = { channel: "sms", recipient: phone, template: "phone-code" } as const;
    await queueMessage(tx, deps, { ...message, locale, data: { codeId: id } });
    const sent = [now, ...lately.map((row) => row.createdAt.getTime())];
    return { ok: true, seconds: Math.ceil(pauseUntilNext(sent, now) / 1000) };
  });
}

/**
 * How long until another code may be sent, ms; `sent` are the moments of the last hour, newest first. One that another
 * server's clock puts ahead of ours keeps nobody waiting for longer than its minute or hour.
 */
export function pauseUntilNext(sent: number[], now: number): number {
  const last = sent[0];
  const fifth = sent[mostPerHour - 1];
  return Math.max(
    last === undefined ? 0 : Math.min(minute, last + minute - now),
    fifth === undefined ? 0 : Math.min(60 * minute, fifth + 60 * minute - now),
  );
}

export type PhoneProof = {
  phone: string;
  code: string;
  locale: Locale;
  requestId?: string | undefined;
  /** What they say they are called; empty where they were asked and said nothing. */
  fullName?: string | undefined;
  /** Whoever asks can ask for a name. */
  asksName?: boolean | undefined;
};
export type Verified =
  | { ok: true; person: ProfilePerson; isNew: boolean; changes: ShopChange[] }
  | { ok: false; code: "wrong-code" | "code-ended" | NameWanted };

/** The right code, of somebody without a name: nobody opens an account without one, whoever has one may go on so. */
type NameWanted = "name-required" | "name-wanted";

/**
 * Signs in whoever holds the number's newest code; opens an account for a new number. Five tries, ten minutes, once. The
 * code stays good while a name is asked for.
 */
export async function verifyPhoneCode(deps: AccountsDeps, proof: PhoneProof): Promise<Verified> {
  return deps.database.db.transaction(async (tx) => {
    await oneAtATime(tx, proof.phone);
    const [row] = await tx
      .select()
      .from(phoneCodes)
      .where(eq(phoneCodes.phone, proof.phone))
      .orderBy(desc(phoneCodes.createdAt), desc(phoneCodes.id))
      .limit(1);
    const isAskedAgain = row?.usedAt && proof.requestId && row.usedBy === proof.requestId;
    if (!row || row.expiresAt.getTime() <= deps.clock() || row.tries >= mostTries)
      return { ok: false, code: "code-ended" };
    if (row.usedAt && !isAskedAgain) return { ok: false, code: "code-ended" };
    if (!isSame(proof.code, phoneCode(deps.secret, row.id))) {
      const tries = row.tries + 1;
      await tx.update(phoneCodes).set({ tries }).where(eq(phoneCodes.id, row.id));
      return { ok: false, code: tries >= mostTries ? "code-ended" : "wrong-code" };
    }
    const known = await holderOf(tx, proof.phone);
    const wanted = isAskedAgain ? undefined : nameWanted(known, proof);
    if (wanted) return { ok: false, code: wanted };
    const used = { usedAt: new Date(deps.clock()), usedBy: proof.requestId ?? null };
    await tx.update(phoneCodes).set(used).where(eq(phoneCodes.id, row.id));
    return { ok: true, ...(await (known ? named(tx, known, proof) : opened(tx, deps, proof))) };
  });
}

type Known = typeof users.$inferSelect;

/** Whose number it is, also as it was kept before its country's rules were known. */
async function holderOf(tx: Tx, phone: string): Promise<Known | undefined> {
  const kept = keptPhones(phone);
  const rows = await tx.select().from(users).where(inArray(users.provenPhone, kept));
  return kept.flatMap((one) => rows.find(({ provenPhone }) => provenPhone === one) ?? [])[0];
}

function nameWanted(
  known: Known | undefined,
  { asksName, fullName }: PhoneProof,
): NameWanted | undefined {
  if (!asksName || fullName || (known && toldName(known) !== "")) return undefined;
  if (!known) return "name-required";
  return fullName === undefined ? "name-wanted" : undefined;
}

/** Whoever has said no name before may say it now; one that is there is changed in the profile only. */
async function named(tx: Tx, known: Known, { fullName }: PhoneProof) {
  if (!fullName || toldName(known) !== "")
    return { person: personOf(known), isNew: false, changes: [] };
  // Shops before people, as whoever makes a member locks them.
  const changes = await touchMemberships(tx, known.id);
  await tx.update(users).set({ fullName }).where(eq(users.id, known.id));
  return { person: personOf({ ...known, fullName }), isNew: false, changes };
}

async function opened(tx: Tx, deps: AccountsDeps, { phone, locale, fullName }: PhoneProof) {
  // Until they say their name, the number stands for it.
  const account = {
    id: newId(deps),
    fullName: fullName || phone,
    phone,
    provenPhone: phone,
    locale,
  };
  return { person: must(await openAccount(tx, deps, account)), isNew: true, changes: [] };
}

/** Whether a typed code is the one that was sent, told in the same time whatever is typed. */
export function isSame(typed: string, code: string): boolean {
  const [one, other] = [Buffer.from(typed), Buffer.from(code)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whoever asks for the same number waits: tries and codes are counted one by one. */
async function oneAtATime(tx: Tx, phone: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`);
}

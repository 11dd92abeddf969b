import { and, desc, eq, gt, isNull, lt } from "drizzle-orm";
import { users } from "#server/db/tables/people.ts";
import { departureCodes } from "#server/db/tables/proofs.ts";
import { queueMessage } from "#server/mail/queue.ts";
import type { DepartureProof, ProofWay } from "#shared/schemas/departure.ts";
import type { AccountsDeps } from "./deps.ts";
import { newId } from "./identifiers.ts";
import { departureCode } from "./links.ts";
import { isPassword } from "./passwords.ts";
import { type BeforeSms, isSame, pauseUntilNext, type Requested } from "./phone-codes.ts";
import type { Tx } from "./shops.ts";

/*
 * What is asked again before a shop or an account is deleted: an open session shows that somebody signed in once, not
 * who holds the phone now. The password; for people without one, a code sent to what they sign in by.
 */

const minute = 60_000;
const codeLifetime = 10 * minute;
const mostTries = 5;

type Asking = {
  userId: string;
  /** Whether SMS leave from this server. */
  sms: boolean;
};

/** By what somebody shows again who they are. `none`: nothing can be sent to them from here. */
export async function proofWayOf(deps: AccountsDeps, asking: Asking): Promise<ProofWay> {
  return wayOf(await standing(deps.database.db, asking.userId), asking.sms);
}

type Person = typeof users.$inferSelect;

async function standing(tx: Tx, userId: string): Promise<Person | undefined> {
  const isOpen = and(eq(users.id, userId), isNull(users.deletedAt));
  const [row] = await tx.select().from(users).where(isOpen);
  return row;
}

function wayOf(person: Person | undefined, sms: boolean): ProofWay {
  if (person?.passwordHash) return { means: "password" };
  if (person?.provenPhone && sms) return { means: "sms", to: person.provenPhone };
  if (person?.email) return { means: "mail", to: person.email };
  return { means: "none" };
}

export type CodeSent =
  | { ok: true }
  | Extract<Requested, { ok: false }>
  | { ok: false; code: "no-code" };

/** Sends a code to somebody without a password: one a minute and five an hour, whatever instance is asked. */
export async function sendDepartureCode(
  deps: AccountsDeps,
  { userId, sms, beforeSms }: Asking & { beforeSms: BeforeSms },
): Promise<CodeSent> {
  return deps.database.db.transaction(async (tx) => {
    const person = await oneAtATime(tx, userId);
    const way = wayOf(person, sms);
    if (!person || !("to" in way)) return { ok: false, code: "no-code" };
    const now = deps.clock();
    const lately = await tx
      .select({ createdAt: departureCodes.createdAt })
      .from(departureCodes)
      .where(
        and(
          eq(departureCodes.userId, userId),
          gt(departureCodes.createdAt, new Date(now - 60 * minute)),
        ),
      )
      .orderBy(desc(departureCodes.createdAt));
    const wait = pauseUntilNext(
      lately.map((row) => row.createdAt.getTime()),
      now,
    );
    if (wait > 0) return { ok: false, code: "too-many-requests", seconds: Math.ceil(wait / 1000) };
    if (way.means === "sms") await beforeSms(tx);
    const old = lt(departureCodes.createdAt, new Date(now - 24 * 60 * minute));
    await tx.delete(departureCodes).where(and(eq(departureCodes.userId, userId), old));
    const id = newId(deps);
    const expiresAt = new Date(now + codeLifetime);
    await tx.insert(departureCodes).values({ id, userId, createdAt: new Date(now), expiresAt });
    const message = { channel: way.means, recipient: way.to, template: "departure-code" } as const;
    await queueMessage(tx, deps, { ...message, locale: person.locale, data: { codeId: id } });
    return { ok: true };
  });
}

export type ProofRefused = "proof-needed" | "wrong-password" | "wrong-code" | "code-ended";

/**
 * Why what somebody shows does not prove who they are; undefined when it does. A code is good for ten minutes, five
 * tries and one departure, which may be asked for again by its request id.
 */
export async function refusalOfProof(
  deps: AccountsDeps,
  userId: string,
  { proof, requestId }: { proof?: DepartureProof | undefined; requestId: string },
): Promise<ProofRefused | undefined> {
  const person = await standing(deps.database.db, userId);
  if (!proof) return "proof-needed";
  if (person?.passwordHash) {
    if (!("password" in proof)) return "proof-needed";
    return (await isPassword(person.passwordHash, proof.password)) ? undefined : "wrong-password";
  }
  if (!("code" in proof)) return "proof-needed";
  const { code } = proof;
  return deps.database.db.transaction((tx) => refusalOfCode(tx, deps, { userId, code, requestId }));
}

async function refusalOfCode(
  tx: Tx,
  deps: AccountsDeps,
  { userId, code, requestId }: { userId: string; code: string; requestId: string },
): Promise<"wrong-code" | "code-ended" | undefined> {
  await oneAtATime(tx, userId);
  const [row] = await tx
    .select()
    .from(departureCodes)
    .where(eq(departureCodes.userId, userId))
    .orderBy(desc(departureCodes.createdAt), desc(departureCodes.id))
    .limit(1);
  const isOver = !row || row.expiresAt.getTime() <= deps.clock() || row.tries >= mostTries;
  if (isOver || (row.usedAt && row.usedBy !== requestId)) return "code-ended";
  if (!isSame(code, departureCode(deps.secret, row.id))) {
    const tries = row.tries + 1;
    await tx.update(departureCodes).set({ tries }).where(eq(departureCodes.id, row.id));
    return tries >= mostTries ? "code-ended" : "wrong-code";
  }
  const used = { usedAt: new Date(deps.clock()), usedBy: requestId };
  await tx.update(departureCodes).set(used).where(eq(departureCodes.id, row.id));
  return undefined;
}

/** Whoever asks for the same person waits: codes and tries are counted one by one. */
async function oneAtATime(tx: Tx, userId: string): Promise<Person | undefined> {
  const isOpen = and(eq(users.id, userId), isNull(users.deletedAt));
  const [row] = await tx.select().from(users).where(isOpen).for("no key update");
  return row;
}

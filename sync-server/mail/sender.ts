import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { outgoingMessages } from "#server/db/tables/messages.ts";
import { type Carrier, type Letter, Undeliverable, type WaitingMessage } from "./message.ts";

export type SenderDeps = {
  database: Pick<Database, "db">;
  clock: () => number;
  /** A fraction from 0 to 1. */
  chance: () => number;
  carriers: Partial<Record<WaitingMessage["channel"], Carrier>>;
  /** The words; undefined when they are of no use any more, as a code that has run out. */
  compose: (message: WaitingMessage) => Promise<Letter | undefined>;
  log: { warn: (fields: object, text: string) => void };
};

/** While an instance is at a message, ms; longer than any carrier waits. */
const lease = 120_000;
const firstPause = 5_000;
const longestPause = 3_600_000;
/** What has not left after a day is of no use any more. */
const giveUpAfter = 24 * 3_600_000;
/** What has left is kept for a month, for whoever asks where their mail is. */
const keptFor = 30 * 24 * 3_600_000;
const atOnce = 10;

/**
 * Sends what is due, some at a time; gives how many were tried. Any number of instances may do so at once: each takes
 * its own. One that dies with a message in hand leaves it to the others after the lease, so a message may arrive twice
 * and is never lost.
 */
export async function sendDue(deps: SenderDeps): Promise<number> {
  const taken = await takeDue(deps);
  await Promise.all(taken.map((message) => sendOne(deps, message)));
  return taken.length;
}

async function takeDue(deps: SenderDeps): Promise<WaitingMessage[]> {
  const channels = Object.keys(deps.carriers) as WaitingMessage["channel"][];
  if (channels.length === 0) return [];
  const now = new Date(deps.clock());
  const { db } = deps.database;
  return db
    .update(outgoingMessages)
    .set({
      leasedUntil: new Date(now.getTime() + lease),
      attempts: sql`${outgoingMessages.attempts} + 1`,
    })
    .where(
      sql`${outgoingMessages.id} in (
        select id from outgoing_messages
        where sent_at is null and given_up_at is null and next_try_at <= ${now.toISOString()}
          and (leased_until is null or leased_until < ${now.toISOString()})
          and channel in ${channels}
        order by next_try_at limit ${atOnce} for update skip locked)`,
    )
    .returning();
}

async function sendOne(deps: SenderDeps, message: WaitingMessage): Promise<void> {
  try {
    const letter = await deps.compose(message);
    if (!letter) return await mark(deps, message, { givenUpAt: now(deps), lastError: "too late" });
    await deps.carriers[message.channel]?.carry(letter, message);
    await mark(deps, message, { sentAt: now(deps), lastError: null });
  } catch (error) {
    const lastError = String(error instanceof Error ? error.message : error).slice(0, 500);
    const { id, channel, attempts } = message;
    // What a mail server or a provider answered may quote the letter: it stands at /admin, not in the log.
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    deps.log.warn({ id, channel, attempts, code, responseCode }, "a message could not be sent");
    const nextTryAt = new Date(deps.clock() + pauseAfter(attempts, deps.chance()));
    const tooLate = nextTryAt.getTime() > message.createdAt.getTime() + giveUpAfter;
    const isHopeless = tooLate || error instanceof Undeliverable;
    await mark(deps, message, {
      lastError,
      ...(isHopeless ? { givenUpAt: now(deps) } : { nextTryAt }),
    });
  }
}

/** Twice as long after every attempt, up to an hour, give or take half, so that instances do not come all at once. */
export function pauseAfter(attempts: number, chance: number): number {
  return Math.min(firstPause * 2 ** (attempts - 1), longestPause) * (0.5 + chance);
}

type Outcome = Partial<Pick<WaitingMessage, "sentAt" | "givenUpAt" | "nextTryAt" | "lastError">>;

async function mark(deps: SenderDeps, { id }: WaitingMessage, outcome: Outcome): Promise<void> {
  await update(deps, { ...outcome, leasedUntil: null }, sql`${outgoingMessages.id} = ${id}`);
}

async function update(deps: SenderDeps, set: Outcome & { leasedUntil: null }, where: SQL) {
  await deps.database.db.update(outgoingMessages).set(set).where(where);
}

/** Forgets messages that are long gone. */
export async function forgetOld(deps: Pick<SenderDeps, "database" | "clock">): Promise<void> {
  const old = new Date(deps.clock() - keptFor).toISOString();
  await deps.database.db
    .delete(outgoingMessages)
    .where(sql`${outgoingMessages.createdAt} < ${old}`);
}

const now = (deps: SenderDeps) => new Date(deps.clock());

const lookEvery = 1000;
const forgetEvery = 3_600_000;

/**
 * Looks for what is due every second, and for each channel by itself: no code waits for a mail server that hangs.
 * `stop` waits for what is in hand.
 */
export function startSender(deps: SenderDeps): { stop(): Promise<void> } {
  const lines = Object.entries(deps.carriers).map(([channel, carrier]) => {
    const line = { ...deps, carriers: { [channel]: carrier } };
    return again(deps, lookEvery, async () => {
      while ((await sendDue(line)) === atOnce);
    });
  });
  const all = [...lines, again(deps, forgetEvery, () => forgetOld(deps))];
  return { stop: async () => void (await Promise.all(all.map((one) => one.stop()))) };
}

/** Does it now and after every pause, unless it is still at it. */
function again({ log }: SenderDeps, pause: number, act: () => Promise<void>) {
  let underWay: Promise<void> | undefined;
  const run = () => {
    underWay ??= act()
      .catch((error) => log.warn({ error }, "messages could not be looked for"))
      .finally(() => {
        underWay = undefined;
      });
  };
  run();
  const timer = setInterval(run, pause);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}

import { randomUuid } from "#shared/sync/uuid.ts";
import {
  type AccessTokens,
  asked,
  ended,
  readJson,
  refusesSession,
} from "#web/store/hub/fetch-transport.ts";
import type { Locks } from "#web/store/hub/lock.ts";
import { troubleOfAnswer, troubleOfFailure } from "#web/store/line-trouble.ts";
import type { SessionInfo } from "#web/store/outbox/operation-record.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import { type Clock, type Random, type Timers, TransportFailure } from "#web/store/ports.ts";

export type SessionParts = {
  outbox: Outbox;
  fetch: typeof fetch;
  locks: Locks;
  clock: Clock;
  timers: Timers;
  random: Random;
  /** What this device says of itself by now; without it, what it said when it began. */
  label?: (() => string) | undefined;
};

/** What whoever has just signed in, or has a new token, is answered. */
export type SignedIn = {
  accessToken: string;
  expiresAt: number;
  person: { id: string; fullName: string; email: string };
};

export type SignOutOutcome =
  | { ok: true }
  | { ok: false; refusal: "unsent-operations"; count: number };

const patience = 30_000;
/** Who holds the turn to refresh for longer than a request may take is frozen. */
const turnPatience = 35_000;
/** Access tokens live a quarter of an hour; a new one is asked for a little before. */
const tokenLife = 14 * 60_000;

/**
 * Who is signed in, and the access token, which lives in memory only. The refresh cookie is the server's and out of
 * reach of scripts. Once signed in, the session opens without any network for as long as the outbox remembers it.
 */
export class SessionClient implements AccessTokens {
  readonly #parts: SessionParts;
  #token: { text: string; since: number; userId: string } | null = null;
  /** Refreshes under way, by person. */
  readonly #refreshing: Record<string, Promise<string | null>> = {};
  #leaving: Promise<string | undefined> | null = null;
  /** The same for every attempt of one refresh, so that a lost answer can be asked for again. */
  #requestId: string | null = null;

  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  /** Refused while something of anybody is unsent: it could be lost with the device. */
  async signOut(): Promise<SignOutOutcome> {
    const { outbox } = this.#parts;
    const count = outbox.waiting().length;
    if (count > 0) return { ok: false, refusal: "unsent-operations", count };
    this.#token = null;
    await outbox.putMeta({ session: null, leaving: true });
    await this.tellLeaving();
    return { ok: true };
  }

  /**
   * Has the server end what the cookie of somebody who has left still opens. Undefined once it has; else why not: it is
   * told another time, at the latest before that cookie would let anybody in.
   */
  tellLeaving(): Promise<string | undefined> {
    // Once at a time: an answer that came after a sign-in would take its cookie away.
    this.#leaving ??= this.#leave().finally(() => {
      this.#leaving = null;
    });
    return this.#leaving;
  }

  async #leave(): Promise<string | undefined> {
    const { outbox } = this.#parts;
    if (!outbox.meta.leaving) return undefined;
    // A page from anybody in between is no word that it is done.
    const told = async ({ status }: Response) =>
      status === 204 ? undefined : troubleOfAnswer(status, undefined);
    const trouble = await this.post("logout", undefined, told).catch((cause) =>
      cause instanceof TransportFailure ? troubleOfFailure(cause.kind) : "server",
    );
    if (trouble !== undefined) return trouble;
    await outbox.putMeta({ leaving: false });
    return undefined;
  }

  async token(
    signal: AbortSignal,
    userId = this.#parts.outbox.meta.session?.userId,
  ): Promise<string | null> {
    if (userId === undefined) return null;
    const { outbox, clock } = this.#parts;
    const check = () => {
      if (outbox.meta.session?.userId !== userId) throw new TransportFailure("cancelled");
    };
    check();
    const held = this.#token;
    const age = held ? clock() - held.since : tokenLife;
    if (held?.userId === userId && age >= 0 && age < tokenLife) return held.text;
    this.#refreshing[userId] ??= this.#refresh(userId).finally(() => {
      delete this.#refreshing[userId];
    });
    const token = await within(signal, this.#refreshing[userId]);
    // Somebody else may have signed in meanwhile.
    check();
    return token;
  }

  refused(token: string): void {
    if (this.#token?.text === token) this.#token = null;
  }

  /**
   * One tab at a time asks for a new token. A frozen tab may keep the turn for ever: after a while it is done without,
   * as two refreshes at once end no session (decision 0006).
   */
  async #refresh(userId: string): Promise<string | null> {
    let isMine = false;
    const act = () => {
      isMine = true;
      return this.#askForToken(userId);
    };
    try {
      return await this.#limited(turnPatience, (signal) =>
        this.#parts.locks.request("boutika-refresh", { signal }, act),
      );
    } catch (cause) {
      if (isMine) throw cause;
      return act();
    }
  }

  async #askForToken(userId: string): Promise<string | null> {
    this.#requestId ??= this.newId();
    const wish = { requestId: this.#requestId };
    const signedIn = await this.post("refresh", wish, async (response, signal) => {
      const { ok, status } = response;
      // Anything but « nobody is signed in » is trouble of the server, or of something between it and us.
      if (!ok && !(await refusesSession(response, signal)))
        throw new TransportFailure(
          status === 429 || status >= 500 ? "busy" : "server",
          `status ${status}`,
        );
      // An answer that breaks off is a lost one: it is asked for again under the same name.
      return ok ? readJson<SignedIn>(response, signal, "accessToken") : null;
    });
    this.#requestId = null;
    // Somebody else signed in from another tab: their token must not carry this person's operations (S3).
    if (signedIn?.person.id !== userId) return null;
    const { outbox } = this.#parts;
    const known = outbox.meta.session;
    // Another name that was chosen elsewhere stands on tickets from now on.
    if (known?.userId === userId && known.fullName !== signedIn.person.fullName)
      await outbox.putMeta({ session: infoOf(signedIn) });
    return this.keep(signedIn);
  }

  /** Holds the token of whoever has just shown who they are. */
  keep({ accessToken, person }: SignedIn): string {
    this.#token = { text: accessToken, since: this.#parts.clock(), userId: person.id };
    return accessToken;
  }

  /** Asks one of the ways of the accounts; what is to be had of the answer is read within the same time. */
  post<T>(
    way: string,
    body: object | undefined,
    take: (response: Response, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    return this.#limited(patience, async (signal) => {
      const { outbox, label } = this.#parts;
      const { id, label: first } = outbox.meta.device;
      const device = { id, label: label?.() ?? first };
      const sent = body && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...body, device }),
      };
      const init = { method: "POST", signal, ...sent };
      return take(await asked(this.#parts.fetch, `/api/v1/auth/${way}`, init), signal);
    });
  }

  async #limited<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const limit = new AbortController();
    const tooLate = () => limit.abort(new DOMException("", "TimeoutError"));
    return work(limit.signal).finally(this.#parts.timers.after(ms, tooLate));
  }

  newId(): string {
    const { clock, random } = this.#parts;
    return randomUuid(clock(), random.bytes(10));
  }
}

export function infoOf({ person: { id: userId, fullName, email } }: SignedIn): SessionInfo {
  return { userId, fullName, email };
}

/** What comes, if it comes before the signal ends. */
function within<T>(signal: AbortSignal, coming: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(ended(signal));
    if (signal.aborted) end();
    signal.addEventListener("abort", end, { once: true });
    coming.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
  });
}

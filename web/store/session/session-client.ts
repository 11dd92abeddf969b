import { randomUuid } from "#shared/sync/uuid.ts";
import { type AccessTokens, asked, readJson } from "#web/store/hub/fetch-transport.ts";
import type { Locks } from "#web/store/hub/lock.ts";
import type { SessionInfo } from "#web/store/outbox/operation-record.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import { type Clock, type Random, TransportFailure } from "#web/store/ports.ts";

export type SessionParts = {
  outbox: Outbox;
  fetch: typeof fetch;
  locks: Locks;
  clock: Clock;
  random: Random;
};

type SignedIn = {
  accessToken: string;
  expiresAt: number;
  person: { id: string; fullName: string; email: string };
};

/** Why nobody was signed in: the server's code, or that it could not be reached. */
export type SignInOutcome = { ok: true; userId: string } | { ok: false; code: string };
export type AskOutcome = { ok: true } | { ok: false; code: string };
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
  #refreshing: Promise<string | null> | null = null;
  /** The same for every attempt of one refresh, so that a lost answer can be asked for again. */
  #requestId: string | null = null;
  /** What was asked last and never answered: asked for again, it bears the same name. */
  #lost: { words: string; requestId: string } | null = null;

  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  /** Signs in by a proof of who one is: `login`, `confirm-email`, `phone/verify`, `reset-password`, `refresh`. */
  async enter(way: string, proof: object): Promise<SignInOutcome> {
    const { response, answer, code } = await this.#ask(way, proof);
    if (!response?.ok || !answer.person) return { ok: false, code };
    const signedIn = answer as SignedIn;
    const { id: userId, fullName, email } = signedIn.person;
    this.#keep(signedIn);
    await this.#parts.outbox.putMeta({
      session: { userId, fullName, email } satisfies SessionInfo,
    });
    return { ok: true, userId };
  }

  /** Asks for something that the server only notes, a mail or an SMS. Nobody is signed in by it. */
  async note(way: string, wish: object): Promise<AskOutcome> {
    const { response, code } = await this.#ask(way, wish);
    return response?.ok ? { ok: true } : { ok: false, code };
  }

  /** Refused while something of anybody is unsent: it could be lost with the device. */
  async signOut(): Promise<SignOutOutcome> {
    const { outbox } = this.#parts;
    const count = outbox.waiting().length;
    if (count > 0) return { ok: false, refusal: "unsent-operations", count };
    this.#token = null;
    await outbox.putMeta({ session: null });
    await this.#post("/api/v1/auth/logout", undefined).catch(() => undefined);
    return { ok: true };
  }

  async token(signal: AbortSignal): Promise<string | null> {
    const { outbox, clock } = this.#parts;
    const userId = outbox.meta.session?.userId;
    if (userId === undefined) return null;
    const held = this.#token;
    const age = held ? clock() - held.since : tokenLife;
    if (held?.userId === userId && age >= 0 && age < tokenLife) return held.text;
    this.#refreshing ??= this.#refresh(userId).finally(() => {
      this.#refreshing = null;
    });
    return within(signal, this.#refreshing);
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
    const limit = { signal: AbortSignal.timeout(turnPatience) };
    try {
      return await this.#parts.locks.request("boutika-refresh", limit, act);
    } catch (cause) {
      if (isMine) throw cause;
      return act();
    }
  }

  async #askForToken(userId: string): Promise<string | null> {
    this.#requestId ??= this.#newId();
    const response = await this.#post("/api/v1/auth/refresh", { requestId: this.#requestId });
    const { ok, status } = response;
    // Anything but « nobody is signed in » is trouble of the server, or of something between it and us.
    if (!ok && status !== 401)
      throw new TransportFailure(
        status === 429 || status >= 500 ? "busy" : "server",
        `status ${status}`,
      );
    // An answer that breaks off is a lost one: it is asked for again under the same name.
    const signedIn = ok ? await readJson<SignedIn>(response) : null;
    this.#requestId = null;
    // Somebody else signed in from another tab: their token must not carry this person's operations (S3).
    return signedIn?.person.id === userId ? this.#keep(signedIn) : null;
  }

  /** What the server answered, or, without a response, why it could not. */
  async #ask(way: string, body: object) {
    const words = `${way} ${JSON.stringify(body)}`;
    if (this.#lost?.words !== words) this.#lost = { words, requestId: this.#newId() };
    const { requestId } = this.#lost;
    let response: Response;
    try {
      response = await this.#post(`/api/v1/auth/${way}`, { ...body, requestId });
      // Behind an error of a server in between, the act may have been done.
      if (response.status < 500) this.#lost = null;
    } catch (cause) {
      if (!(cause instanceof TransportFailure)) throw cause;
      return { response: undefined, answer: {}, code: cause.kind };
    }
    const answer = (await response.json().catch(() => ({}))) as Partial<SignedIn> & {
      code?: string;
    };
    return { response, answer, code: answer.code ?? `status-${response.status}` };
  }

  #keep({ accessToken, person }: SignedIn): string {
    this.#token = { text: accessToken, since: this.#parts.clock(), userId: person.id };
    return accessToken;
  }

  #post(path: string, body: object | undefined): Promise<Response> {
    const init: RequestInit = { method: "POST", signal: AbortSignal.timeout(patience) };
    if (body) {
      init.headers = { "content-type": "application/json" };
      init.body = JSON.stringify(body);
    }
    return asked(this.#parts.fetch, path, init);
  }

  #newId(): string {
    const { clock, random } = this.#parts;
    return randomUuid(clock(), random.bytes(10));
  }
}

/** What comes, if it comes before the signal ends. */
function within<T>(signal: AbortSignal, coming: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => {
      const isLate = (signal.reason as { name?: string } | null)?.name === "TimeoutError";
      reject(new TransportFailure(isLate ? "timeout" : "cancelled"));
    };
    if (signal.aborted) end();
    signal.addEventListener("abort", end, { once: true });
    coming.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
  });
}

import { readJson } from "#web/store/hub/fetch-transport.ts";
import { secondsOf, troubleOfAnswer, troubleOfFailure } from "#web/store/line-trouble.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import { TransportFailure } from "#web/store/ports.ts";
import { infoOf, type SessionClient, type SignedIn } from "./session-client.ts";

/** Why nobody was signed in: the server's code, or that it could not be reached. */
export type SignInOutcome = { ok: true; userId: string } | NotDone;
/** `seconds`: until the same may be asked for again, where the server told it. */
export type AskOutcome = { ok: true; seconds?: number | undefined } | NotDone;
type NotDone = { ok: false; code: string; seconds?: number | undefined };

/** Whoever has to wait for longer is told so; seconds. */
const fewMinutes = 600;

/** What is asked of the server before anybody is signed in. Apart from the session: nobody who sells fetches it. */
export class Door {
  readonly #session: SessionClient;
  readonly #outbox: Outbox;
  /** What was asked last and never answered: asked for again, it bears the same name. */
  #lost: { words: string; requestId: string } | null = null;

  constructor(session: SessionClient, outbox: Outbox) {
    this.#session = session;
    this.#outbox = outbox;
  }

  /** Signs in by a proof of who one is: `login`, `confirm-email`, `phone/verify`, `reset-password`, `refresh`. */
  async enter(way: string, proof: object): Promise<SignInOutcome> {
    const kept = await this.#session.tellLeaving();
    if (kept !== undefined && way === "refresh") return { ok: false, code: kept };
    const { response, answer, code, seconds } = await this.#ask(way, proof);
    if (!response?.ok || !answer.person) return { ok: false, code, seconds };
    const signedIn = answer as SignedIn;
    this.#session.keep(signedIn);
    await this.#outbox.putMeta({ session: infoOf(signedIn), leaving: false });
    return { ok: true, userId: signedIn.person.id };
  }

  /** Asks for something that the server only notes, a mail or an SMS. Nobody is signed in by it. */
  async note(way: string, wish: object): Promise<AskOutcome> {
    const { response, code, seconds } = await this.#ask(way, wish);
    return response?.ok ? { ok: true, seconds } : { ok: false, code, seconds };
  }

  /** What the server answered, or, without a response, why it could not. */
  async #ask(way: string, body: object) {
    const words = `${way} ${JSON.stringify(body)}`;
    if (this.#lost?.words !== words) this.#lost = { words, requestId: this.#session.newId() };
    const { requestId } = this.#lost;
    type Answer = Partial<SignedIn> & { code?: string; retryAfter?: number };
    try {
      return await this.#session.post(way, { ...body, requestId }, async (response, signal) => {
        const answer = await readJson<Answer>(response, signal).catch((cause) => {
          if (cause.kind !== "garbled") throw cause;
          return {} as Answer;
        });
        // Behind an error of a server in between, the act may have been done.
        if (response.status < 500) this.#lost = null;
        const seconds = secondsOf(response, answer.retryAfter);
        const isLong = response.status === 429 && (seconds ?? 0) > fewMinutes;
        const code = isLong ? "too-many-for-now" : troubleOfAnswer(response.status, answer.code);
        return { response, answer, code, seconds };
      });
    } catch (cause) {
      if (!(cause instanceof TransportFailure)) throw cause;
      const code = troubleOfFailure(cause.kind);
      return { response: undefined, answer: {} as Answer, code, seconds: undefined };
    }
  }
}

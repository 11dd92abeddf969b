import type { ExchangeRequest } from "#shared/sync/protocol.ts";
import { FetchTransport } from "#web/store/hub/fetch-transport.ts";
import type { Locks } from "#web/store/hub/lock.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import {
  type Clock,
  type Limits,
  type Random,
  type SnapshotPart,
  type Transport,
  TransportFailure,
} from "#web/store/ports.ts";
import { SessionClient } from "#web/store/session/session-client.ts";
import type { DeviceBug } from "./device-bug.ts";
import { Violation } from "./oracle-shop.ts";
import type { SimulatedBrowser } from "./simulation-browser.ts";
import { breaksOff, drawPortal, type Portal } from "./simulation-portal.ts";
import type { Owner, Scheduler } from "./simulation-scheduler.ts";

export type DoorParts = {
  name: string;
  owner: Owner;
  scheduler: Scheduler;
  browser: SimulatedBrowser;
  /** The line itself. */
  line: Transport;
  isOnline: () => boolean;
  outbox: () => Outbox;
  clock: Clock;
  random: Random;
  locks: Locks;
  bug: DeviceBug;
};

type Serve = (limits: Limits) => Promise<unknown>;

/** One request on its way through the door. */
type Passing = { serve: Serve; met?: string };

const patience = 30_000;
/** The limit of a request is the scheduler's; that of the browser's own clock never comes. */
const longest = 2 ** 31 - 1;

/**
 * The way to the server as a page has it: the product's own `fetch` side and its session over the simulated line, with
 * whatever answers in the server's place. What it says must never pass for our server's word (S2).
 */
export class SimulatedDoor implements Transport {
  readonly #parts: DoorParts;
  readonly #http: FetchTransport;
  #passing: Passing | undefined;
  #arrived = () => {};
  #session: SessionClient | undefined;

  constructor(parts: DoorParts) {
    this.#parts = parts;
    this.#http = new FetchTransport({
      fetch: ((path: string, init: RequestInit) => this.#fetch(path, init)) as typeof fetch,
      tokens: {
        token: (...asked) => {
          this.#arrived();
          return this.#tokens().token(...asked);
        },
        refused: (token) => this.#tokens().refused(token),
      },
    });
  }

  exchange(request: ExchangeRequest, limits: Limits) {
    const serve: Serve = (inner) => this.#parts.line.exchange(request, inner);
    return this.#pass(limits, serve, (inner) => this.#http.exchange(request, inner));
  }

  snapshotPart(part: SnapshotPart, limits: Limits) {
    const serve: Serve = async (inner) => ({
      cursor: part.cursor,
      rows: await this.#parts.line.snapshotPart(part, inner),
    });
    return this.#pass(limits, serve, (inner) => this.#http.snapshotPart(part, inner));
  }

  live(...given: Parameters<Transport["live"]>): Promise<void> {
    return this.#parts.line.live(...given);
  }

  /** The stream of pokes is asked for where somebody else answers: nothing may be heard, and nothing may break. */
  async listenToPortal(): Promise<void> {
    const heard = () => {
      throw new Violation("L1", "what a portal answered was taken for the stream of pokes");
    };
    const listener = { onOpen: heard, onPoke: heard };
    const way = new FetchTransport({
      fetch: (async () => this.#met(drawPortal(this.#parts.browser.rng), "/live")) as typeof fetch,
      tokens: { token: async () => "a token", refused: () => {} },
    });
    await way.live(listener, new AbortController().signal).catch((cause: unknown) => {
      if (!(cause instanceof TransportFailure)) throw cause;
    });
  }

  async #pass<T>(
    { signal, timeoutMs, userId }: Limits,
    serve: Serve,
    ask: (limits: Limits) => Promise<T>,
  ): Promise<T> {
    const { scheduler, name } = this.#parts;
    const late = new AbortController();
    scheduler.after(timeoutMs, `${name} waits no longer`, () =>
      late.abort(new DOMException("too late", "TimeoutError")),
    );
    const passing: Passing = { serve };
    this.#passing = passing;
    // A long request is packed by the platform, in no virtual time.
    this.#arrived = scheduler.outside();
    try {
      const answer = await ask({
        signal: AbortSignal.any([signal, late.signal]),
        timeoutMs: longest,
        userId,
      });
      if (passing.met) throw takenFor(passing.met, "an answer");
      return answer;
    } catch (cause) {
      const isOurs =
        cause instanceof TransportFailure && ["rejected", "unauthorized"].includes(cause.kind);
      if (passing.met && isOurs) throw takenFor(passing.met, cause.kind);
      throw cause;
    } finally {
      this.#arrived();
    }
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const passing = this.#passing;
    const { browser } = this.#parts;
    const isMet = browser.isMet();
    if (isMet && browser.rng.chance(0.8)) {
      const portal = drawPortal(browser.rng);
      if (passing) [passing.met] = portal;
      return this.#met(portal, path);
    }
    const text = await this.#served(path, init, passing);
    if (typeof text !== "string") return text;
    if (!isMet) return new Response(text);
    if (passing) passing.met = "an answer cut short";
    const part = text.slice(0, browser.rng.int(0, text.length - 1));
    return new Response(browser.rng.chance(0.5) ? part : breaksOff(part));
  }

  async #met([what, answer]: Portal, path: string): Promise<Response> {
    const { browser, bug, scheduler, owner, name } = this.#parts;
    await scheduler.pause(browser.rng.int(1, 400), `${name} meets ${what}`, owner);
    const response = answer();
    return bug.fetched?.(path, response) ?? response;
  }

  /** What our server answers, or its word that it does not. */
  async #served(
    path: string,
    init: RequestInit,
    passing: Passing | undefined,
  ): Promise<string | Response> {
    if (path.endsWith("/auth/refresh")) return this.#refreshed();
    try {
      const signal = init.signal ?? new AbortController().signal;
      return JSON.stringify(await passing?.serve({ signal, timeoutMs: 2 * patience }));
    } catch (cause) {
      if (!(cause instanceof TransportFailure)) throw cause;
      return wordOf(cause, path);
    }
  }

  async #refreshed(): Promise<string> {
    const { scheduler, browser, owner, name, isOnline, outbox } = this.#parts;
    const isLost = browser.rng.chance(0.1);
    const way = isLost ? patience : browser.rng.int(1, 500);
    await scheduler.pause(way, `${name} asks for a token`, owner);
    if (isLost) throw new DOMException("too late", "TimeoutError");
    const { session } = outbox().meta;
    if (!isOnline() || !session) throw new TypeError("Failed to fetch");
    const person = { id: session.userId, fullName: session.fullName, email: session.email };
    return JSON.stringify({ accessToken: `token of ${person.id}`, expiresAt: 0, person });
  }

  #tokens(): SessionClient {
    const { scheduler, name, outbox, locks, clock, random } = this.#parts;
    const after = (ms: number, act: () => void) =>
      scheduler.after(ms, `${name} waits no longer at the door`, act);
    const doFetch = ((path: string, init: RequestInit) => this.#fetch(path, init)) as typeof fetch;
    const parts = { fetch: doFetch, locks, clock, timers: { after }, random };
    this.#session ??= new SessionClient({ outbox: outbox(), ...parts });
    return this.#session;
  }
}

function takenFor(what: string, word: string): Violation {
  return new Violation("S2", `${what} in the server's place was taken for ${word}`);
}

/** A failure of the line as `fetch` would show it. */
function wordOf({ kind }: TransportFailure, path: string): Response {
  const said = (status: number, code: string) =>
    new Response(JSON.stringify({ code, message: code }), { status });
  switch (kind) {
    case "timeout":
      throw new DOMException("too late", "TimeoutError");
    case "cancelled":
      throw new DOMException("called off", "AbortError");
    case "unauthorized":
      return said(401, "token-refused");
    case "rejected":
      return path.includes("/snapshot/")
        ? said(404, "snapshot-gone")
        : said(400, "invalid-request");
    case "busy":
      return said(503, "busy");
    case "server":
      return said(500, "internal");
    case "garbled":
      return new Response('{"v":1,');
    default:
      throw new TypeError("Failed to fetch");
  }
}

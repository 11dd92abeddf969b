import type {
  Cursor,
  ExchangeAnswer,
  ExchangeRequest,
  Poke,
  Problem,
} from "#shared/sync/protocol.ts";
import {
  type EncodedRows,
  type FailureKind,
  type Limits,
  type SnapshotPart,
  type Transport,
  TransportFailure,
} from "#web/store/ports.ts";
import { firstAbort } from "./first-abort.ts";
import { readEvents } from "./read-events.ts";

/** Gives the access token, a new one after the old one was refused. */
export interface AccessTokens {
  /**
   * Null when nobody is signed in (any more). Throws `TransportFailure` when the server cannot be asked, and when
   * `userId`, by default whoever is signed in, no longer is.
   */
  token(signal: AbortSignal, userId?: string): Promise<string | null>;
  /** The server no longer takes this token. */
  refused(token: string): void;
}

/** A part of a first load as it travels. */
type EncodedPart = { cursor: Cursor; rows: EncodedRows };

export type Content = { type: string; bytes: Uint8Array };

export type FetchParts = { fetch: typeof fetch; tokens: AccessTokens };

/** A body under this many bytes is not worth packing. */
const packedFrom = 512;
/** The server gives a sign every 25 s: without any for so long the line is dead. */
const silence = 60_000;

/** The way to the server over HTTP. */
export class FetchTransport implements Transport {
  readonly #parts: FetchParts;

  constructor(parts: FetchParts) {
    this.#parts = parts;
  }

  async exchange(request: ExchangeRequest, limits: Limits): Promise<ExchangeAnswer> {
    const text = JSON.stringify(request);
    const isLong = text.length >= packedFrom && typeof CompressionStream === "function";
    const headers: Record<string, string> = { "content-type": "application/json" };
    if (isLong) headers["content-encoding"] = "gzip";
    const body = isLong ? await gzip(text) : text;
    return this.#json<ExchangeAnswer>(
      "/api/v1/sync",
      { method: "POST", headers, body },
      limits,
      "verdicts",
    );
  }

  async snapshotPart({ scope, cursor, part }: SnapshotPart, limits: Limits): Promise<EncodedRows> {
    const path = `/api/v1/snapshot/${encodeURIComponent(scope)}/${cursor.rev}/${part}`;
    const encoded = await this.#json<EncodedPart>(path, {}, limits, "cursor");
    // A server put back to a backup may count to the same revision again: its parts are not of this load.
    if (encoded.cursor.epoch !== cursor.epoch || encoded.cursor.rev !== cursor.rev)
      throw new TransportFailure("rejected", "a part of another load");
    return encoded.rows;
  }

  /** Anything else that is read while there is a network. */
  async get<T>(path: string, limits: Limits): Promise<T> {
    return this.#json(path, {}, limits);
  }

  /** Anything else that is sent, as it is. The same again must change nothing. */
  async put(path: string, { type, bytes }: Content, limits: Limits): Promise<void> {
    const body = new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
    const init = { method: "PUT", headers: { "content-type": type }, body };
    const response = await this.#authorised(path, init, within(limits));
    // A page from anybody in between is no word that it is kept.
    if (response.status !== 204) throw new TransportFailure("garbled");
  }

  async live(
    listener: { onOpen(): void; onPoke(poke: Poke): void },
    signal: AbortSignal,
  ): Promise<void> {
    const idle = new AbortController();
    const both = firstAbort(signal, idle.signal);
    const headers = { accept: "text/event-stream" };
    try {
      const response = await this.#authorised("/api/v1/live", { headers }, both);
      if (!response.body) throw new TransportFailure("garbled");
      await readEvents(
        response.body,
        { silence, onSilence: () => idle.abort() },
        ({ event, data }) => {
          if (event === "ready") listener.onOpen();
          if (event === "poke" || event === "access") listener.onPoke((data ?? {}) as Poke);
          if (event === "reconnect")
            throw new TransportFailure(
              "server",
              "reconnect",
              Number((data as { afterMs?: number })?.afterMs ?? 0),
            );
        },
      );
    } finally {
      // `signal` lives as long as the page, and would hold on to each line that was ever opened.
      idle.abort();
    }
  }

  async #json<T>(path: string, init: RequestInit, limits: Limits, field?: keyof T): Promise<T> {
    const signal = within(limits);
    const response = await this.#authorised(path, init, signal, limits.userId);
    return readJson<T>(response, signal, field);
  }

  /** With the token; once more with a fresh one when the server refuses it. */
  async #authorised(
    path: string,
    init: RequestInit,
    signal: AbortSignal,
    userId?: string,
  ): Promise<Response> {
    for (let attempt = 0; ; attempt += 1) {
      const token = await this.#parts.tokens.token(signal, userId);
      if (token === null) throw new TransportFailure("unauthorized");
      const headers = {
        ...(init.headers as Record<string, string>),
        authorization: `Bearer ${token}`,
      };
      const response = await asked(this.#parts.fetch, path, { ...init, headers, signal });
      if (response.ok) return response;
      const failure = await failureOf(response, signal);
      if (failure.kind !== "unauthorized" || attempt > 0) throw failure;
      this.#parts.tokens.refused(token);
    }
  }
}

function within({ signal, timeoutMs }: Limits): AbortSignal {
  return firstAbort(signal, AbortSignal.timeout(timeoutMs));
}

/** Fetches; what comes instead of an answer is put into our words. */
export async function asked(
  doFetch: typeof fetch,
  path: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  return read(doFetch(path, { ...init, cache: "no-store" }), init.signal);
}

async function read<T>(reading: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    throw signal.aborted ? ended(signal) : new TransportFailure("offline", String(cause));
  }
}

/** Why our own signal ended: browsers do not all give what it ended the name of its reason. */
export function ended({ reason }: AbortSignal): TransportFailure {
  return new TransportFailure(reason?.name === "TimeoutError" ? "timeout" : "cancelled");
}

/** What was answered. `field`: what is never missing in an answer of our server; what lacks it is of somebody else. */
export async function readJson<T>(
  response: Response,
  signal: AbortSignal,
  field?: keyof T,
): Promise<T> {
  const text = await read(response.text(), signal);
  try {
    const answer = JSON.parse(text) as T;
    if (!field || answer[field]) return answer;
  } catch {}
  throw new TransportFailure("garbled");
}

/** What our own server says of a request itself. The like from anything in between says nothing of it (S2). */
const saysOfRequest = new Set([
  "400 invalid-request",
  "413 too-large",
  "404 snapshot-gone",
  "403 not-allowed",
  "400 image-name",
  "413 images-full",
  "415 image-format",
  "415 image-size",
  "415 image-animated",
  "404 no-such-shop",
]);

/** What our own server says of who asks: only then is a token or a session over. */
const saysOfSession = new Set([
  "not-signed-in",
  "token-refused",
  "no-session",
  "session-ended",
  "session-reused",
]);

/** Whether our own server refuses whoever asks. A proxy or portal that wants a sign-in of its own says nothing of ours. */
export async function refusesSession(response: Response, signal: AbortSignal): Promise<boolean> {
  return response.status === 401 && saysOfSession.has((await codeOf(response, signal)) ?? "");
}

async function failureOf(response: Response, signal: AbortSignal): Promise<TransportFailure> {
  const { status, headers } = response;
  const retryAfter = Number(headers.get("retry-after") ?? 0) * 1000 || 0;
  return new TransportFailure(await kindOf(response, signal), `status ${status}`, retryAfter);
}

async function kindOf(response: Response, signal: AbortSignal): Promise<FailureKind> {
  const { status } = response;
  if (status === 401) return (await refusesSession(response, signal)) ? "unauthorized" : "server";
  if (status === 408 || status === 429 || status === 503) return "busy";
  if (status >= 500) return "server";
  return saysOfRequest.has(`${status} ${await codeOf(response, signal)}`) ? "rejected" : "server";
}

async function codeOf(response: Response, signal: AbortSignal): Promise<string | undefined> {
  const problem = await readJson<Partial<Problem> | null>(response, signal).catch(() => null);
  return problem?.code;
}

async function gzip(text: string): Promise<Blob> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Response(packed).blob();
}

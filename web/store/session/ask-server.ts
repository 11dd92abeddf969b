import { openStore } from "#web/store/current-store.ts";
import { asked, readJson, refusesSession } from "#web/store/hub/fetch-transport.ts";
import { secondsOf, troubleOfAnswer, troubleOfFailure } from "#web/store/line-trouble.ts";
import { TransportFailure } from "#web/store/ports.ts";
import { useSession } from "#web/store/session.ts";
import { isLocked } from "#web/store/sharing/kept.ts";

/** Why the server did not do it: its code or a `LineTrouble`; in how many seconds it may be asked again, where told. */
export type NotDone = { ok: false; code: string; seconds?: number | undefined };

/** What the server answered; or why it did not do it. */
export type Answered<T> = { ok: true; value: T } | NotDone;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

const patience = 30_000;

/**
 * Asks the server something that has no offline half, as the person signed in; `path` begins with /api/v1.
 * Whatever may do harm when done twice bears an identifier made by its caller: a lost answer is asked for again with it.
 */
export async function askServer<T>(
  method: Method,
  path: string,
  body?: object,
): Promise<Answered<T>> {
  // Whoever is switched in by a PIN has not shown the server who they are, and may not speak for whoever has.
  if (isLocked() || useSession.getState().session?.signedIn)
    return { ok: false, code: "switched-in" };
  const limit = AbortSignal.timeout(patience);
  try {
    const response = await authorised(method, path, body, limit);
    if (!response) return { ok: false, code: "signed-out" };
    return await answerOf<T>(response, limit);
  } catch (cause) {
    return failureOf(cause);
  }
}

/** What the server said. A portal or proxy that answers in its place has done nothing of what was asked. */
export async function answerOf<T>(response: Response, limit: AbortSignal): Promise<Answered<T>> {
  type Told = T & { code?: string; retryAfter?: number };
  const answer = await readJson<Told | null>(response, limit).catch((cause) => {
    if (!(cause instanceof TransportFailure) || cause.kind !== "garbled") throw cause;
    return null;
  });
  const isOurs = typeof answer === "object" && answer !== null;
  if (response.ok && isOurs) return { ok: true, value: answer };
  const code = troubleOfAnswer(response.status, isOurs ? answer.code : undefined);
  const seconds = secondsOf(response, isOurs ? answer.retryAfter : undefined);
  return { ok: false, code, ...(seconds && { seconds }) };
}

/** Why there was no answer; throws what is no failure of the line. */
export function failureOf(cause: unknown): NotDone {
  if (cause instanceof TransportFailure) return { ok: false, code: troubleOfFailure(cause.kind) };
  throw cause;
}

/**
 * Once more with a fresh token when the server refuses the first. Undefined when nobody is signed in (any more), or
 * somebody else since: one person's wish never goes with the token of another.
 */
async function authorised(
  method: Method,
  path: string,
  body: object | undefined,
  limit: AbortSignal,
) {
  const store = await openStore();
  if (!store) return undefined;
  const { session, device } = store;
  const { userId } = device;
  for (let attempt = 0; ; attempt += 1) {
    const token = await session.token(limit);
    if (!token || device.userId !== userId) return undefined;
    const headers: Record<string, string> = { authorization: `Bearer ${token}` };
    if (body) headers["content-type"] = "application/json";
    const init = { method, headers, signal: limit, ...(body && { body: JSON.stringify(body) }) };
    const response = await asked((input, rest) => fetch(input, rest), path, init);
    if (attempt > 0 || !(await refusesSession(response.clone(), limit))) return response;
    session.refused(token);
  }
}

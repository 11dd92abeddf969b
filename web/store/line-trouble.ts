import type { FailureKind } from "./ports.ts";

/** Why the server did nothing of what was asked, where that says nothing of the question itself. */
export type LineTrouble =
  /** The device says that it has no network. */
  | "offline"
  /** It says that it has one, and nothing comes of asking. */
  | "unreachable"
  | "timeout"
  /** The server answers that it cannot take this now: a full disk, no database, it is closing. */
  | "busy"
  /** It failed. */
  | "server"
  /** Somebody in between answered in its place: a portal, a proxy. */
  | "garbled"
  | "too-many-requests"
  | "too-large"
  | "signed-out";

const unheard: ReadonlySet<string> = new Set(["offline", "unreachable", "timeout"]);
const mayPass: ReadonlySet<string> = new Set([...unheard, "busy", "server", "garbled"]);

/** Nothing was heard of the server. */
export const isUnheard = (code: string | undefined) => code !== undefined && unheard.has(code);

/** The same again may well be done: nothing is wrong with what was asked. */
export const mayWorkLater = (code: string | undefined) => code !== undefined && mayPass.has(code);

/** `hasNetwork`: what the device says of itself; a browser that says no is right, one that says yes may be wrong. */
export function troubleOfFailure(
  kind: FailureKind,
  hasNetwork = globalThis.navigator?.onLine !== false,
): LineTrouble | "invalid-request" {
  switch (kind) {
    case "offline":
      return hasNetwork ? "unreachable" : "offline";
    // Somebody else signed in meanwhile.
    case "cancelled":
    case "unauthorized":
      return "signed-out";
    case "rejected":
      return "invalid-request";
    default:
      return kind;
  }
}

/** Of an answer that is no yes: its code, where it is of our server and speaks of the question. */
export function troubleOfAnswer(status: number, code: string | undefined): string {
  if (status === 503 || status === 408) return "busy";
  if (status >= 500) return "server";
  if (code !== undefined) return code;
  if (status === 429) return "too-many-requests";
  return status === 413 ? "too-large" : "garbled";
}

/** In how many seconds the same may be asked again, where the server told it: in the body, or in the header. */
export function secondsOf({ headers }: Response, told: unknown): number | undefined {
  const seconds = typeof told === "number" ? told : Number(headers.get("retry-after") ?? 0);
  return seconds > 0 ? seconds : undefined;
}

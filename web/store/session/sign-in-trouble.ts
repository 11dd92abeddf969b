import type { LineTrouble } from "#web/store/line-trouble.ts";

const ofTheDoor = [
  "wrong-credentials",
  "email-not-confirmed",
  "link-ended",
  "wrong-code",
  "code-ended",
  "name-required",
  "name-wanted",
  "invalid-phone",
  "no-sms",
  "google",
  "session-ended",
  "too-many-for-now",
  "invalid-request",
  "storage-full",
  "storage-unavailable",
] as const;
const ofTheLine = [
  "offline",
  "unreachable",
  "timeout",
  "busy",
  "server",
  "garbled",
  "too-many-requests",
  "too-large",
] as const satisfies readonly LineTrouble[];

/** Why nobody was signed in or nothing was sent, as screens put it into words. */
export const signInTroubles = [...ofTheDoor, ...ofTheLine] as const;
export type SignInTrouble = (typeof signInTroubles)[number];

/** What the server's code, or the way to the server, says to somebody at the door. */
export function troubleOf(code: string): SignInTrouble {
  const known = signInTroubles.find((one) => one === code);
  if (known) return known;
  return ["no-session", "session-reused", "signed-out"].includes(code) ? "session-ended" : "server";
}

import { type OpenStore, openStore } from "#web/store/current-store.ts";
import { followSession } from "./remember.ts";
import type { Credentials, Registration, SignInOutcome } from "./session-client.ts";

/** Why nobody was signed in, as screens put it into words. */
export type SignInTrouble =
  | "offline"
  | "wrong-credentials"
  | "email-not-confirmed"
  | "link-ended"
  | "too-many-attempts"
  | "invalid-request"
  | "storage-unavailable"
  | "server";

export type SignedIn = { ok: true } | { ok: false; trouble: SignInTrouble };
export type SignedOut = { ok: true } | { ok: false; unsent: number };

/** How long somebody who has signed in waits for the list of their shops. */
const longestWait = 10_000;

export function signIn(credentials: Credentials): Promise<SignedIn> {
  return enter((store) => store.session.signIn(credentials));
}

/** Asks for an account; the mail that follows opens it. */
export async function register(registration: Registration): Promise<SignedIn> {
  const store = await openStore();
  if (!store) return { ok: false, trouble: "storage-unavailable" };
  const outcome = await store.session.register(registration);
  return outcome.ok ? outcome : { ok: false, trouble: troubleOf(outcome.code) };
}

/** Signs in by the link out of the mail. */
export function confirmEmail(token: string): Promise<SignedIn> {
  return enter((store) => store.session.confirmEmail(token));
}

/** Leaves, unless something has not been sent yet. */
export async function signOut(): Promise<SignedOut> {
  const store = await openStore();
  if (!store) return { ok: true };
  const outcome = await store.session.signOut();
  return outcome.ok ? outcome : { ok: false, unsent: outcome.count };
}

async function enter(ask: (store: OpenStore) => Promise<SignInOutcome>): Promise<SignedIn> {
  const store = await openStore();
  if (!store) return { ok: false, trouble: "storage-unavailable" };
  const outcome = await ask(store);
  if (!outcome.ok) return { ok: false, trouble: troubleOf(outcome.code) };
  store.hub.kick();
  await shopsAreKnown(store, outcome.userId);
  followSession(store.device.outbox.meta, true);
  return { ok: true };
}

function shopsAreKnown({ device }: OpenStore, userId: string): Promise<void> {
  const isKnown = () => device.outbox.meta.access.some((known) => known.userId === userId);
  return new Promise((resolve) => {
    if (isKnown()) return resolve();
    const stop = device.outbox.subscribe(() => isKnown() && end());
    const timer = setTimeout(end, longestWait);
    function end() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

function troubleOf(code: string): SignInTrouble {
  switch (code) {
    case "wrong-credentials":
    case "email-not-confirmed":
    case "link-ended":
    case "invalid-request":
    case "too-many-attempts":
      return code;
    case "offline":
    case "timeout":
      return "offline";
    case "too-many-requests":
    case "rate-limited":
    case "status-429":
      return "too-many-attempts";
    default:
      return "server";
  }
}

import { openStore, useCurrentStore } from "#web/store/current-store.ts";
import type { OpenStore } from "#web/store/opened-store.ts";
import { StorageFailure, type StorageTrouble } from "#web/store/ports.ts";
import { useSession } from "#web/store/session.ts";
import { endSwitch } from "#web/store/sharing/kept.ts";
import { type AskOutcome, Door, type SignInOutcome } from "./door.ts";
import { refreshProfile } from "./profile.ts";
import { followSession } from "./remember.ts";
import { type SignInTrouble, troubleOf } from "./sign-in-trouble.ts";

type Locale = "fr" | "en";
export type Credentials = { email: string; password: string };
/** Without the password, the newest registration of the address. */
export type AwaitedMail = { email: string; password?: string | undefined };
export type Registration = Credentials & {
  fullName: string;
  phone: string;
  /** The language of the mail. */
  locale: Locale;
};

/** `seconds`: until the same may be asked for again, where the server told it. */
export type SignedIn =
  | { ok: true; seconds?: number | undefined }
  | { ok: false; trouble: SignInTrouble; seconds?: number | undefined };

/** How long somebody who has signed in waits for the list of their shops. */
const longestWait = 10_000;

export function signIn({ email, password }: Credentials): Promise<SignedIn> {
  return enter("login", { email, password });
}

/** Asks for an account; the mail that follows opens it. */
export function register(registration: Registration): Promise<SignedIn> {
  return note("register", registration);
}

/** Has the link mailed again: the very registration that this password belongs to. */
export function resendConfirmation(wish: AwaitedMail & { locale: Locale }): Promise<SignedIn> {
  return note("resend-confirmation", wish);
}

/** Signs in by the link out of the mail. */
export function confirmEmail(token: string): Promise<SignedIn> {
  return enter("confirm-email", { token });
}

/** Has a code of six digits sent to a telephone, in whatever way its number is written. */
export function requestPhoneCode(wish: { phone: string; locale: Locale }): Promise<SignedIn> {
  return note("phone/request", wish);
}

/** Signs in by that code. Whoever has no name is asked for one; an empty one says that they will not tell it now. */
export function verifyPhoneCode(proof: {
  phone: string;
  code: string;
  locale: Locale;
  fullName?: string | undefined;
}): Promise<SignedIn> {
  return enter("phone/verify", { ...proof, asksName: true });
}

/** Has a link mailed behind which a new password is chosen, if the address has an account. */
export function forgotPassword(wish: { email: string; locale: Locale }): Promise<SignedIn> {
  return note("forgot-password", wish);
}

/** Chooses a new password by that link; signs in here and out everywhere else. */
export function resetPassword(proof: { token: string; password: string }): Promise<SignedIn> {
  return enter("reset-password", proof);
}

/** Signs in whom Google has just sent back: the cookie is set already. */
export function arrive(): Promise<SignedIn> {
  return enter("refresh", {});
}

let door: Door | undefined;

/** One for the page: a lost answer is asked for again by its name. */
function doorOf({ session, device }: OpenStore): Door {
  door ??= new Door(session, device.outbox);
  return door;
}

async function note(way: string, wish: object): Promise<SignedIn> {
  return told(await asked((store) => doorOf(store).note(way, wish)));
}

async function enter(way: string, proof: object): Promise<SignedIn> {
  return told(
    await asked(async (store) => {
      const wasOut = useSession.getState().session === undefined;
      const outcome = await doorOf(store).enter(way, proof);
      // A cookie proves nothing about who holds the device now; a password or a code does, and one that has just come.
      if (outcome.ok && (wasOut || way !== "refresh")) endSwitch();
      if (outcome.ok) await settle(store, outcome.userId);
      return outcome;
    }),
  );
}

async function asked<Answer extends AskOutcome | SignInOutcome>(
  ask: (store: OpenStore) => Promise<Answer>,
): Promise<Answer | { ok: false; code: StorageTrouble }> {
  const store = await openStore();
  if (!store)
    return { ok: false, code: useCurrentStore.getState().trouble ?? "storage-unavailable" };
  try {
    return await ask(store);
  } catch (cause) {
    if (cause instanceof StorageFailure) return { ok: false, code: cause.trouble };
    throw cause;
  }
}

function told(outcome: AskOutcome | SignInOutcome): SignedIn {
  const seconds = "seconds" in outcome ? outcome.seconds : undefined;
  if (outcome.ok) return { ok: true, seconds };
  return { ok: false, trouble: troubleOf(outcome.code), seconds };
}

async function settle(store: OpenStore, userId: string): Promise<void> {
  store.hub.kick();
  await shopsAreKnown(store, userId);
  followSession(store.device.outbox.meta, true);
  void refreshProfile({ isArrival: true });
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

import type { Locale } from "#shared/schemas/account.ts";
import type { PushOffer } from "#shared/schemas/push.ts";
import { troubleOfFailure } from "./line-trouble.ts";
import { type Answered, askServer, type NotDone } from "./session/ask-server.ts";
import { isStill, useSession } from "./session.ts";

/**
 * How it stands with push messages in this browser: it cannot, or the server sends none; the person has forbidden
 * them in the browser; not asked for; asked for.
 */
export type PushState = "none" | "denied" | "off" | "on";

/**
 * Why a change was not made, as `askServer` says it; `push-denied`: the person said no to the browser; `push-service`:
 * the browser's own service gives nothing.
 */
export type PushTrouble = NotDone;

const place = "/api/v1/push";
const noService: PushTrouble = { ok: false, code: "push-service" };
const key = "push-for";

/** For whom this browser has subscribed. */
function isForMe(): boolean {
  try {
    const userId = useSession.getState().session?.userId;
    return userId !== undefined && globalThis.localStorage.getItem(key) === userId;
  } catch {
    return false;
  }
}

function rememberFor(userId: string | undefined): void {
  try {
    if (userId === undefined) globalThis.localStorage.removeItem(key);
    else globalThis.localStorage.setItem(key, userId);
  } catch {
    // Asked for again the next time.
  }
}

async function manager(): Promise<PushManager | undefined> {
  const canTell = "serviceWorker" in navigator && "PushManager" in globalThis;
  if (!canTell || !("Notification" in globalThis)) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

/** How long one waits for the worker of a first visit, which fetches the application before it can subscribe; ms. */
const longestInstall = 30_000;

/** Push messages of a worker that is at work; undefined while it is still being installed. */
async function readyManager(): Promise<PushManager | undefined> {
  if (!(await manager())) return undefined;
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, longestInstall));
  return (await Promise.race([navigator.serviceWorker.ready, tooLate]))?.pushManager;
}

/**
 * Asks browser and server; a browser in which this person has subscribed tells the server so again, for the sign-in of
 * today. What somebody else asked for here before is not theirs.
 */
export async function pushState(locale: Locale): Promise<PushState> {
  const pushes = await manager();
  if (!pushes) return "none";
  const subscription = await pushes.getSubscription();
  const offer = await askServer<PushOffer>("GET", place);
  if (!offer.ok) return subscription && isForMe() ? "on" : "none";
  if (offer.value.publicKey === null) return "none";
  if (Notification.permission === "denied") return "denied";
  if (!subscription || !isForMe()) return "off";
  return (await tell(subscription, locale)).ok ? "on" : "off";
}

/** Asks the person, subscribes the browser, tells the server. Call it on a tap. */
export async function turnPushOn(locale: Locale): Promise<PushTrouble | undefined> {
  const userId = useSession.getState().session?.userId;
  const permission = await Notification.requestPermission();
  if (permission === "denied") return { ok: false, code: "push-denied" };
  const pushes = await readyManager();
  if (!pushes || permission !== "granted") return noService;
  const offer = await askServer<PushOffer>("GET", place);
  if (!offer.ok) return offer;
  const { publicKey: applicationServerKey } = offer.value;
  if (applicationServerKey === null) return noService;
  try {
    const subscription = await pushes.subscribe({ userVisibleOnly: true, applicationServerKey });
    // Whoever has signed in since has not asked for anything.
    if (!isStill(userId)) return { ok: false, code: "signed-out" };
    const told = await tell(subscription, locale);
    if (!told.ok) return told;
    rememberFor(userId);
    return undefined;
  } catch {
    // The browser's own service could not be reached, or gives no subscription.
    return troubleOfFailure("offline") === "offline" ? { ok: false, code: "offline" } : noService;
  }
}

/** The browser forgets first: whatever the server still sends reaches nobody, and it learns so. */
export async function turnPushOff(): Promise<void> {
  const subscription = await (await manager())?.getSubscription();
  rememberFor(undefined);
  if (!subscription) return;
  await subscription.unsubscribe();
  await askServer("DELETE", `${place}/subscription`, { endpoint: subscription.endpoint });
}

function tell(subscription: PushSubscription, locale: Locale): Promise<Answered<unknown>> {
  const { endpoint, keys } = subscription.toJSON();
  return askServer("PUT", `${place}/subscription`, { endpoint, keys, locale });
}

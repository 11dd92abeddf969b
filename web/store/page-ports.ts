import type { Page } from "./compose-store.ts";
import type { Heartbeat } from "./hub/lock.ts";
import { sendTag } from "./hub/send-tag.ts";

type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register(tag: string): Promise<void> };
};

/** Asks the browser to wake the worker when there is a network. A bonus: only some browsers do, and may refuse. */
export async function askToSendLater(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as
      | SyncRegistration
      | undefined;
    await registration?.sync?.register(sendTag);
  } catch {
    // Refused, or no such thing: the page itself sends when it is open.
  }
}

let asked = false;

/** Asks the browser, after the first sale, not to throw this device's data away when the disk is full. */
export async function keepForGood(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    await navigator.storage?.persist?.();
  } catch {
    // What the browser decides is shown with the sync state.
  }
}

const beatKey = "hub-beat";

export const browserHeartbeat: Heartbeat = {
  beat: (at) => {
    try {
      localStorage.setItem(beatKey, String(at));
    } catch {
      // Without it a frozen tab is not found out; everything else works.
    }
  },
  last: () => {
    try {
      return Number(localStorage.getItem(beatKey)) || undefined;
    } catch {
      return undefined;
    }
  },
};

export const browserPage: Page = {
  isVisible: () => document.visibilityState === "visible",
  isOnline: () => navigator.onLine,
  onVisibility: (tell) => document.addEventListener("visibilitychange", tell),
  onLine: (tell) => {
    addEventListener("online", () => tell(true));
    addEventListener("offline", () => tell(false));
  },
};

/** The worker's event that sends what waits when the network is back and the page is closed. */
export const sendTag = "boutika-send";

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

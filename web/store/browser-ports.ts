import type { Locks } from "./hub/lock.ts";
import type { Breathe, Random, Timers } from "./ports.ts";
import type { TabChannel, TabMessage } from "./tab-channel.ts";

/** What the browser gives, in the shapes that the device's core asks for. */

export const browserClock = () => Date.now();

export const browserRandom: Random = {
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  fraction: () => Math.random(),
};

/** A timer of the browser holds 24.8 days at most. */
const longestTimer = 2 ** 31 - 1;

export const browserTimers: Timers = {
  after: (ms, act) => {
    const timer = setTimeout(act, Math.min(ms, longestTimer));
    return () => clearTimeout(timer);
  },
};

export const breathe: Breathe = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Web Locks; where there are none (a page without https) this page alone is minded. */
export function browserLocks(): Locks {
  return (navigator as { locks?: LockManager }).locks ?? pageLocks();
}

function pageLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...rest: unknown[]) => {
    const act = rest.at(-1) as (lock: null) => unknown;
    const before = tails.get(name) ?? Promise.resolve();
    const turn = before.then(() => act(null));
    tails.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  return { request: request as Locks["request"] };
}

export const channelName = "boutika";

export function browserChannel(): TabChannel & { close(): void } {
  if (typeof BroadcastChannel !== "function")
    return { post: () => {}, listen: () => () => {}, close: () => {} };
  const channel = new BroadcastChannel(channelName);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      const hear = (event: MessageEvent<TabMessage>) => listener(event.data);
      channel.addEventListener("message", hear);
      return () => channel.removeEventListener("message", hear);
    },
    close: () => channel.close(),
  };
}

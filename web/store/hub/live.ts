import type { Poke } from "#shared/sync/protocol.ts";
import { type Random, type Timers, type Transport, TransportFailure } from "#web/store/ports.ts";
import { Retry } from "./retry.ts";

export type LiveParts = {
  transport: Transport;
  timers: Timers;
  random: Random;
  onBug: (cause: unknown) => void;
};

/**
 * Listens to the live stream while `signal` lasts. A poke carries no rows, so losing any number of them loses
 * nothing (L1): after every (re)connection `onNews` is called once, and everything missed comes with the next exchange.
 * Whatever ends the stream, be it a bug or the disk that a token should have been noted on, it is opened again.
 */
export async function listenLive(
  parts: LiveParts,
  onNews: (poke?: Poke) => void,
  signal: AbortSignal,
): Promise<void> {
  const retry = new Retry(parts.random);
  while (!signal.aborted) {
    let atLeast = 0;
    try {
      const onOpen = () => {
        retry.reset();
        onNews();
      };
      await parts.transport.live({ onOpen, onPoke: onNews }, signal);
    } catch (cause) {
      if (cause instanceof TransportFailure) atLeast = cause.retryAfter;
      else parts.onBug(cause);
    }
    if (!signal.aborted) await pause(parts.timers, retry.next(atLeast), signal);
  }
}

/** Waits, or until the signal ends. */
export function pause(timers: Timers, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      signal.removeEventListener("abort", end);
      resolve();
    };
    const cancel = timers.after(ms, end);
    signal.addEventListener("abort", end, { once: true });
  });
}

import type { Outcome } from "#shared/schemas/refusal.ts";
import { StorageFailure, type StorageTrouble } from "#web/store/ports.ts";

/** What a command answers: the thing done, the reason why not, or that nothing could be kept. It never throws for these. */
export type Acted<T> =
  | Outcome<T>
  | { ok: false; refusal: StorageTrouble | "no-access" | "device-locked" };

/** Turns a storage that gave up into an answer for people; anything else is a bug and goes on. */
export async function acted<T>(act: () => Promise<Acted<T>>): Promise<Acted<T>> {
  try {
    return await act();
  } catch (cause) {
    if (cause instanceof StorageFailure) return { ok: false, refusal: cause.trouble };
    throw cause;
  }
}

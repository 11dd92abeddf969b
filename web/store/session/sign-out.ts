import { forgetAnswers } from "#web/store/answer-shelf.ts";
import { openStore } from "#web/store/current-store.ts";
import { StorageFailure, type StorageTrouble } from "#web/store/ports.ts";

/** What this device has that the server does not: operations of anybody, and pictures. */
export type UnsentHere = { operations: number; pictures: number };

export type SignedOut =
  | { ok: true }
  /** Signed out, but this device could not be made to forget. */
  | { ok: true; kept: StorageTrouble }
  | { ok: false; unsent: UnsentHere }
  | { ok: false; trouble: StorageTrouble };

export async function unsentOnDevice(): Promise<UnsentHere> {
  const store = await openStore();
  if (!store) return { operations: 0, pictures: 0 };
  return { operations: store.device.outbox.waiting().length, pictures: store.images.size };
}

/**
 * Leaves, unless something has not been sent yet, or the device cannot note it. `forgetting`: this device then forgets
 * what nobody else on it may read; refused while a picture waits to be sent as well.
 */
export async function signOut(forgetting = false): Promise<SignedOut> {
  const store = await openStore();
  if (!store) return { ok: true };
  const { userId } = store.device;
  if (forgetting && store.images.size > 0) return { ok: false, unsent: await unsentOnDevice() };
  try {
    const outcome = await store.session.signOut();
    if (!outcome.ok) return { ok: false, unsent: await unsentOnDevice() };
  } catch (cause) {
    if (!(cause instanceof StorageFailure)) throw cause;
    // Whoever is out already has left, even where it could not be noted that the server knows.
    if (store.device.outbox.meta.session) return { ok: false, trouble: cause.trouble };
  }
  forgetAnswers();
  if (!forgetting || userId === undefined) return { ok: true };
  try {
    await (await import("./forget-person.ts")).forgetPerson(store, userId);
    return { ok: true };
  } catch (cause) {
    if (!(cause instanceof StorageFailure)) throw cause;
    return { ok: true, kept: cause.trouble };
  }
}

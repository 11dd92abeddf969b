import { forgetAnswers } from "#web/store/answer-shelf.ts";
import { openStore } from "#web/store/current-store.ts";
import { StorageFailure, type StorageTrouble } from "#web/store/ports.ts";

export type SignedOut =
  | { ok: true }
  | { ok: false; unsent: number }
  | { ok: false; trouble: StorageTrouble };

/** Leaves, unless something has not been sent yet, or the device cannot note it. */
export async function signOut(): Promise<SignedOut> {
  const store = await openStore();
  if (!store) return { ok: true };
  try {
    const outcome = await store.session.signOut();
    if (!outcome.ok) return { ok: false, unsent: outcome.count };
  } catch (cause) {
    if (!(cause instanceof StorageFailure)) throw cause;
    // Whoever is out already has left, even where it could not be noted that the server knows.
    if (store.device.outbox.meta.session) return { ok: false, trouble: cause.trouble };
  }
  forgetAnswers();
  return { ok: true };
}

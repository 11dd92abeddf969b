import { forgetAnswers } from "#web/store/answer-shelf.ts";
import { openStore } from "#web/store/current-store.ts";

export type SignedOut = { ok: true } | { ok: false; unsent: number };

/** Leaves, unless something has not been sent yet. */
export async function signOut(): Promise<SignedOut> {
  const store = await openStore();
  if (!store) return { ok: true };
  const outcome = await store.session.signOut();
  if (outcome.ok) forgetAnswers();
  return outcome.ok ? outcome : { ok: false, unsent: outcome.count };
}

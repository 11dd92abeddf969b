import { useState } from "react";
import type { SignedIn } from "#web/store/session/sign-in.ts";
import type { SignInTrouble } from "#web/store/session/sign-in-trouble.ts";

/** One thing at a time is asked of the server; `busy` while it has not answered, `trouble` when it did not go well. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<SignInTrouble>();

  /** Whether it went well. */
  async function attempt(act: () => Promise<SignedIn>): Promise<boolean> {
    setBusy(true);
    setTrouble(undefined);
    try {
      const outcome = await act();
      if (!outcome.ok) setTrouble(outcome.trouble);
      return outcome.ok;
    } finally {
      // Also after a bug: whoever is at the door may try again.
      setBusy(false);
    }
  }

  return { busy, trouble, attempt, forget: () => setTrouble(undefined) };
}

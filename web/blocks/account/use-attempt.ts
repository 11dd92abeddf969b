import { useState } from "react";
import type { SignedIn } from "#web/store/session/sign-in.ts";
import type { SignInTrouble } from "#web/store/session/sign-in-trouble.ts";

/**
 * One thing at a time is asked of the server; `busy` while it has not answered, `trouble` when it did not go well,
 * `again` the moment (ms) from which the same may be asked once more, where the server told it.
 */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<SignInTrouble>();
  const [again, setAgain] = useState<number>();

  /** Why it did not go well; undefined when it did. */
  async function attemptTold(act: () => Promise<SignedIn>): Promise<SignInTrouble | undefined> {
    setBusy(true);
    setTrouble(undefined);
    try {
      const outcome = await act();
      const { seconds } = outcome;
      setAgain(seconds === undefined ? undefined : Date.now() + seconds * 1000);
      if (outcome.ok) return undefined;
      setTrouble(outcome.trouble);
      return outcome.trouble;
    } finally {
      // Also after a bug: whoever is at the door may try again.
      setBusy(false);
    }
  }

  /** Whether it went well. */
  const attempt = async (act: () => Promise<SignedIn>) => (await attemptTold(act)) === undefined;

  return { busy, trouble, again, attempt, attemptTold, forget: () => setTrouble(undefined) };
}

import { useCallback, useEffect, useRef, useState } from "react";
import { type Kept, keepAnswer, keptAnswer, nextQuestion } from "#web/store/kept-answers.ts";
import { askServer } from "#web/store/session/ask-server.ts";
import { useSession } from "#web/store/session.ts";

export type Answer<T> = {
  /** The newest answer, of another day perhaps; undefined until there is one. */
  value: T | undefined;
  /** Device clock, ms. */
  heardAt: number | undefined;
  /** Whether the last attempt brought it; why not, as `askServer` says it; undefined while the first is under way. */
  state: "fresh" | undefined | { trouble: string };
  busy: boolean;
  refresh: () => Promise<void>;
};

/** Refused for good: what was kept is not this person's to see any more. */
const notTheirs = new Set(["not-allowed", "not-found", "signed-out"]);

type Heard<T> = { path: string; kept: Kept<T> | undefined; state: Answer<T>["state"] };

/**
 * What the server answers to a `GET`, asked when the screen opens, when the network comes back and whenever `occasion`
 * is another; the last answer is kept on the device and shown meanwhile.
 */
export function useAnswer<T>(path: string, occasion?: unknown): Answer<T> {
  const userId = useSession((state) => state.session?.userId) ?? "";
  const [heard, setHeard] = useState<Heard<T>>(() => opening(userId, path));
  const [busy, setBusy] = useState(false);
  const turn = useRef(0);

  const refresh = useCallback(async () => {
    turn.current += 1;
    const own = turn.current;
    setBusy(true);
    const question = nextQuestion();
    const answered = await askServer<T>("GET", path);
    const fresh = answered.ok ? { value: answered.value, heardAt: Date.now() } : undefined;
    if (answered.ok || notTheirs.has(answered.code)) keepAnswer(userId, path, fresh, question);
    if (own !== turn.current) return;
    setBusy(false);
    const state = answered.ok ? "fresh" : { trouble: answered.code };
    setHeard({ path, kept: fresh ?? keptAnswer<T>(userId, path), state });
  }, [userId, path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another occasion asks anew
  useEffect(() => {
    void refresh();
    const ask = () => void refresh();
    addEventListener("online", ask);
    return () => {
      turn.current += 1;
      removeEventListener("online", ask);
    };
  }, [refresh, occasion]);

  const shown = heard.path === path ? heard : opening<T>(userId, path);
  const { kept, state } = shown;
  return { value: kept?.value, heardAt: kept?.heardAt, state, busy, refresh };
}

function opening<T>(userId: string, path: string): Heard<T> {
  return { path, kept: keptAnswer<T>(userId, path), state: undefined };
}

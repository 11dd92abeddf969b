import { useCallback, useEffect, useState } from "react";
import type { Answered } from "#web/store/session/ask-server.ts";

/** What stands behind a link: undefined while it is asked for. Asked again when the network comes back. */
export function useLink<T>(look: () => Promise<Answered<T>>) {
  const [answer, setAnswer] = useState<Answered<T>>();
  const ask = useCallback(async () => {
    setAnswer(undefined);
    setAnswer(await look());
  }, [look]);

  const failed = answer?.ok === false;
  useEffect(() => {
    let isOver = false;
    void look().then((first) => {
      if (!isOver) setAnswer(first);
    });
    return () => {
      isOver = true;
    };
  }, [look]);
  useEffect(() => {
    if (!failed) return undefined;
    const again = () => void ask();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [failed, ask]);
  return { answer, ask };
}

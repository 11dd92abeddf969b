import { useCallback, useEffect, useRef, useState } from "react";
import { askServer, type NotDone } from "#web/store/session/ask-server.ts";

export type Desk<T> = {
  value: T | undefined;
  /** Why the last attempt brought nothing, as `askServer` says it. */
  trouble: NotDone | undefined;
  refresh: () => Promise<void>;
};

/** What the server answers an administrator. Others' words and addresses: kept on no device, asked anew each time. */
export function useDesk<T>(path: string): Desk<T> {
  const [heard, setHeard] = useState<{ path: string; value?: T; trouble?: NotDone }>({ path });
  const turn = useRef(0);

  const refresh = useCallback(async () => {
    turn.current += 1;
    const own = turn.current;
    const answered = await askServer<T>("GET", path);
    if (own !== turn.current) return;
    setHeard((before) => {
      if (answered.ok) return { path, value: answered.value };
      const kept = before.path === path && before.value !== undefined;
      return { path, trouble: answered, ...(kept && { value: before.value as T }) };
    });
  }, [path]);

  useEffect(() => {
    void refresh();
    const again = () => void refresh();
    addEventListener("online", again);
    return () => {
      turn.current += 1;
      removeEventListener("online", again);
    };
  }, [refresh]);

  const shown: { value?: T; trouble?: NotDone } = heard.path === path ? heard : {};
  return { value: shown.value, trouble: shown.trouble, refresh };
}

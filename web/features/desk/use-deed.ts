import { useState } from "react";
import { askServer, type NotDone } from "#web/store/session/ask-server.ts";

/** Something an administrator does: under way, or why the server did not do it. */
export function useDeed() {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<NotDone>();
  async function run(path: string, body?: object): Promise<boolean> {
    setBusy(true);
    const done = await askServer<unknown>("POST", `/api/v1/admin/${path}`, body);
    setBusy(false);
    setTrouble(done.ok ? undefined : done);
    return done.ok;
  }
  return { busy, trouble, run };
}

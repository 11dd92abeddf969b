import type { SyncState } from "#web/store/queries/use-sync-state.ts";

/**
 * `sign-in-needed`: the session is over; selling goes on, sending does not. `server-silent`: there is a network, and for
 * longer than a moment the server has not answered; so it is with sending.
 */
export type Connection = "online" | "offline" | "server-silent" | "sign-in-needed";

/**
 * How this device stands with the server: what the browser believes counts only as far as the last request was
 * answered.
 */
export function connectionOf({
  online,
  phase,
  problem,
  isServerSilent,
}: Pick<SyncState, "online" | "phase" | "problem" | "isServerSilent">): Connection {
  if (!online || problem === "offline" || problem === "timeout") return "offline";
  if (isServerSilent) return "server-silent";
  return phase === "sign-in-needed" ? "sign-in-needed" : "online";
}

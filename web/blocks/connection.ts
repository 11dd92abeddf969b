import type { SyncState } from "#web/store/queries/use-sync-state.ts";

/** `sign-in-needed`: the session is over; selling goes on, sending does not. */
export type Connection = "online" | "offline" | "sign-in-needed";

/**
 * How this device stands with the server: what the browser believes counts only as far as the last request was
 * answered.
 */
export function connectionOf({
  online,
  phase,
  problem,
}: Pick<SyncState, "online" | "phase" | "problem">): Connection {
  if (!online || problem === "offline" || problem === "timeout") return "offline";
  return phase === "sign-in-needed" ? "sign-in-needed" : "online";
}

import type { Scope } from "#shared/sync/protocol.ts";
import type { SharedHubState } from "./hub/state.ts";

/** What open tabs and the worker tell each other. Carries nothing that is stored: whoever hears of that reads it there. */
export type TabMessage =
  | { topic: "outbox" | "carts" | "images" | "session" }
  /** There is something to send or to read; `all`: what is held back too. */
  | { topic: "kick"; all?: boolean }
  /** How the tab that does the work gets on; `isLooked`: somebody looks at it. */
  | { topic: "hub"; state: SharedHubState; isLooked: boolean }
  /** Somebody looks at this tab: one that nobody looks at hands the work over. */
  | { topic: "look" }
  | { topic: "dropped"; scope: Scope };

export interface TabChannel {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): () => void;
}

import { createStore } from "zustand/vanilla";
import type { Scope } from "#shared/sync/protocol.ts";
import type { FailureKind } from "#web/store/ports.ts";

/** How a first load is getting on. */
export type LoadStep = { scope: Scope; done: number; of: number; products: number };

/** What synchronisation is about, for screens to put into words. */
export type HubState = {
  /** What the browser believes; the truth is whether the last request was answered. */
  network: "online" | "offline";
  phase: "idle" | "sending" | "loading" | "sign-in-needed";
  /** Why the last request was not answered; null when it was. */
  problem: FailureKind | null;
  /** The line carries, and for longer than a moment no answer of the server has come that could be used. */
  isServerSilent: boolean;
  /** First loads under way, by scope. */
  loads: Readonly<Record<string, LoadStep>>;
  /** True while another tab does the work. */
  isElsewhere: boolean;
  /** Operations that the server could not take even alone: another set whenever it changes. */
  stuck: ReadonlySet<string>;
};

/** What every tab says of it, whichever does the work. */
export type SharedHubState = Omit<HubState, "isElsewhere">;

export const nothingStuck: HubState["stuck"] = new Set();

export type HubStateStore = ReturnType<typeof createHubState>;

export function createHubState() {
  return createStore<HubState>(() => ({
    network: "online",
    phase: "idle",
    problem: null,
    isServerSilent: false,
    loads: {},
    isElsewhere: false,
    stuck: nothingStuck,
  }));
}

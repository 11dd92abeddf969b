import { useStore as useZustand } from "zustand";
import { createHubState, type HubState } from "#web/store/hub/state.ts";
import { useStore } from "./use-store.ts";

const closedHub = createHubState();

/** Operations that the server could not take even alone, by identifier; some may have been answered since. */
export function useStuck(): HubState["stuck"] {
  return useZustand(useStore()?.hubState ?? closedHub, ({ stuck }) => stuck);
}

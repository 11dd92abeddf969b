import { useStore as useZustand } from "zustand";
import { createHubState } from "#web/store/hub/state.ts";
import { useStore } from "./use-store.ts";

const closedHub = createHubState();

/** Whether the books of one of these shops are being fetched for the first time on this device. */
export function useFirstLoad(shopIds: readonly string[]): boolean {
  const store = useStore();
  return useZustand(store?.hubState ?? closedHub, ({ loads }) =>
    shopIds.some((shopId) => {
      const scope = store?.views.of(shopId)?.scope;
      const load = scope === undefined ? undefined : loads[scope];
      return load !== undefined && load.done < load.of;
    }),
  );
}

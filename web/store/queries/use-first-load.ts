import { useEffect, useState } from "react";
import { useStore as useZustand } from "zustand";
import { createHubState } from "#web/store/hub/state.ts";
import { useStore } from "./use-store.ts";

const closedHub = createHubState();

/**
 * Whether the books of one of these shops are not whole on this device: their first load is under way, or was broken
 * off. The second is known from what is stored, so that a page opened without a network does not take a part for all;
 * undefined until that has been looked at.
 */
export function useFirstLoad(shopIds: readonly string[]): boolean | undefined {
  const store = useStore();
  const isUnderWay = useZustand(store?.hubState ?? closedHub, ({ loads }) =>
    shopIds.some((shopId) => {
      const scope = store?.views.of(shopId)?.scope;
      const load = scope === undefined ? undefined : loads[scope];
      return load !== undefined && load.done < load.of;
    }),
  );
  const isBrokenOff = useBrokenOff(shopIds.join(" "));
  return isUnderWay || isBrokenOff;
}

function useBrokenOff(shopIds: string): boolean | undefined {
  const store = useStore();
  const [isBrokenOff, setBrokenOff] = useState<boolean>();
  useEffect(() => {
    if (!store) return;
    const { readModels } = store.device;
    let isGone = false;
    let isWhole = false;
    let looks = 0;
    const look = async () => {
      looks += 1;
      const mine = looks;
      // Whoever has just signed in may read nothing yet: what they may is asked each time.
      const scopes = shopIds.split(" ").flatMap((shopId) => store.views.of(shopId)?.scope ?? []);
      const cursors = await Promise.all(scopes.map((scope) => readModels.cursor(scope)));
      if (isGone || mine !== looks) return;
      isWhole = cursors.length > 0 && !cursors.includes(null);
      setBrokenOff(cursors.includes(null));
    };
    // Where read models cannot be opened the screen says so by other means.
    const lookAgain = () => void look().catch(() => {});
    lookAgain();
    const stop = readModels.onChange(({ kind }) => {
      // What is whole is so until it is dropped, whatever else is read.
      if (kind === "dropped" || !isWhole) lookAgain();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [store, shopIds]);
  return isBrokenOff;
}

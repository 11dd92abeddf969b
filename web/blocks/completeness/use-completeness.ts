import { useMemo } from "react";
import { may } from "#shared/rules/permissions.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { connectionOf } from "#web/blocks/sync/connection.ts";
import { type Devices, useDevices } from "#web/store/queries/use-devices.ts";
import { useFirstLoad } from "#web/store/queries/use-first-load.ts";
import { useSyncState } from "#web/store/queries/use-sync-state.ts";
import type { SessionShop } from "#web/store/session.ts";
import { type Completeness, completenessOf } from "./completeness.ts";

export type ShopsCompleteness = Completeness & {
  /** Whether the server answers, as the top bar says it. */
  online: boolean;
  /** The first load of the books has not come to its end, here and now or broken off: more is to come. */
  arriving: boolean;
  /** Device clock, put right as far as known, ms. */
  now: number;
  /** Only of shops whose devices the person may see. */
  devices: Devices["devices"];
  /** Whether the list of devices could be had, and is of now. */
  state: Devices["state"];
  /** Whether there is any list to look at. */
  seesDevices: boolean;
};

/** How complete the figures of some shops are on this device, as far as this person may know. */
export function useCompleteness(
  shops: readonly Pick<SessionShop, "id" | "role">[],
): ShopsCompleteness {
  const open = shops.filter(({ role }) => may(role, "see-devices")).map(({ id }) => id);
  const { devices, state } = useDevices(open);
  const sync = useSyncState();
  const { lastExchangeAt } = sync;
  const connection = connectionOf(sync);
  const online = connection === "online" || connection === "sign-in-needed";
  const arriving = useFirstLoad(shops.map(({ id }) => id)) === true;
  const now = useNow();
  return useMemo(
    () => ({
      ...completenessOf(devices, lastExchangeAt, now),
      ...{ online, arriving, now, devices, state, seesDevices: open.length > 0 },
    }),
    [devices, state, lastExchangeAt, online, arriving, now, open.length],
  );
}

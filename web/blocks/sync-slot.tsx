import { Link } from "react-router-dom";
import { useSyncState } from "#web/store/queries/use-sync-state.ts";
import { SyncState } from "./sync-state.tsx";

/** Where this device stands with the network, in the top bar; it leads to what waits. */
export function SyncSlot() {
  const { online, waiting } = useSyncState();
  return (
    <Link to="/waiting" className="flex max-w-full items-center rounded-control">
      <span role="status" className="max-w-full">
        <SyncState online={online} waiting={waiting} />
      </span>
    </Link>
  );
}

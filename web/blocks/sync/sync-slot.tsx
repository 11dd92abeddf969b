import { Link, useLocation } from "react-router-dom";
import { useSyncState } from "#web/store/queries/use-sync-state.ts";
import { connectionOf } from "./connection.ts";
import { SyncState } from "./sync-state.tsx";

/** Where this device stands with the network, in the top bar; it leads to what waits, or to signing in again. */
export function SyncSlot() {
  const sync = useSyncState();
  const { pathname } = useLocation();
  const connection = connectionOf(sync);
  const signInAgain = `/auth?again=1&from=${encodeURIComponent(pathname)}`;
  return (
    <Link
      to={connection === "sign-in-needed" ? signInAgain : "/waiting"}
      className="flex min-h-7 max-w-full items-center rounded-control"
    >
      <span role="status" className="max-w-full">
        <SyncState connection={connection} {...sync} />
      </span>
    </Link>
  );
}

import { type ReactNode, Suspense, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { officeScreen } from "#web/app/lazy-screen.ts";
import { PagePlaceholder } from "#web/app/page-placeholder.tsx";
import { routes } from "#web/app/routes.tsx";
import { useSession } from "#web/store/session.ts";
import { useLocked, useSharing } from "#web/store/sharing/kept.ts";
import type { Places } from "./places-for.ts";

const SellerGate = officeScreen(
  async () => (await import("#web/features/cashier-switch/seller-gate.tsx")).SellerGate,
);

/** Whether a page speaks to the server as the signed-in person: closed to whoever is switched in by a PIN. */
function isOwn(path: string): boolean {
  return routes.some((line) => line.path === path && line.own === true);
}

/** The places of whoever is switched in. */
export function withoutOwn({ first, also, thumb }: Places): Places {
  const open = (some: Places["first"]) => some.filter(({ path }) => !isOwn(path));
  return { first: open(first), also: open(also), thumb: open(thumb) };
}

/**
 * What several people sharing a device changes for the shell: `gate` is the lock over everything, `instead` what stands
 * in the place of a page that must not be seen. A page that was open keeps what is on it while it is locked.
 */
export function useSharedDevice(): { gate: ReactNode; instead: ReactNode } {
  const { pathname } = useLocation();
  const isShared = useSharing((state) => state.sharing !== undefined);
  const locked = useLocked();
  const isSwitched = useSession((state) => state.session?.signedIn !== undefined);
  const [opened, setOpened] = useState(!locked);
  if (!locked && !opened) setOpened(true);
  const gate = isShared && (
    <Suspense fallback={null}>
      <SellerGate />
    </Suspense>
  );
  if (!opened)
    return {
      gate,
      instead: (
        <>
          <PagePlaceholder />
          {gate}
        </>
      ),
    };
  return {
    gate,
    instead: isSwitched && isOwn(pathname) && <Navigate to="/point-of-sale" replace />,
  };
}

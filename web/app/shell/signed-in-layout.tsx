import { Suspense } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { ErrorBoundary } from "#web/app/error-boundary.tsx";
import { PagePlaceholder } from "#web/app/page-placeholder.tsx";
import { routes } from "#web/app/routes.tsx";
import { Bell } from "#web/blocks/bell.tsx";
import { ShopSwitcher } from "#web/blocks/shop-switcher.tsx";
import { useSignOut } from "#web/blocks/sign-out.tsx";
import { SyncSlot } from "#web/blocks/sync-slot.tsx";
import { useOpening } from "#web/store/queries/use-store.ts";
import { chooseShop, currentShop, useSession } from "#web/store/session.ts";
import { AccountMenu } from "./account-menu.tsx";
import { AppShell } from "./app-shell.tsx";
import { placesFor } from "./places.ts";

/** Around every screen which wants somebody signed in. It asks the device, not the network. */
export function SignedInLayout() {
  const { pathname, search } = useLocation();
  const session = useSession((state) => state.session);
  const signOut = useSignOut();
  const opening = useOpening();
  // A browser killed soon after signing in may have lost the quick note of who works here; the outbox knows.
  if (!session && opening) return <PagePlaceholder />;
  if (!session)
    return <Navigate to={`/auth?from=${encodeURIComponent(pathname + search)}`} replace />;

  const shop = currentShop(session);

  return (
    <AppShell
      shop={<ShopSwitcher shops={session.shops} currentId={shop?.id} onPick={chooseShop} />}
      syncState={<SyncSlot />}
      bell={shop && <Bell shopId={shop.id} />}
      account={<AccountMenu fullName={session.fullName} onSignOut={signOut.ask} />}
      places={placesFor(shop?.role)}
      onSignOut={signOut.ask}
      wholeHeight={routes.some((line) => line.path === pathname && line.wholeHeight === true)}
    >
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PagePlaceholder />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      {signOut.dialog}
    </AppShell>
  );
}

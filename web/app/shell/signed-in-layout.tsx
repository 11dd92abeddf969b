import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { Navigate, Outlet, useLocation, useNavigate } from "react-router-dom";
import { ErrorBoundary } from "#web/app/error-boundary.tsx";
import { lineAt } from "#web/app/line-at.ts";
import { PagePlaceholder } from "#web/app/page-placeholder.tsx";
import { homeOfSession } from "#web/blocks/destination.ts";
import { Bell } from "#web/blocks/shop/bell.tsx";
import { ShopSwitcher } from "#web/blocks/shop/shop-switcher.tsx";
import { useSignOut } from "#web/blocks/sign-out.tsx";
import { SyncSlot } from "#web/blocks/sync/sync-slot.tsx";
import { useOpening } from "#web/store/queries/use-store.ts";
import { chooseShop, currentRole, currentShop, heldRoles, useSession } from "#web/store/session.ts";
import { lock } from "#web/store/sharing/kept.ts";
import { showToast } from "#web/ui/toast-state.ts";
import { useMedia } from "#web/ui/use-media.ts";
import { AccountMenu } from "./account-menu.tsx";
import { AppShell } from "./app-shell.tsx";
import { Breadcrumb } from "./late-breadcrumb.ts";
import { placesFor } from "./places-for.ts";
import { useSharedDevice, withoutOwn } from "./shared-device.tsx";
import { SupportSlot } from "./support-slot.tsx";

type SignedInLayoutProps = {
  /** An address that does not exist: no sidebar, and nobody is sent to the door for it. */
  lost?: boolean;
};

/** Around every screen which wants somebody signed in. It asks the device, not the network. */
export function SignedInLayout({ lost = false }: SignedInLayoutProps) {
  const { pathname, search } = useLocation();
  const session = useSession((state) => state.session);
  const signOut = useSignOut();
  const opening = useOpening();
  const shared = useSharedDevice();
  const changeShop = useShopChange();
  const isWide = useMedia("(min-width: 48rem)");
  // A browser killed soon after signing in may have lost the quick note of who works here; the outbox knows.
  if (!session && opening) return <PagePlaceholder />;
  if (!session && lost)
    return (
      <main>
        <Outlet />
      </main>
    );
  if (!session)
    return <Navigate to={`/auth?from=${encodeURIComponent(pathname + search)}`} replace />;

  if (shared.instead) return shared.instead;
  // Whoever is switched in ends their own turn, not the sign-in of another.
  const leave = session.signedIn ? lock : signOut.ask;

  const shop = currentShop(session);
  const role = currentRole(session) ?? "owner";
  const all = placesFor(role, shop?.role);
  const places = session.signedIn ? withoutOwn(all) : all;
  const line = lineAt(pathname);
  const home = homeOfSession(session);

  return (
    <AppShell
      shop={<ShopSwitcher shops={session.shops} currentId={shop?.id} onPick={changeShop} />}
      // What waits is known once the device's own data are open: nothing is said of it before.
      syncState={!opening && <SyncSlot />}
      bell={shop && !session.signedIn && <Bell shopId={shop.id} />}
      account={<AccountMenu fullName={session.fullName} onSignOut={leave} />}
      places={places}
      trail={
        isWide &&
        pathname !== home && (
          <Suspense fallback={<div className="h-11 shrink-0" />}>
            <Breadcrumb {...{ pathname, places, home }} />
          </Suspense>
        )
      }
      role={role}
      roles={session.signedIn ? [] : heldRoles(session)}
      manages={role === "owner" && !session.signedIn}
      onSignOut={leave}
      hasMenu={!lost}
      ownBottom={line?.ownBottom ?? false}
      wholeHeight={line?.wholeHeight ?? false}
    >
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PagePlaceholder />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      {!session.signedIn && !lost && <SupportSlot pathname={pathname} userId={session.userId} />}
      {signOut.dialog}
      {shared.gate}
    </AppShell>
  );
}

/** Moves to another shop, whose cart waits there as it was left, and says so. */
function useShopChange() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (shopId: string) => {
    chooseShop(shopId);
    const name = currentShop(useSession.getState().session)?.name ?? "";
    showToast(t`Boutique changée : ${name}`, "ok");
    // The other shop has no such ticket.
    if (/^\/tickets\/./.test(pathname)) navigate("/tickets");
  };
}

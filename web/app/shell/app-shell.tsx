import { Trans } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import type { ProfileRole } from "#shared/schemas/session.ts";
import { lineLeftToTill } from "#web/app/line-left-to-till.ts";
import { UpdateBar } from "#web/app/update-bar.tsx";
import { useInstallation } from "#web/app/use-installation.tsx";
import { isLocked } from "#web/store/sharing/kept.ts";
import { cx } from "#web/ui/cx.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { LostSlot } from "./lost-slot.tsx";
import type { Places } from "./places-for.ts";
import { MenuDrawer, Sidebar } from "./sidebar.tsx";
import { useSidebar } from "./sidebar-state.ts";
import { TopBar } from "./top-bar.tsx";

type AppShellProps = {
  shop: ReactNode;
  syncState: ReactNode;
  bell: ReactNode;
  account: ReactNode;
  places: Places;
  trail: ReactNode;
  /** As what one works now, and as what one may. */
  role: ProfileRole;
  roles: readonly ProfileRole[];
  /** « Gestion »: an owner on a device of their own. */
  manages: boolean;
  onSignOut: () => void;
  /** False: neither sidebar nor drawer nor bar at the bottom. */
  hasMenu: boolean;
  /** The screen fills the height and scrolls inside: nothing of the shell scrolls. */
  wholeHeight: boolean;
  /** The screen's own main action lies at the bottom of a phone. */
  ownBottom: boolean;
  children: ReactNode;
};

export function AppShell(props: AppShellProps) {
  const { shop, syncState, bell, account, places, trail, role, roles } = props;
  const { manages, onSignOut, hasMenu, wholeHeight, ownBottom, children } = props;
  const [menuOpen, setMenuOpen] = useState(false);
  const installation = useInstallation();
  const main = useArrival();
  useToggleKey();
  const closeMenu = () => setMenuOpen(false);
  const extras = useExtras(manages || roles.length > 1);

  return (
    <div className={cx("flex flex-col", wholeHeight ? "h-dvh overflow-hidden" : "min-h-dvh")}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-1 focus:left-1 focus:z-50 focus:rounded-control focus:bg-surface focus:p-3 focus:text-ink"
      >
        <Trans>Aller au contenu</Trans>
      </a>
      <TopBar
        {...{ shop, syncState, bell, account, hasMenu }}
        extras={extras && <extras.ExtraMenus {...{ manages, roles, role }} />}
        onInstall={installation.ask}
        onMenu={() => setMenuOpen(true)}
      />
      <UpdateBar />
      <LostSlot />
      <div className="flex min-h-0 flex-1">
        {hasMenu && <Sidebar places={places} onSignOut={onSignOut} />}
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          {trail}
          <main
            id="main"
            ref={main}
            tabIndex={-1}
            className="flex min-h-0 min-w-0 flex-1 flex-col outline-none"
          >
            {children}
          </main>
        </div>
      </div>
      {hasMenu && !ownBottom && (
        <BottomBar places={places.thumb} onMore={() => setMenuOpen(true)} />
      )}
      {hasMenu && (
        <MenuDrawer {...{ places, onSignOut }} open={menuOpen} onClose={closeMenu}>
          {extras && <extras.ExtraLinks {...{ manages, roles, role }} onGo={closeMenu} />}
          <InstallRow ask={installation.ask} onGo={closeMenu} />
        </MenuDrawer>
      )}
      {installation.dialog}
    </div>
  );
}

/** What an owner and whoever has several profiles need besides; nobody else fetches it. */
function useExtras(areNeeded: boolean): typeof import("./extras.tsx") | undefined {
  const [extras, setExtras] = useState<typeof import("./extras.tsx")>();
  useEffect(() => {
    // It is kept on the device with the rest of the shell: only a first visit can be without it.
    if (!areNeeded) return;
    lineLeftToTill()
      .then(() => import("./extras.tsx"))
      .then(setExtras, () => undefined);
  }, [areNeeded]);
  return areNeeded ? extras : undefined;
}

/** « Installer l'application » in the drawer of a phone. */
function InstallRow({ ask, onGo }: { ask: (() => void) | undefined; onGo: () => void }) {
  if (!ask) return null;
  return (
    <div className="mt-2 border-t border-line py-2">
      <button
        type="button"
        onClick={() => {
          onGo();
          ask();
        }}
        className="flex min-h-12 w-full items-center gap-3 rounded-control px-3 outline-offset-[-3px] hover:bg-sunken"
      >
        <Download aria-hidden="true" className="size-6 shrink-0" />
        <Trans>Installer l’application</Trans>
      </button>
    </div>
  );
}

/**
 * On another page the reading starts at its beginning, by eye and by ear; going back keeps the place.
 * A page that comes late takes nothing from a list of acts that was opened meanwhile: it would close under the finger.
 */
function useArrival() {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (how !== "POP") window.scrollTo(0, 0);
    if (!document.activeElement?.closest('[role="menu"]'))
      main.current?.focus({ preventScroll: true });
  }, [pathname, how]);
  return main;
}

/** Ctrl or Cmd + B folds and unfolds the sidebar, unless the device is locked. */
function useToggleKey() {
  const toggle = useSidebar((sidebar) => sidebar.toggle);
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (
        isLocked() ||
        event.key.toLowerCase() !== "b" ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      toggle();
    }
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, [toggle]);
}

import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { UpdateBar } from "#web/app/update-bar.tsx";
import { cx } from "#web/ui/cx.ts";
import { BottomBar } from "./bottom-bar.tsx";
import type { Place } from "./places.ts";
import { MenuDrawer, Sidebar } from "./sidebar.tsx";
import { useSidebar } from "./sidebar-state.ts";
import { TopBar } from "./top-bar.tsx";

type AppShellProps = {
  shop: ReactNode;
  syncState: ReactNode;
  bell: ReactNode;
  account: ReactNode;
  places: readonly Place[];
  onSignOut: () => void;
  /** The screen fills the height and scrolls inside: nothing of the shell scrolls. */
  wholeHeight: boolean;
  children: ReactNode;
};

export function AppShell({
  shop,
  syncState,
  bell,
  account,
  places,
  onSignOut,
  wholeHeight,
  children,
}: AppShellProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const main = useArrival();
  useToggleKey();

  return (
    <div className={cx("flex flex-col", wholeHeight ? "h-dvh overflow-hidden" : "min-h-dvh")}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-1 focus:left-1 focus:z-50 focus:rounded-control focus:bg-surface focus:p-3 focus:text-ink"
      >
        <Trans>Aller au contenu</Trans>
      </a>
      <TopBar
        shop={shop}
        syncState={syncState}
        bell={bell}
        account={account}
        onMenu={() => setMenuOpen(true)}
      />
      <UpdateBar />
      <div className="flex min-h-0 flex-1">
        <Sidebar places={places} onSignOut={onSignOut} />
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="flex min-h-0 min-w-0 flex-1 flex-col outline-none"
        >
          {children}
        </main>
      </div>
      {!wholeHeight && <BottomBar places={places} />}
      <MenuDrawer
        places={places}
        onSignOut={onSignOut}
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
      />
    </div>
  );
}

/** On another page the reading starts at its beginning, by eye and by ear; going back keeps the place. */
function useArrival() {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (how !== "POP") window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, how]);
  return main;
}

/** Ctrl or Cmd + B folds and unfolds the sidebar. */
function useToggleKey() {
  const toggle = useSidebar((sidebar) => sidebar.toggle);
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (
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

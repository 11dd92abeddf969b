import { Trans, useLingui } from "@lingui/react/macro";
import LogOut from "lucide-react/icons/log-out";
import type { ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";
import { Sheet } from "#web/ui/sheet.tsx";
import { PlaceLink } from "./place-link.tsx";
import type { Places } from "./places-for.ts";
import { useSidebar } from "./sidebar-state.ts";

type SidebarProps = { places: Places; onSignOut: () => void };

/** The places at the left of a large screen: with words (16 rem), or folded to icons (3 rem). */
export function Sidebar({ places, onSignOut }: SidebarProps) {
  const { t } = useLingui();
  const open = useSidebar((sidebar) => sidebar.open);
  const look = open ? "row" : "icon";
  return (
    <nav
      aria-label={t`Menu principal`}
      className={cx(
        "sticky top-14 hidden h-[calc(100dvh-3.5rem)] shrink-0 flex-col overflow-y-auto border-r border-line bg-surface md:flex print:hidden",
        open ? "w-64 p-3" : "w-12",
      )}
    >
      <PlaceLinks places={places} look={look} />
      <SignOutButton folded={!open} onSignOut={onSignOut} />
    </nav>
  );
}

type MenuDrawerProps = SidebarProps & {
  open: boolean;
  onClose: () => void;
  /** What the top bar of a large screen holds besides. */
  children: ReactNode;
};

/** The same places in a drawer on a phone (18 rem). */
export function MenuDrawer({ places, onSignOut, open, onClose, children }: MenuDrawerProps) {
  const { t } = useLingui();
  return (
    <Sheet
      side="start"
      open={open}
      onClose={onClose}
      title="Boutika"
      closeLabel={t`Fermer le menu`}
    >
      <nav aria-label={t`Menu principal`} className="flex min-h-full flex-col">
        <PlaceLinks places={places} look="row" onGo={onClose} />
        {children}
        <SignOutButton folded={false} onSignOut={onSignOut} />
      </nav>
    </Sheet>
  );
}

/** What the role is about, a line, and what else there is. */
function PlaceLinks({
  places,
  look,
  onGo,
}: {
  places: Places;
  look: "row" | "icon";
  onGo?: () => void;
}) {
  return [places.first, places.also].map((group, index) => (
    <ul
      // biome-ignore lint/suspicious/noArrayIndexKey: two groups, always the same
      key={index}
      className={cx("flex flex-col", index > 0 && "mt-2 border-t border-line pt-2")}
    >
      {group.map((place) => (
        <li key={place.path}>
          <PlaceLink place={place} look={look} onGo={onGo} />
        </li>
      ))}
    </ul>
  ));
}

function SignOutButton({ folded, onSignOut }: { folded: boolean; onSignOut: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      onClick={onSignOut}
      aria-label={folded ? t`Déconnexion` : undefined}
      title={folded ? t`Déconnexion` : undefined}
      className={cx(
        "mt-auto flex w-full shrink-0 items-center outline-offset-[-3px] hover:bg-sunken",
        folded ? "h-12 justify-center" : "min-h-12 gap-3 rounded-control px-3",
      )}
    >
      <LogOut aria-hidden="true" className="size-6 shrink-0" />
      {!folded && <Trans>Déconnexion</Trans>}
    </button>
  );
}

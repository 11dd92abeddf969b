import { Trans, useLingui } from "@lingui/react/macro";
import LogOut from "lucide-react/icons/log-out";
import { cx } from "#web/ui/cx.ts";
import { Sheet } from "#web/ui/sheet.tsx";
import { PlaceLink } from "./place-link.tsx";
import type { Place } from "./places.ts";
import { useSidebar } from "./sidebar-state.ts";

type SidebarProps = { places: readonly Place[]; onSignOut: () => void };

/** The places at the left of a large screen: with words, or folded to icons. */
export function Sidebar({ places, onSignOut }: SidebarProps) {
  const { t } = useLingui();
  const open = useSidebar((sidebar) => sidebar.open);
  return (
    <nav
      aria-label={t`Menu principal`}
      className={cx(
        "sticky top-14 hidden h-[calc(100dvh-3.5rem)] shrink-0 flex-col overflow-y-auto border-r border-line bg-surface md:flex print:hidden",
        open ? "w-64 gap-1 p-3" : "w-12",
      )}
    >
      {places.map((place) => (
        <PlaceLink key={place.path} place={place} look={open ? "row" : "icon"} />
      ))}
      <SignOutButton folded={!open} onSignOut={onSignOut} />
    </nav>
  );
}

/** The same places in a drawer on a phone. */
export function MenuDrawer({
  places,
  onSignOut,
  open,
  onClose,
}: SidebarProps & { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet
      side="start"
      open={open}
      onClose={onClose}
      title="Boutika"
      closeLabel={t`Fermer le menu`}
    >
      <nav aria-label={t`Menu principal`} className="flex min-h-full flex-col gap-1">
        {places.map((place) => (
          <PlaceLink key={place.path} place={place} look="row" onGo={onClose} />
        ))}
        <SignOutButton folded={false} onSignOut={onSignOut} />
      </nav>
    </Sheet>
  );
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
        "mt-auto flex shrink-0 items-center outline-offset-[-3px] hover:bg-sunken",
        folded ? "size-12 justify-center" : "min-h-12 gap-3 rounded-control px-3",
      )}
    >
      <LogOut aria-hidden="true" className="size-6 shrink-0" />
      {!folded && <Trans>Déconnexion</Trans>}
    </button>
  );
}

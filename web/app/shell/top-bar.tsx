import { useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import MenuIcon from "lucide-react/icons/menu";
import PanelLeft from "lucide-react/icons/panel-left";
import type { ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useSidebar } from "./sidebar-state.ts";

type TopBarProps = {
  shop: ReactNode;
  syncState: ReactNode;
  bell: ReactNode;
  account: ReactNode;
  /** What a phone keeps in its drawer: the profile, « Gestion ». */
  extras: ReactNode;
  /** Undefined where there is nothing to install. */
  onInstall: (() => void) | undefined;
  onMenu: () => void;
  /** False where there is no menu to fold. */
  hasMenu: boolean;
};

/** Always in view: the shop one works in and where it stands with the network, in words. */
export function TopBar(props: TopBarProps) {
  const { shop, syncState, bell, account, extras, onInstall, onMenu, hasMenu } = props;
  const { t } = useLingui();
  const { open, toggle } = useSidebar();
  return (
    <header
      data-bar
      className="sticky top-0 z-40 flex min-h-14 shrink-0 items-center gap-1 bg-bar px-1 text-on-bar print:hidden"
    >
      {hasMenu && (
        <>
          <IconButton
            className="md:hidden"
            size="sell"
            label={t`Ouvrir le menu`}
            icon={<MenuIcon aria-hidden="true" />}
            onClick={onMenu}
          />
          <IconButton
            className="max-md:hidden"
            label={open ? t`Replier le menu (Ctrl+B)` : t`Déplier le menu (Ctrl+B)`}
            aria-expanded={open}
            icon={<PanelLeft aria-hidden="true" />}
            onClick={toggle}
          />
        </>
      )}
      <div
        className={cx(
          "flex min-w-0 flex-1 flex-col justify-center md:flex-row md:items-center md:justify-between md:gap-4 md:pr-2",
          !hasMenu && "pl-3",
        )}
      >
        <div className="min-w-0 leading-tight md:text-lg max-md:[&_[aria-haspopup]]:min-h-7">
          {shop}
        </div>
        <div className="min-h-7 min-w-0 leading-tight">{syncState}</div>
      </div>
      <div className="flex items-center max-md:hidden">{extras}</div>
      {onInstall && (
        <IconButton
          className="max-md:hidden"
          label={t`Installer l’application`}
          icon={<Download aria-hidden="true" />}
          onClick={onInstall}
        />
      )}
      {bell}
      {account}
    </header>
  );
}

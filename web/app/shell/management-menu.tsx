import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import ChevronDown from "lucide-react/icons/chevron-down";
import { Link, useNavigate } from "react-router-dom";
import { cx } from "#web/ui/cx.ts";
import { Menu } from "#web/ui/menu.tsx";
import { isRouted } from "./places-for.ts";

type Act = { path: string; label: MessageDescriptor; danger?: boolean };

const acts: readonly Act[] = [
  { path: "/profile-management", label: msg`Gérer le profil` },
  { path: "/subscription-upgrade", label: msg`Gérer l’abonnement` },
  { path: "/shop-configuration", label: msg`Paramètres de la boutique` },
  { path: "/subscription-setup", label: msg`Devenir propriétaire` },
  { path: "/shop-deletion", label: msg`Supprimer la boutique`, danger: true },
];

/** What an owner arranges now and then, and which has a screen. */
const ownersActs = () => acts.filter(({ path }) => isRouted(path));

/** « Gestion » in the top bar. */
export function ManagementMenu() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const items = ownersActs();
  if (items.length === 0) return null;
  return (
    <Menu
      label={t`Gestion`}
      className="px-3 font-medium"
      items={items.map(({ path, label, danger = false }) => ({
        id: path,
        label: i18n._(label),
        danger,
        onPick: () => navigate(path),
      }))}
    >
      <Trans>Gestion</Trans>
      <ChevronDown aria-hidden="true" className="size-4" />
    </Menu>
  );
}

/** The same in the drawer of a phone, where the bar has no room. */
export function ManagementLinks({ onGo }: { onGo: () => void }) {
  const { i18n } = useLingui();
  const items = ownersActs();
  if (items.length === 0) return null;
  return (
    <section className="mt-2 flex flex-col border-t border-line pt-2">
      <h3 className="px-3 py-1 text-sm text-ink-soft">
        <Trans>Gestion</Trans>
      </h3>
      {items.map(({ path, label, danger }) => (
        <Link
          key={path}
          to={path}
          onClick={onGo}
          className={cx(
            "flex min-h-11 items-center rounded-control px-3 outline-offset-[-3px] hover:bg-sunken",
            danger && "text-stop",
          )}
        >
          {i18n._(label)}
        </Link>
      ))}
    </section>
  );
}

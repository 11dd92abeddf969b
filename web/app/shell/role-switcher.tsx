import { Trans, useLingui } from "@lingui/react/macro";
import ChevronDown from "lucide-react/icons/chevron-down";
import Repeat from "lucide-react/icons/repeat";
import type { ProfileRole } from "#shared/schemas/session.ts";
import { homeOfSession } from "#web/blocks/destination.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { roleWords } from "#web/blocks/words/role-words.ts";
import { chooseRole, useSession } from "#web/store/session.ts";
import { Menu } from "#web/ui/menu.tsx";

type RoleSwitcherProps = { roles: readonly ProfileRole[]; current: ProfileRole };

/** Works as something else from now on, in a shop where one is it. */
function useRoleChoice() {
  const moveOn = useMoveOn();
  return (role: ProfileRole) => {
    chooseRole(role);
    tellServer();
    moveOn(homeOfSession(useSession.getState().session));
  };
}

/** As what one works, in the top bar; only for those who are several things. */
export function RoleSwitcher({ roles, current }: RoleSwitcherProps) {
  const { t, i18n } = useLingui();
  const choose = useRoleChoice();
  const words = i18n._(roleWords[current]);
  return (
    <Menu
      label={t`Changer de profil, actuellement ${words}`}
      className="px-3 font-medium"
      items={roles.map((role) => ({
        id: role,
        label: i18n._(roleWords[role]),
        checked: role === current,
        onPick: () => choose(role),
      }))}
    >
      {words}
      <ChevronDown aria-hidden="true" className="size-4" />
    </Menu>
  );
}

/** Without a network the server hears of it another time. */
function tellServer(): void {
  import("#web/store/session/profile.ts")
    .then(({ refreshProfile }) => refreshProfile())
    .catch(() => undefined);
}

/** The same in the drawer of a phone: what else one can be. */
export function RoleLinks({ roles, current, onGo }: RoleSwitcherProps & { onGo: () => void }) {
  const { i18n } = useLingui();
  const choose = useRoleChoice();
  return (
    <section className="mt-2 flex flex-col border-t border-line pt-2">
      <h3 className="px-3 py-1 text-sm text-ink-soft">
        <Trans>Changer de profil</Trans>
      </h3>
      {roles
        .filter((role) => role !== current)
        .map((role) => (
          <button
            key={role}
            type="button"
            onClick={() => {
              onGo();
              choose(role);
            }}
            className="flex min-h-11 items-center gap-3 rounded-control px-3 outline-offset-[-3px] hover:bg-sunken"
          >
            <Repeat aria-hidden="true" className="size-6 shrink-0" />
            {i18n._(roleWords[role])}
          </button>
        ))}
    </section>
  );
}

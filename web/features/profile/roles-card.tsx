import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ProfileRole } from "#shared/schemas/session.ts";
import { homeOfSession } from "#web/blocks/destination.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { Trouble } from "#web/blocks/trouble/trouble.tsx";
import { roleWords } from "#web/blocks/words/role-words.ts";
import type { NotDone } from "#web/store/session/ask-server.ts";
import { takeRole } from "#web/store/session/profile.ts";
import { chooseRole, currentRole, heldRoles, useSession } from "#web/store/session.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

const addable = ["owner", "reseller"] as const;

/** As what one works, with a way to each dashboard; what one may become; the way out. */
export function RolesCard() {
  const { i18n } = useLingui();
  const moveOn = useMoveOn();
  const session = useSession((state) => state.session);
  const [busy, setBusy] = useState<ProfileRole>();
  const [refused, setRefused] = useState<{ role: ProfileRole; trouble: NotDone }>();
  const held = heldRoles(session);
  const current = currentRole(session);

  function handleOpen(role: ProfileRole) {
    chooseRole(role);
    moveOn(homeOfSession(useSession.getState().session));
  }

  async function handleAdd(role: ProfileRole) {
    setBusy(role);
    setRefused(undefined);
    const taken = await takeRole(role);
    setBusy(undefined);
    if (!taken.ok) return setRefused({ role, trouble: taken });
    if (role === "owner") moveOn("/subscription-setup");
  }

  return (
    <Card className="flex flex-col gap-3">
      <ul className="flex flex-col">
        {held.map((role) => (
          <li
            key={role}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2 last:border-b-0"
          >
            <span className="flex min-w-0 flex-1 items-center gap-2 font-medium">
              {i18n._(roleWords[role])}
              {role === current && (
                <Badge tone="ok">
                  <Trans>en cours</Trans>
                </Badge>
              )}
            </span>
            <Button onClick={() => handleOpen(role)}>
              <Trans>Ouvrir</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {addable
        .filter((role) => !held.includes(role))
        .map((role) => (
          <Button
            key={role}
            busy={busy === role}
            className="self-start"
            onClick={() => void handleAdd(role)}
          >
            {role === "owner" ? (
              <Trans>Devenir propriétaire</Trans>
            ) : (
              <Trans>Devenir revendeur</Trans>
            )}
          </Button>
        ))}
      {refused && (
        <Trouble
          of={refused.trouble}
          title={
            refused.role === "owner" ? (
              <Trans>Impossible d’ajouter le rôle propriétaire</Trans>
            ) : (
              <Trans>Impossible d’ajouter le rôle revendeur</Trans>
            )
          }
        />
      )}
    </Card>
  );
}

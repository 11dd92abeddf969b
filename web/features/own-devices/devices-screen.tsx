import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { OpenSession } from "#shared/schemas/account.ts";
import { deviceName } from "#web/blocks/devices/device-name.ts";
import { HowOld } from "#web/blocks/invitations/how-old.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { Trouble } from "#web/blocks/trouble/trouble.tsx";
import { BackTo } from "#web/blocks/way-back/back-link.tsx";
import { endSession, ownSessionsPath } from "#web/store/own-account.ts";
import { useAnswer } from "#web/store/queries/use-answer.ts";
import type { NotDone } from "#web/store/session/ask-server.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { DeviceRow } from "./device-row.tsx";
import { NameDialog } from "./name-dialog.tsx";

/** /profile-management/devices: where one is signed in, this device first; what is not one's own any more is ended. */
export function OwnDevicesScreen() {
  const { t, i18n } = useLingui();
  const answer = useAnswer<{ sessions: OpenSession[] }>(ownSessionsPath);
  const [busy, setBusy] = useState<string>();
  const [trouble, setTrouble] = useState<NotDone>();
  const [naming, setNaming] = useState<OpenSession>();
  const told = answer.value?.sessions ?? [];
  const sessions = [...told].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  const nameOf = ({ name, deviceLabel }: OpenSession) =>
    deviceName({ name, label: deviceLabel }, i18n);

  async function handleEnd(id?: string) {
    setBusy(id ?? "all");
    setTrouble(undefined);
    const ended = await endSession(id);
    if (!ended.ok) setTrouble(ended);
    await answer.refresh();
    setBusy(undefined);
  }

  return (
    <Screen
      title={t`Appareils connectés`}
      back={<BackTo to="/profile-management" label={t`Retour au profil`} />}
    >
      <div className="flex w-full max-w-2xl flex-col gap-3">
        <HowOld
          answer={answer}
          failed={<Trans>Impossible de charger vos appareils connectés</Trans>}
        />
        {!answer.value && answer.state === undefined && <Skeleton className="h-24" />}
        {sessions.length > 0 && (
          <Card>
            <ul className="flex flex-col">
              {sessions.map((session) => (
                <DeviceRow
                  key={session.id}
                  session={session}
                  name={nameOf(session)}
                  isAlone={sessions.filter((one) => nameOf(one) === nameOf(session)).length === 1}
                  busy={busy === session.id}
                  onName={() => setNaming(session)}
                  onEnd={() => void handleEnd(session.id)}
                />
              ))}
            </ul>
          </Card>
        )}
        <Trouble of={trouble} />
        {others > 0 && (
          <Button className="self-start" busy={busy === "all"} onClick={() => void handleEnd()}>
            <Plural
              value={others}
              one="Déconnecter l’autre appareil"
              other="Déconnecter les # autres appareils"
            />
          </Button>
        )}
      </div>
      {naming && (
        <NameDialog
          session={naming}
          onClose={() => setNaming(undefined)}
          onNamed={() => void answer.refresh()}
        />
      )}
    </Screen>
  );
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { OpenSession } from "#shared/schemas/account.ts";
import { HowOld } from "#web/blocks/invitations/how-old.tsx";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { endSession } from "#web/store/own-account.ts";
import { useAnswer } from "#web/store/queries/use-answer.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AccountTrouble } from "./account-trouble.tsx";
import { machineOf } from "./machine.ts";

/** The browsers in which one is signed in; what is not one's own any more is ended from here. */
export function SessionsCard() {
  const answer = useAnswer<{ sessions: OpenSession[] }>("/api/v1/auth/sessions");
  const [busy, setBusy] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const sessions = answer.value?.sessions ?? [];
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;

  async function handleEnd(id?: string) {
    setBusy(id ?? "all");
    setTrouble(undefined);
    const ended = await endSession(id);
    if (!ended.ok) setTrouble(ended.code);
    await answer.refresh();
    setBusy(undefined);
  }

  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">
        <Trans>Appareils connectés</Trans>
      </h2>
      {!answer.value && answer.state === undefined && <Skeleton className="h-24" />}
      <HowOld
        answer={answer}
        failed={<Trans>Impossible de charger vos appareils connectés</Trans>}
      />
      <ul className="flex flex-col">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy === session.id}
            onEnd={() => void handleEnd(session.id)}
          />
        ))}
      </ul>
      <AccountTrouble code={trouble} />
      {others > 0 && (
        <Button className="self-start" busy={busy === "all"} onClick={() => void handleEnd()}>
          <Plural
            value={others}
            one="Déconnecter l’autre appareil"
            other="Déconnecter les # autres appareils"
          />
        </Button>
      )}
    </Card>
  );
}

type SessionRowProps = { session: OpenSession; busy: boolean; onEnd: () => void };

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { t, i18n } = useLingui();
  const { deviceLabel, since, lastUsedAt, isCurrent } = session;
  const machine = machineOf(deviceLabel) || t`Appareil inconnu`;
  const told = (moment: string) => formatDateTime(moment, i18n.locale as Language);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {machine}
          {isCurrent && (
            <Badge tone="ok">
              <Trans>cet appareil</Trans>
            </Badge>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          <Trans>
            Depuis le {told(since)} · vu le {told(lastUsedAt)}
          </Trans>
        </p>
      </div>
      {!isCurrent && (
        <Button busy={busy} aria-label={t`Déconnecter ${machine}`} onClick={onEnd}>
          <Trans>Déconnecter</Trans>
        </Button>
      )}
    </li>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import ScrollText from "lucide-react/icons/scroll-text";
import { useState } from "react";
import type { AuditEntry, AuditPage } from "#shared/schemas/audit.ts";
import { HowOld } from "#web/blocks/invitations/how-old.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { Trouble } from "#web/blocks/trouble/trouble.tsx";
import { BackTo } from "#web/blocks/way-back/back-link.tsx";
import { useAnswer } from "#web/store/queries/use-answer.ts";
import { askServer, type NotDone } from "#web/store/session/ask-server.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AuditRow } from "./audit-row.tsx";

/** /profile-management/audit: what was done to one's account, and in the shops one owns. */
export function AuditScreen() {
  const { t } = useLingui();
  const first = useAnswer<AuditPage>("/api/v1/audit");
  return (
    <Screen
      title={t`Journal des actes sensibles`}
      back={<BackTo to="/profile-management" label={t`Retour au profil`} />}
    >
      <div className="flex w-full max-w-3xl flex-col gap-3">
        <p className="text-ink-soft">
          <Trans>
            Connexions, mots de passe, membres, abonnement, suppressions : qui, quoi, quand et d’où.
            Rien ne s’efface.
          </Trans>
        </p>
        <HowOld answer={first} failed={<Trans>Impossible de charger le journal</Trans>} />
        {!first.value && first.state === undefined && <Skeleton className="h-64" />}
        {first.value && <Entries key={first.heardAt} first={first.value} />}
      </div>
    </Screen>
  );
}

function Entries({ first }: { first: AuditPage }) {
  const [entries, setEntries] = useState<readonly AuditEntry[]>(first.entries);
  const [more, setMore] = useState(first.more);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<NotDone>();
  const last = entries.at(-1);

  async function handleMore() {
    setBusy(true);
    const next = await askServer<AuditPage>("GET", `/api/v1/audit?before=${last?.id}`);
    setBusy(false);
    setTrouble(next.ok ? undefined : next);
    if (!next.ok) return;
    setEntries([...entries, ...next.value.entries]);
    setMore(next.value.more);
  }

  if (!last)
    return (
      <EmptyState icon={<ScrollText />} title={<Trans>Rien pour l’instant</Trans>}>
        <Trans>Votre prochaine connexion sera notée ici.</Trans>
      </EmptyState>
    );
  return (
    <>
      <Card>
        <ul>
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </ul>
      </Card>
      <Trouble of={trouble} />
      {more && (
        <Button className="self-center" busy={busy} onClick={() => void handleMore()}>
          <Trans>Voir plus ancien</Trans>
        </Button>
      )}
    </>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import Send from "lucide-react/icons/send";
import ShieldAlert from "lucide-react/icons/shield-alert";
import ShieldCheck from "lucide-react/icons/shield-check";
import { Link } from "react-router-dom";
import { download } from "#web/blocks/download.ts";
import { connectionOf } from "#web/blocks/sync/connection.ts";
import { SyncState } from "#web/blocks/sync/sync-state.tsx";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { exportUnsent, sendNow } from "#web/store/commands/outbox.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { useStored } from "#web/store/queries/use-stored.ts";
import { useSyncState } from "#web/store/queries/use-sync-state.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

type SendingCardProps = { unsent: readonly OperationRecord[]; timeZone: string };

/** Where one stands with the network, how the device keeps its data, and what one may do about it. */
export function SendingCard({ unsent, timeZone }: SendingCardProps) {
  const { i18n } = useLingui();
  const sync = useSyncState();
  const { phase, lastExchangeAt } = sync;
  const connection = connectionOf(sync);
  const stored = useStored(sync.waiting);

  async function handleExport() {
    download(await exportUnsent(), "boutika-envois.json", "application/json");
  }

  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-col gap-1 font-medium">
        <SyncState connection={connection} {...sync} />
        <p className="text-sm text-ink-soft">
          {lastExchangeAt === undefined ? (
            <Trans>Le serveur n’a pas encore répondu à cet appareil.</Trans>
          ) : (
            <Trans>
              Dernier contact : {formatDateTime(lastExchangeAt, i18n.locale as Language, timeZone)}
            </Trans>
          )}
        </p>
        {connection === "server-silent" && (
          <p className="font-normal">
            <Trans>
              Le serveur ne répond pas pour le moment. Continuez : tout est gardé sur cet appareil
              et part de lui-même dès qu’il répond.
            </Trans>
          </p>
        )}
        {phase === "sign-in-needed" && (
          <div role="alert" className="flex flex-col items-start gap-2 text-attention">
            <Trans>
              La session est finie : vous pouvez continuer à vendre, et vous reconnecter pour
              envoyer.
            </Trans>
            <Link to="/auth?again=1&from=/waiting" className={buttonLook("plain", "sell")}>
              <Trans>Se reconnecter</Trans>
            </Link>
          </div>
        )}
        <StoredLine stored={stored} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="brand"
          size="sell"
          icon={<Send aria-hidden="true" className="size-5" />}
          // What is to be tried again is not part of what is being sent.
          busy={phase === "sending" && sync.stuck === 0}
          onClick={sendNow}
        >
          <Trans>Envoyer maintenant</Trans>
        </Button>
        <Button
          size="sell"
          icon={<Download aria-hidden="true" className="size-5" />}
          disabled={unsent.length === 0}
          onClick={handleExport}
        >
          <Trans>Exporter dans un fichier</Trans>
        </Button>
      </div>
    </Card>
  );
}

/** Whether the browser has promised not to clear the device's data when it runs short of room. */
function StoredLine({ stored }: { stored: "persisted" | "not-persisted" | "unknown" }) {
  const safe = stored === "persisted";
  const Icon = safe ? ShieldCheck : ShieldAlert;
  return (
    <p className="flex items-center gap-1.5 text-sm">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <StoredWords safe={safe} />
    </p>
  );
}

function StoredWords({ safe }: { safe: boolean }) {
  if (safe) return <Trans>Stockage protégé : oui</Trans>;
  // Over plain http a browser neither installs nor keeps the page.
  if (!window.isSecureContext)
    return (
      <Trans>
        Cette adresse n’est pas en https : gardez la page ouverte, elle ne s’ouvre pas sans réseau.
      </Trans>
    );
  return <Trans>Stockage protégé : non. Installez l’application pour le protéger.</Trans>;
}

import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import Send from "lucide-react/icons/send";
import ShieldAlert from "lucide-react/icons/shield-alert";
import ShieldCheck from "lucide-react/icons/shield-check";
import { SyncState } from "#web/blocks/sync-state.tsx";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { exportUnsent, sendNow } from "#web/store/commands/outbox.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { useSyncState } from "#web/store/queries/use-sync-state.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { downloadText } from "./download-text.ts";

/** Where one stands with the network, how the device keeps its data, and what one may do about it. */
export function SendingCard({ unsent }: { unsent: readonly OperationRecord[] }) {
  const { i18n } = useLingui();
  const { online, waiting, phase, lastExchangeAt, stored } = useSyncState();

  async function handleExport() {
    downloadText(await exportUnsent(), "boutika-envois.json");
  }

  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-col gap-1 font-medium">
        <SyncState online={online} waiting={waiting} />
        <p className="text-sm text-ink-soft">
          {lastExchangeAt === undefined ? (
            <Trans>Le serveur n’a pas encore répondu à cet appareil.</Trans>
          ) : (
            <Trans>
              Dernier contact : {formatDateTime(lastExchangeAt, i18n.locale as Language)}
            </Trans>
          )}
        </p>
        {phase === "sign-in-needed" && (
          <p role="alert" className="text-attention">
            <Trans>
              Reconnectez-vous pour envoyer : la session est finie. Vous pouvez continuer à vendre.
            </Trans>
          </p>
        )}
        <StoredLine stored={stored} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="brand"
          size="sell"
          icon={<Send aria-hidden="true" className="size-5" />}
          busy={phase === "sending"}
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
      {safe ? (
        <Trans>Stockage protégé : oui</Trans>
      ) : (
        <Trans>Stockage protégé : non. Installez l’application pour le protéger.</Trans>
      )}
    </p>
  );
}

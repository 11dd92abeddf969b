import { Trans, useLingui } from "@lingui/react/macro";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import Pencil from "lucide-react/icons/pencil";
import type { OpenSession } from "#shared/schemas/account.ts";
import { machineWords } from "#web/blocks/devices/device-name.ts";
import { useDeviceNow } from "#web/blocks/hooks/use-now.ts";
import { formatAgo } from "#web/i18n/ago.ts";
import { formatDateTime, formatDay } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

type DeviceRowProps = {
  session: OpenSession;
  name: string;
  /** No other line bears this name; else they are told apart by when and from where one signed in. */
  isAlone: boolean;
  busy: boolean;
  onName: () => void;
  onEnd: () => void;
};

const week = 7 * 24 * 3_600_000;

export function DeviceRow({ session, name, isAlone, busy, onName, onEnd }: DeviceRowProps) {
  const { t, i18n } = useLingui();
  const { deviceLabel, since, network, isCurrent, canBeNamed } = session;
  const language = i18n.locale as Language;
  const machine = session.name ? machineWords(deviceLabel, i18n) : "";
  const exactly = formatDateTime(since, language);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0">
      <MonitorSmartphone
        aria-hidden="true"
        className="size-6 shrink-0 self-start text-ink-soft max-[22rem]:hidden"
      />
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          {isCurrent && (
            <Badge tone="ok">
              <Trans>Cet appareil</Trans>
            </Badge>
          )}
        </p>
        {machine && <p className="text-sm break-words text-ink-soft">{machine}</p>}
        <p className="text-sm text-ink-soft">
          {!isCurrent && <LastUsed session={session} />}
          {!isCurrent && " · "}
          {isAlone ? (
            <Trans>connecté le {formatDay(since, language)}</Trans>
          ) : network ? (
            <Trans>
              connecté le {exactly}, réseau {network}
            </Trans>
          ) : (
            <Trans>connecté le {exactly}</Trans>
          )}
        </p>
      </div>
      <div className="flex max-w-full flex-wrap items-center gap-1">
        {canBeNamed && (
          <IconButton
            label={t`Renommer ${name}`}
            icon={<Pencil aria-hidden="true" className="size-5" />}
            onClick={onName}
          />
        )}
        {!isCurrent && (
          <Button busy={busy} aria-label={t`Déconnecter ${name}`} onClick={onEnd}>
            <Trans>Déconnecter</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

function LastUsed({ session: { lastUsedAt } }: Pick<DeviceRowProps, "session">) {
  const { i18n } = useLingui();
  const now = useDeviceNow();
  const language = i18n.locale as Language;
  if (now - Date.parse(lastUsedAt) >= week)
    return <Trans>actif le {formatDay(lastUsedAt, language)}</Trans>;
  return <Trans>actif {formatAgo(lastUsedAt, now, language)}</Trans>;
}

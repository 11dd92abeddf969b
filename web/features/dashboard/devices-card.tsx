import { Trans, useLingui } from "@lingui/react/macro";
import CircleCheck from "lucide-react/icons/circle-check";
import Hourglass from "lucide-react/icons/hourglass";
import type { DeviceStatus } from "#shared/schemas/device.ts";
import { formatAgo } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { Card } from "#web/ui/card.tsx";
import { missingCount, missingNumbers } from "./completeness.ts";

type DevicesCardProps = {
  devices: readonly DeviceStatus[];
  /** The list is an old one: the server did not answer just now. */
  isOld: boolean;
  /** The moment it is, in ms. */
  now: number;
};

/** Which phone still holds unsent sales, and when each was last heard. */
export function DevicesCard({ devices, isOld, now }: DevicesCardProps) {
  return (
    <Card>
      <h2 className="text-lg font-semibold">
        <Trans>Appareils de la boutique</Trans>
      </h2>
      {isOld && (
        <p className="text-sm text-attention">
          <Trans>Sans réseau : la liste date du dernier contact.</Trans>
        </p>
      )}
      {devices.length === 0 && (
        <p className="text-ink-soft">
          <Trans>La liste arrive avec le réseau.</Trans>
        </p>
      )}
      <ul>
        {devices.map((device) => (
          <DeviceLine key={`${device.code} ${device.userId}`} device={device} now={now} />
        ))}
      </ul>
    </Card>
  );
}

function DeviceLine({ device, now }: { device: DeviceStatus; now: number }) {
  const { i18n } = useLingui();
  const { code, label, fullName, lastSeenAt, missing, clockOffset } = device;
  const ago = formatAgo(lastSeenAt, now, i18n.locale as Language);
  const Icon = missing.length > 0 ? Hourglass : CircleCheck;
  return (
    <li className="flex gap-3 border-b border-line py-2 last:border-b-0">
      <Icon
        aria-hidden="true"
        className={
          missing.length > 0
            ? "mt-0.5 size-5 shrink-0 text-attention"
            : "mt-0.5 size-5 shrink-0 text-ok"
        }
      />
      <div className="min-w-0">
        <p className="font-medium break-words">
          {code} · {fullName}
        </p>
        <p className="text-sm break-words text-ink-soft">
          {label} · <Trans>entendu {ago}</Trans>
        </p>
        <p className="text-sm font-medium">
          {missing.length === 0 ? (
            <Trans>Tout est reçu</Trans>
          ) : (
            <span className="text-attention">
              {missingCount(missing) === 1 ? (
                <Trans>Envoi {missingNumbers(missing)} pas encore reçu</Trans>
              ) : (
                <Trans>Envois {missingNumbers(missing)} pas encore reçus</Trans>
              )}
            </span>
          )}
        </p>
        {clockOffset !== null && (
          <p className="text-sm text-attention">
            <Trans>Son horloge est fausse : corrigez la date et l’heure du téléphone.</Trans>
          </p>
        )}
      </div>
    </li>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import CircleCheck from "lucide-react/icons/circle-check";
import Hourglass from "lucide-react/icons/hourglass";
import { deviceName } from "#web/blocks/devices/device-name.ts";
import { formatAgo } from "#web/i18n/ago.ts";
import type { Language } from "#web/i18n/language.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import type { Devices, ShopDevice } from "#web/store/queries/use-devices.ts";
import type { SessionShop } from "#web/store/session.ts";
import { cx } from "#web/ui/cx.ts";
import { holdsBack, isSilent, missingCount, missingNumbers } from "./completeness.ts";

type DevicesListProps = Devices & {
  shops: readonly SessionShop[];
  /** The moment it is, in ms. */
  now: number;
};

/** Which devices still hold unsent operations, those first, and when each was last heard. */
export function DevicesList({ devices, state, shops, now }: DevicesListProps) {
  const isQuiet = (device: ShopDevice) => !holdsBack(device) && !isSilent(device, now);
  const sorted = [...devices].sort((a, b) => Number(isQuiet(a)) - Number(isQuiet(b)));
  const nameOf = (id: string) => shops.find((shop) => shop.id === id)?.name ?? "";
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-ink-soft">
        <Trans>
          Un appareil qui a vendu sans réseau compte dans les chiffres dès qu’il a tout envoyé.
        </Trans>
      </p>
      {(state === "old" || state === "unavailable") && devices.length > 0 && (
        <p className="text-sm font-medium text-attention">
          <Trans>Sans réseau : la liste date du dernier contact.</Trans>
        </p>
      )}
      {devices.length === 0 && (
        <p>
          <Trans>La liste arrive avec le réseau.</Trans>
        </p>
      )}
      <ul>
        {sorted.map((device) => (
          <DeviceLine
            key={`${device.shopId} ${device.code}`}
            device={device}
            shopName={shops.length > 1 ? nameOf(device.shopId) : undefined}
            now={now}
          />
        ))}
      </ul>
    </div>
  );
}

type DeviceLineProps = { device: ShopDevice; shopName: string | undefined; now: number };

function DeviceLine({ device, shopName, now }: DeviceLineProps) {
  const { i18n } = useLingui();
  const { code, fullName, lastSeenAt, missing, clockOffset, isOwn } = device;
  const cut = useDayCut(device.shopId);
  const ago = formatAgo(lastSeenAt, now, i18n.locale as Language, cut);
  const late = holdsBack(device);
  const silent = !late && !isOwn && isSilent(device, now);
  const Icon = late || silent ? Hourglass : CircleCheck;
  return (
    <li className="flex gap-3 border-b border-line py-2 last:border-b-0">
      <Icon
        aria-hidden="true"
        className={cx("mt-0.5 size-5 shrink-0", late || silent ? "text-attention" : "text-ok")}
      />
      <div className="min-w-0">
        <p className="font-medium break-words">
          {code} · {deviceName(device, i18n)}
          {isOwn && (
            <>
              {" · "}
              <Trans>cet appareil</Trans>
            </>
          )}
        </p>
        <p className="text-sm break-words text-ink-soft">
          {shopName !== undefined && `${shopName} · `}
          {fullName} · <Trans>entendu {ago}</Trans>
        </p>
        <p className={cx("text-sm font-medium", (late || silent) && "text-attention")}>
          {late && missingCount(missing) === 1 && (
            <Trans>Envoi {missingNumbers(missing)} pas encore reçu</Trans>
          )}
          {late && missingCount(missing) > 1 && (
            <Trans>Envois {missingNumbers(missing)} pas encore reçus</Trans>
          )}
          {silent && <Trans>A peut-être vendu sans réseau depuis</Trans>}
          {!late && !silent && <Trans>Tout est reçu</Trans>}
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

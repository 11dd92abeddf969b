import { Trans, useLingui } from "@lingui/react/macro";
import { deviceName } from "#web/blocks/devices/device-name.ts";
import { formatDay, formatTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { useDevices } from "#web/store/queries/use-devices.ts";
import type { TillActRow } from "#web/store/read-models/tills/till-act-book.ts";

type OpenElsewhereProps = { shopId: string; tills: readonly TillActRow[]; timeZone: string };

/** Tills of other devices that were opened and not closed since, as far as this device has heard. */
export function OpenElsewhere({ shopId, tills, timeZone }: OpenElsewhereProps) {
  const { i18n } = useLingui();
  const { devices } = useDevices([shopId]);
  if (tills.length === 0) return null;
  const language = i18n.locale as Language;
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-lg font-semibold">
        <Trans>Autres caisses ouvertes</Trans>
      </h2>
      <ul>
        {tills.map(({ id, deviceCode, sellerName, at }) => {
          const day = formatDay(at, language, timeZone);
          const time = formatTime(at, language, timeZone);
          const device = devices.find((one) => one.code === deviceCode);
          return (
            <li key={id} className="border-b border-line py-2">
              <span className="font-semibold">
                {deviceCode}
                {device && ` · ${deviceName(device, i18n)}`}
              </span>{" "}
              ·{" "}
              <Trans>
                {sellerName}, {day} à {time}
              </Trans>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

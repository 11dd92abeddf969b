import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay, formatTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import type { TillActRow } from "#web/store/read-models/till-act-book.ts";

type OpenElsewhereProps = { tills: readonly TillActRow[]; timeZone: string };

/** Tills of other devices that were opened and not closed since, as far as this device has heard. */
export function OpenElsewhere({ tills, timeZone }: OpenElsewhereProps) {
  const { i18n } = useLingui();
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
          return (
            <li key={id} className="border-b border-line py-2">
              <span className="font-semibold">{deviceCode}</span> ·{" "}
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

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { businessDay, formatDay, formatTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import type { Completeness } from "./completeness.ts";

type CompletenessLineProps = { completeness: Completeness; today: string; timeZone: string };

/** « Reçu jusqu'à 14:05 · 1 appareil n'a pas tout envoyé ». */
export function CompletenessLine({ completeness, today, timeZone }: CompletenessLineProps) {
  const { i18n } = useLingui();
  const language = i18n.locale as Language;
  const { upTo, late } = completeness;
  if (upTo === undefined) {
    return (
      <p className="text-ink-soft">
        <Trans>Chiffres de cet appareil seulement : le serveur n’a pas encore répondu.</Trans>
      </p>
    );
  }
  const day = businessDay(upTo, timeZone);
  const moment = `${day === today ? "" : `${formatDay(upTo, language, timeZone)} `}${formatTime(upTo, language, timeZone)}`;
  return (
    <p className="text-ink-soft">
      <Trans>Reçu jusqu’à {moment}</Trans>
      {late > 0 && (
        <span className="font-medium text-attention">
          {" · "}
          <Plural
            value={late}
            one="# appareil n’a pas tout envoyé"
            other="# appareils n’ont pas tout envoyé"
          />
        </span>
      )}
    </p>
  );
}

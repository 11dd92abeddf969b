import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { businessDay, formatDay, formatTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import type { ShopsCompleteness } from "./use-completeness.ts";

/** What the figures hold and what is missing, each in a few words: on a screen, or in a file made of it. */
export type CompletenessWords = { upTo: string; missing: readonly string[] };

type WordsOf = Pick<ShopsCompleteness, "upTo" | "late" | "silent" | "online" | "arriving" | "now">;

/** `Reçu jusqu’à 14:05`, and `1 appareil n’a pas tout envoyé`; `now` in ms, moments in the shop's zone. */
export function completenessWords(
  { upTo, late, silent, online, arriving, now }: WordsOf,
  i18n: I18n,
  timeZone: string,
): CompletenessWords {
  const missing: string[] = [];
  if (late > 0)
    missing.push(
      i18n._(
        msg`${plural(late, {
          one: "# appareil n’a pas tout envoyé",
          other: "# appareils n’ont pas tout envoyé",
        })}`,
      ),
    );
  if (silent > 0)
    missing.push(
      i18n._(
        msg`${plural(silent, {
          one: "# appareil silencieux depuis plus d’un jour",
          other: "# appareils silencieux depuis plus d’un jour",
        })}`,
      ),
    );
  if (arriving)
    return {
      upTo: i18n._(msg`Les ventes passées arrivent encore : les chiffres vont grandir.`),
      missing,
    };
  if (upTo === undefined)
    return {
      upTo: i18n._(msg`Chiffres de cet appareil seulement : le serveur n’a pas encore répondu.`),
      missing,
    };
  const language = i18n.locale as Language;
  const isToday = businessDay(upTo, timeZone) === businessDay(now, timeZone);
  const time = formatTime(upTo, language, timeZone);
  const moment = isToday ? time : `${formatDay(upTo, language, timeZone)} ${time}`;
  return {
    upTo: online
      ? i18n._(msg`Reçu jusqu’à ${moment}`)
      : i18n._(msg`Hors ligne : reçu jusqu’à ${moment}, plus les ventes de cet appareil`),
    missing,
  };
}

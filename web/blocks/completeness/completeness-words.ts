import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { DayCut } from "#shared/rules/business-day.ts";
import { machineWords } from "#web/blocks/devices/device-name.ts";
import { businessDay, formatDay, formatTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import type { SessionShop } from "#web/store/session.ts";
import { mayHoldSales } from "./completeness.ts";
import type { ShopsCompleteness } from "./use-completeness.ts";

/** What the figures hold and what is missing, each in a few words: on a screen, or in a file made of it. */
export type CompletenessWords = { upTo: string; missing: readonly string[] };

type WordsOf = Omit<ShopsCompleteness, "devices">;

/** `Reçu jusqu’à 14:05`, and `1 appareil n’a pas tout envoyé`; `now` in ms, moments in the shop's zone. */
export function completenessWords(
  { upTo, late, silent, online, arriving, now, seesDevices, state }: WordsOf,
  i18n: I18n,
  cut: DayCut,
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
  if (seesDevices && state === "loading")
    missing.push(i18n._(msg`autres appareils pas encore vérifiés`));
  if (seesDevices && state === "unavailable")
    missing.push(i18n._(msg`on ne sait pas si les autres appareils ont tout envoyé`));
  if (arriving && (online || upTo !== undefined))
    return {
      upTo: online
        ? i18n._(msg`Les ventes passées arrivent encore : les chiffres vont grandir.`)
        : i18n._(msg`Hors ligne : des ventes passées manquent encore, les chiffres vont grandir.`),
      missing,
    };
  if (upTo === undefined)
    return {
      upTo: i18n._(msg`Chiffres de cet appareil seulement : le serveur n’a pas encore répondu.`),
      missing,
    };
  const language = i18n.locale as Language;
  const isToday = businessDay(upTo, cut) === businessDay(now, cut);
  const time = formatTime(upTo, language, cut.timeZone);
  const moment = isToday ? time : `${formatDay(upTo, language, cut.timeZone)} ${time}`;
  return {
    upTo: online
      ? i18n._(msg`Reçu jusqu’à ${moment}`)
      : i18n._(msg`Hors ligne : reçu jusqu’à ${moment}, plus les ventes de cet appareil`),
    missing,
  };
}

/**
 * The same for paper and files, in sentences: nobody can tap there to see which devices are meant, so their codes
 * and names follow. `shops` are those that the figures are of.
 */
export function completenessInFile(
  completeness: ShopsCompleteness,
  i18n: I18n,
  { cut, shops }: { cut: DayCut; shops: readonly Pick<SessionShop, "id" | "name">[] },
): string[] {
  const { upTo, missing } = completenessWords(completeness, i18n, cut);
  const { devices, now } = completeness;
  const nameOf = (shopId: string) => shops.find(({ id }) => id === shopId)?.name ?? "";
  const codes = devices
    .filter((device) => mayHoldSales(device, now))
    .map((device) => {
      const name = device.name || machineWords(device.label, i18n);
      const called = [device.code, name].filter(Boolean).join(" · ");
      return shops.length > 1 ? `${called} (${nameOf(device.shopId)})` : called;
    })
    .join(", ");
  if (codes === "") return [upTo, ...missing];
  return [
    ...[upTo, ...missing],
    i18n._(msg`Appareils dont il manque peut-être des ventes : ${codes}`),
  ];
}

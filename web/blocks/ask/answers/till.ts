import { msg, plural } from "@lingui/core/macro";
import { tillDifference } from "#shared/rules/till.ts";
import { type Telling, whenOf } from "#web/blocks/ask/asked.ts";
import { linked, type Said } from "#web/blocks/ask/said.ts";
import type { Closing } from "#web/blocks/till/tills.ts";
import { numberOf } from "#web/blocks/till/tills.ts";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";
import type { TillSession } from "#web/store/read-models/tills/own-till.ts";
import { listedFirst } from "./listed.ts";

/** What answers of tills are told from. */
export type TillFacts = {
  session: Pick<TillSession, "figures">;
  /** Those that this person may read, newest first. */
  closings: readonly Closing[];
  /** What should be in the drawer is told after it was counted. */
  isHidden: boolean;
  timeZone: string;
};

/** What should lie in the drawer, and how it was closed. */
export function answerTill(
  { session, closings, isHidden, timeZone }: TillFacts,
  { asked, i18n }: Telling,
): Said {
  const { kind, days } = asked;
  const when = whenOf(days, asked, i18n);
  const ofDays = closings.filter(({ day }) => day >= days.from && day <= days.to);
  switch (kind) {
    case "drawer-now": {
      if (isHidden)
        return {
          sentence: i18n._(msg`Le montant attendu se montre après le comptage.`),
          isUnknown: true,
        };
      const francs = linked(formatMoney(session.figures.expected), "/day-close");
      return { sentence: i18n._(msg`Il doit y avoir ${francs} dans le tiroir de cet appareil.`) };
    }
    case "last-closing": {
      const [last] = closings;
      if (!last) return { sentence: i18n._(msg`Aucune clôture sur cet appareil.`) };
      const at = formatDateTime(last.at, i18n.locale as Language, timeZone);
      const number = numberOf(last);
      return {
        sentence: i18n._(msg`Dernière clôture, ${number}, ${at} : ${differenceOf(last)}.`),
      };
    }
    case "closing-gaps": {
      const off = ofDays.filter(({ close }) => tillDifference(close) !== 0);
      if (ofDays.length === 0) return { sentence: i18n._(msg`${when} : aucune clôture.`) };
      if (off.length === 0) return { sentence: i18n._(msg`${when} : aucun écart de caisse.`) };
      const sum = off.reduce((all, { close }) => all + tillDifference(close), 0);
      const francs = linked(formatMoney(sum), "/day-close");
      const each = off.map((one) => `${numberOf(one)} (${differenceOf(one)})`);
      return {
        sentence: i18n._(msg`${when} : ${francs} d’écart en tout, ${listedFirst(each, 5, i18n)}.`),
      };
    }
    default: {
      if (ofDays.length === 0)
        return { sentence: i18n._(msg`${when} : non, aucune caisse n’a été clôturée.`) };
      const count = linked(
        i18n._(msg`${plural(ofDays.length, { one: "# clôture", other: "# clôtures" })}`),
        days.from === days.to ? `/day-close/day/${days.from}` : "/day-close",
      );
      return { sentence: i18n._(msg`${when} : oui, ${count}.`) };
    }
  }

  function differenceOf(closing: Closing): string {
    const francs = tillDifference(closing.close);
    const to = `/day-close/${closing.id}`;
    if (francs === 0) return linked(i18n._(msg`caisse juste`), to);
    const amount = formatMoney(Math.abs(francs));
    return francs < 0
      ? linked(i18n._(msg`il manque ${amount}`), to)
      : linked(i18n._(msg`${amount} de trop`), to);
  }
}

import { type DayCut, defaultDayCut } from "#shared/rules/business-day.ts";
import { businessDay, dateTags, formatDay, type Moment } from "./dates.ts";
import type { Language } from "./language.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Under a minute, as one says it after « vu » and « vendu »; the browser's own word would be « maintenant ». */
const justNow: Record<Language, string> = { fr: "à l’instant", en: "just now" };

/** `il y a 3 min`, `dans 2 h`, `hier`; `à l’instant` under a minute, the date past a week. */
export function formatAgo(
  moment: Moment,
  now: Moment,
  language: Language,
  cut: DayCut = defaultDayCut,
): string {
  const distance = new Date(moment).getTime() - new Date(now).getTime();
  const relative = new Intl.RelativeTimeFormat(dateTags[language], {
    style: "short",
    numeric: "auto",
  });
  const apart = Math.abs(distance);
  if (apart < minute) return justNow[language];
  if (apart < hour) return relative.format(Math.trunc(distance / minute), "minute");
  if (apart < day) return relative.format(Math.trunc(distance / hour), "hour");
  if (apart >= 7 * day) return formatDay(moment, language, cut.timeZone);
  // « hier » is a word of the shop's days: a day and a half ago may be the day before yesterday.
  const days = Date.parse(businessDay(moment, cut)) - Date.parse(businessDay(now, cut));
  return relative.format(days / day, "day");
}

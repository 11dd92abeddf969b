import { type DayCut, defaultDayCut } from "#shared/rules/business-day.ts";
import { businessDay, dateTags, formatDay, type Moment } from "./dates.ts";
import type { Language } from "./language.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `il y a 3 min`, `dans 2 h`, `hier`; `maintenant` under a minute, the date past a week. */
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
  if (apart < minute) return relative.format(0, "second");
  if (apart < hour) return relative.format(Math.trunc(distance / minute), "minute");
  if (apart < day) return relative.format(Math.trunc(distance / hour), "hour");
  if (apart >= 7 * day) return formatDay(moment, language, cut.timeZone);
  // « hier » is a word of the shop's days: a day and a half ago may be the day before yesterday.
  const days = Date.parse(businessDay(moment, cut)) - Date.parse(businessDay(now, cut));
  return relative.format(days / day, "day");
}

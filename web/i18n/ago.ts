import { businessZone, dateTags, formatDay, type Moment } from "./dates.ts";
import type { Language } from "./language.ts";

const minute = 60_000;
const steps: [Intl.RelativeTimeFormatUnit, number, number][] = [
  ["minute", minute, 60 * minute],
  ["hour", 60 * minute, 24 * 60 * minute],
  ["day", 24 * 60 * minute, 7 * 24 * 60 * minute],
];

/** `il y a 3 min`, `dans 2 h`, `hier`; `maintenant` under a minute, the date past a week. */
export function formatAgo(
  moment: Moment,
  now: Moment,
  language: Language,
  zone = businessZone,
): string {
  const distance = new Date(moment).getTime() - new Date(now).getTime();
  const relative = new Intl.RelativeTimeFormat(dateTags[language], {
    style: "short",
    numeric: "auto",
  });
  if (Math.abs(distance) < minute) return relative.format(0, "second");
  const step = steps.find(([, , until]) => Math.abs(distance) < until);
  if (!step) return formatDay(moment, language, zone);
  return relative.format(Math.trunc(distance / step[1]), step[0]);
}

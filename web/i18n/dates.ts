import {
  type DayCut,
  businessDay as dayOfMoment,
  defaultTimeZone,
} from "#shared/rules/business-day.ts";
import type { Language } from "./language.ts";

/** The zone of a business day, until the shop says otherwise. */
export const businessZone = defaultTimeZone;

/** A moment as data carries it (ISO 8601 in UTC) or as milliseconds. */
export type Moment = string | number;

// English people of this side of the sea write 20 Nov and 14:05.
export const dateTags: Record<Language, string> = { fr: "fr", en: "en-GB" };
const formats = new Map<string, Intl.DateTimeFormat>();

/** In the words of a language, as a shop of this zone would write it. */
export function format(
  moment: Moment,
  language: Language,
  zone: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const key = `${language} ${zone} ${JSON.stringify(options)}`;
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat(dateTags[language], {
      timeZone: zone,
      hourCycle: "h23",
      ...options,
    });
    formats.set(key, made);
  }
  return made.format(new Date(moment));
}

/** `14:05` */
export function formatTime(moment: Moment, language: Language, zone = businessZone): string {
  return format(moment, language, zone, { hour: "2-digit", minute: "2-digit" });
}

/** `ven. 20 nov.` */
export function formatDay(moment: Moment, language: Language, zone = businessZone): string {
  return format(moment, language, zone, { weekday: "short", day: "numeric", month: "short" });
}

/** `20 nov. 2026, 14:05` */
export function formatDateTime(moment: Moment, language: Language, zone = businessZone): string {
  return format(moment, language, zone, {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
}

/** The business day of a moment: `2026-11-20`. */
export function businessDay(moment: Moment, cut: DayCut): string {
  return dayOfMoment(new Date(moment).getTime(), cut);
}

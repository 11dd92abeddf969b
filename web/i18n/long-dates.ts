import { businessZone, format, type Moment } from "./dates.ts";
import type { Language } from "./language.ts";

/** `novembre 2026`, of a month as `2026-11`. */
export function formatMonth(month: string, language: Language): string {
  return format(`${month}-15T12:00:00.000Z`, language, businessZone, {
    month: "long",
    year: "numeric",
  });
}

/** `20 nov. 2026` */
export function formatDate(moment: Moment, language: Language, zone = businessZone): string {
  const options = { day: "numeric", month: "short", year: "numeric" } as const;
  return format(moment, language, zone, options);
}

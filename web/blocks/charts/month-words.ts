import { format } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";

/** `nov. 2026`, of a month as `2026-11`; `20 nov. 2026` of a day. */
export function shortMonth(month: string, language: Language): string {
  if (isOneDay(month))
    return monthAs(month, language, { day: "numeric", month: "short", year: "numeric" });
  return monthAs(month, language, { month: "short", year: "numeric" });
}

/** Under an axis: `nov. 26`; `20 nov.` of a day. */
export function tickMonth(month: string, language: Language): string {
  if (isOneDay(month)) return monthAs(month, language, { day: "numeric", month: "short" });
  return monthAs(month, language, { month: "short", year: "2-digit" });
}

const isOneDay = (month: string) => month.length > "2026-11".length;

function monthAs(month: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const middle = new Date(`${isOneDay(month) ? month : `${month}-15`}T12:00:00.000Z`);
  return format(middle.getTime(), language, "UTC", options);
}

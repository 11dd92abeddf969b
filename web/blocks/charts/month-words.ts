import type { Language } from "#web/i18n/language.ts";

/** `nov. 2026`, of a month as `2026-11`. */
export function shortMonth(month: string, language: Language): string {
  return monthAs(month, language, { month: "short", year: "numeric" });
}

/** Under an axis: `nov. 26`. */
export function tickMonth(month: string, language: Language): string {
  return monthAs(month, language, { month: "short", year: "2-digit" });
}

function monthAs(month: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const tag = language === "fr" ? "fr-FR" : "en-GB";
  const middle = new Date(`${month}-15T12:00:00.000Z`);
  return new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...options }).format(middle);
}

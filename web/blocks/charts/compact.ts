import type { Language } from "#web/i18n/language.ts";

/** A number in the room of a tick or of a point: `1,25 M`, `350 k`. Its table says it whole. */
export function compact(value: number, language: Language): string {
  const format = { notation: "compact", maximumSignificantDigits: 3 } as const;
  return new Intl.NumberFormat(language, format).format(value);
}

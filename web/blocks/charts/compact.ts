import type { Language } from "#web/i18n/language.ts";

// An axis asks for each of its ticks, and to make a format takes longer than to use it a hundred times.
const formats = new Map<Language, Intl.NumberFormat>();

/** A number in the room of a tick or of a point: `1,25 M`, `350 k`. Its table says it whole. */
export function compact(value: number, language: Language): string {
  const options = { notation: "compact", maximumSignificantDigits: 3 } as const;
  const format = formats.get(language) ?? new Intl.NumberFormat(language, options);
  formats.set(language, format);
  return format.format(value);
}

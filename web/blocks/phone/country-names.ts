import { countries, countryOfZone, defaultCountry } from "#shared/rules/countries.ts";
import { type Language, languages } from "#web/i18n/languages.ts";

/** What a country is called, in the browser's own words; its code where the browser knows none. */
export function countryName(country: string, language: Language): string {
  try {
    return new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country;
  } catch {
    return country;
  }
}

/** The countries one may choose from, by name: `Cameroun (+237)`. */
export function countryOptions(language: Language): { value: string; label: string }[] {
  const byName = new Intl.Collator(languages.includes(language) ? language : "fr");
  return Object.entries(countries)
    .map(([value, { dial }]) => ({ value, label: `${countryName(value, language)} (+${dial})` }))
    .sort((one, other) => byName.compare(one.label, other.label));
}

/** Where this device most likely is, by its clock; Cameroon when that does not tell. */
export function guessedCountry(): string {
  return countryOfZone(deviceZone() ?? "") ?? defaultCountry;
}

/** The zone that this device keeps its time in, if it says so. */
export function deviceZone(): string | undefined {
  try {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
  } catch {
    return undefined;
  }
}

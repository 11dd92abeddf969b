import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import type { Period, PeriodKind } from "./period.ts";

export const periodWords: Record<PeriodKind, MessageDescriptor> = {
  "this-month": msg`Ce mois`,
  "last-month": msg`Mois dernier`,
  "3-months": msg`3 mois`,
  "6-months": msg`6 mois`,
  "12-months": msg`12 mois`,
  "this-year": msg`Cette année`,
  months: msg`Personnalisé, par mois`,
  days: msg`Personnalisé, par jours`,
};

/** `20 nov. 2026`, of a day. */
export const dayWords = (day: string, language: Language) =>
  formatDate(`${day}T12:00:00.000Z`, language);

/** `1 juin 2026 – 20 nov. 2026`; one day alone is said once. */
export function daysWords({ from, to }: Period, language: Language): string {
  const first = dayWords(from, language);
  return from === to ? first : `${first} – ${dayWords(to, language)}`;
}

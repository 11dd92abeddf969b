import type { Language } from "#web/i18n/languages.ts";

/** What each language calls itself. */
export const languageNames: Record<Language, string> = { fr: "Français", en: "English" };

import { i18n, type Messages } from "@lingui/core";
import { rememberChoice, rememberedChoice } from "#web/ui/remembered-choice.ts";

export const languages = ["fr", "en"] as const;
export type Language = (typeof languages)[number];

/** How each language calls itself. */
export const languageNames: Record<Language, string> = { fr: "Français", en: "English" };

// One chunk each: nobody downloads the language they do not read.
const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  fr: () => import("./locales/fr/messages.po"),
  en: () => import("./locales/en/messages.po"),
};

let latest: Language = "fr";

/** The language chosen on this device; French until one chooses. */
export function savedLanguage(): Language {
  return rememberedChoice("language", languages, "fr");
}

/** Speaks this language from now on. It rejects, changing nothing, when its words cannot be fetched. */
export async function activate(language: Language): Promise<void> {
  latest = language;
  const { messages } = await catalogues[language]();
  // Somebody tapped the other language meanwhile: the last tap wins.
  if (latest !== language) return;
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
}

/** Changes the language and keeps the choice, once its words are here. */
export async function changeLanguage(language: Language): Promise<void> {
  await activate(language);
  rememberChoice("language", language);
}

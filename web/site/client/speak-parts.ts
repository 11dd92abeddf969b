import { i18n } from "@lingui/core";

const words = {
  fr: () => import("#web/i18n/locales/fr/parts.po"),
  en: () => import("#web/i18n/locales/en/parts.po"),
};

/** Speaks the words of web/site/parts in the language of this page. For parts that draw with React once touched. */
export async function speakParts(): Promise<typeof i18n> {
  const language = document.documentElement.lang === "en" ? "en" : "fr";
  const { messages } = await words[language]();
  i18n.load(language, messages);
  i18n.activate(language);
  return i18n;
}

import { i18n, type Messages } from "@lingui/core";
import { rememberChoice, rememberedChoice } from "#web/ui/remembered-choice.ts";

export const languages = ["fr", "en"] as const;
export type Language = (typeof languages)[number];

/** How each language calls itself. */
export const languageNames: Record<Language, string> = { fr: "Français", en: "English" };

/** The words of the till and its shell, and those that the screens of the office add. */
type Part = "till" | "office";

// One chunk each: nobody downloads the language they do not read, nor a cashier the words of the office before selling.
const catalogues: Record<Language, Record<Part, () => Promise<{ messages: Messages }>>> = {
  fr: {
    till: () => import("./locales/fr/messages.po"),
    office: () => import("./locales/fr/office.po"),
  },
  en: {
    till: () => import("./locales/en/messages.po"),
    office: () => import("./locales/en/office.po"),
  },
};

const spoken = new Set<Part>(["till"]);
let officeComing: Promise<void> | null = null;

let latest: Language = "fr";

/** The language chosen on this device; French until one chooses. */
export function savedLanguage(): Language {
  return rememberedChoice("language", languages, "fr");
}

/** Speaks this language from now on. It rejects, changing nothing, when its words cannot be fetched. */
export async function activate(language: Language): Promise<void> {
  latest = language;
  const parts = await Promise.all([...spoken].map((part) => catalogues[language][part]()));
  // Somebody tapped the other language meanwhile: the last tap wins.
  if (latest !== language) return;
  const messages: Messages = Object.assign({}, ...parts.map((part) => part.messages));
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
}

/** Speaks the words of the office too, from now on. It rejects when they cannot be fetched; the next screen asks again. */
export function speakOffice(): Promise<void> {
  spoken.add("office");
  officeComing ??= activate(latest).catch((cause: unknown) => {
    officeComing = null;
    spoken.delete("office");
    throw cause;
  });
  return officeComing;
}

/** Changes the language and keeps the choice, once its words are here. */
export async function changeLanguage(language: Language): Promise<void> {
  await activate(language);
  rememberChoice("language", language);
}

import { i18n, type Messages } from "@lingui/core";
import { rememberChoice, rememberedChoice } from "#web/ui/remembered-choice.ts";
import { type Language, languages } from "./languages.ts";

export type { Language } from "./languages.ts";

/** The words of the till and its shell, and those that the office, the door and the answers of the shop add. */
type Part = "till" | "office" | "account" | "ask";

// One chunk each: nobody downloads the language they do not read, nor a cashier the words of the office before selling.
const catalogues: Record<Language, Record<Part, () => Promise<{ messages: Messages }>>> = {
  fr: {
    till: () => import("./locales/fr/messages.po"),
    office: () => import("./locales/fr/office.po"),
    account: () => import("./locales/fr/account.po"),
    ask: () => import("./locales/fr/ask.po"),
  },
  en: {
    till: () => import("./locales/en/messages.po"),
    office: () => import("./locales/en/office.po"),
    account: () => import("./locales/en/account.po"),
    ask: () => import("./locales/en/ask.po"),
  },
};

const spoken = new Set<Part>(["till"]);
const coming = new Map<Part, Promise<void>>();

let taps = 0;

/** The language chosen on this device; French until one chooses. */
export function savedLanguage(): Language {
  return rememberedChoice("language", languages, "fr");
}

/** Speaks this language from now on. It rejects, changing nothing, when its words cannot be fetched. */
export async function activate(language: Language): Promise<void> {
  const tap = ++taps;
  const fetched = (part: Part) => catalogues[language][part]();
  await Promise.all([...spoken].map(fetched));
  const messages: Messages = {};
  // Those of a screen that was opened meanwhile come last; the others are here.
  for (const part of spoken) Object.assign(messages, (await fetched(part)).messages);
  // Somebody tapped the other language meanwhile: the last tap wins.
  if (taps !== tap) return;
  // Added to what is spoken: two parts may arrive in any order.
  i18n.load(language, messages);
  i18n.activate(language);
  document.documentElement.lang = language;
}

/** Speaks the words of this part too, from now on. It rejects when they cannot be fetched; the next screen asks again. */
export function speak(part: Exclude<Part, "till">): Promise<void> {
  const known = coming.get(part);
  if (known) return known;
  const arriving = bring(part).catch((cause: unknown) => {
    coming.delete(part);
    throw cause;
  });
  coming.set(part, arriving);
  return arriving;
}

/** In the language that is spoken, whichever one is tapped: a screen does not wait for words that may never come. */
async function bring(part: Part): Promise<void> {
  const language = spokenLanguage();
  i18n.load(language, (await catalogues[language][part]()).messages);
  // The other language came sooner.
  if (spokenLanguage() !== language) return bring(part);
  spoken.add(part);
}

/** At the start none is, and the saved one is on its way. */
const spokenLanguage = () => (i18n.locale || savedLanguage()) as Language;

/** Changes the language and keeps the choice, once its words are here. */
export async function changeLanguage(language: Language): Promise<void> {
  await activate(language);
  if (i18n.locale === language) rememberChoice("language", language);
}

import { book as english } from "#shared/help/en/book.ts";
import { book as french } from "#shared/help/fr/book.ts";
import type { HelpBook, HelpLanguage } from "#shared/help/page.ts";
import { indexOf } from "#shared/help/search/index-of.ts";

/** The help in both languages: they come together, since a question may be asked in either. */
export const books: Readonly<Record<HelpLanguage, HelpBook>> = { fr: french, en: english };

export const indexes = { fr: indexOf(french, "fr"), en: indexOf(english, "en") };

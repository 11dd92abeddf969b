import { books } from "#shared/help/books.ts";
import { type HelpLanguage, isHelpPage } from "#shared/help/page.ts";
import { ask } from "#shared/help/search/ask.ts";
import { indexes } from "#shared/help/search/indexes.ts";

/** A page that answers, as the assistant shows it. */
export type PageFound = {
  language: HelpLanguage;
  title: string;
  address: string;
  heading: string;
  lines: readonly string[];
};

export type AssistantPages = {
  findPages: typeof findPages;
  namedPages: typeof namedPages;
};

/** What the search finds, best first; in the language of the question. */
export function findPages(question: string, reading: HelpLanguage): PageFound[] {
  const { language, found } = ask(indexes, question, reading);
  return found.map(({ page, section }) => ({
    language,
    title: books[language][page].title,
    address: `${addressOf(page, language)}#${section.id}`,
    heading: section.heading,
    lines: [
      ...(section.steps ?? []).map((step, index) => `${index + 1}. ${step}`),
      ...(section.text ?? []),
    ],
  }));
}

/** The pages that a model names. */
export function namedPages(ids: readonly string[], language: HelpLanguage): PageFound[] {
  return ids.filter(isHelpPage).map((id) => ({
    language,
    title: books[language][id].title,
    address: addressOf(id, language),
    heading: books[language][id].title,
    lines: [],
  }));
}

function addressOf(page: string, language: HelpLanguage): string {
  return `${language === "en" ? "/en" : ""}/help/${page}`;
}

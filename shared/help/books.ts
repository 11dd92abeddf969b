import { book as english } from "./en/book.ts";
import { book as french } from "./fr/book.ts";
import type { HelpBook, HelpLanguage, HelpPage, HelpSection } from "./page.ts";
import { unbroken } from "./unbroken.ts";

/** The help as it is shown: they come together, since a question may be asked in either language. */
export const books: Readonly<Record<HelpLanguage, HelpBook>> = {
  fr: Object.fromEntries(
    Object.entries(french).map(([id, page]) => [id, setPage(page)]),
  ) as HelpBook,
  en: english,
};

function setPage({ title, summary, sections }: HelpPage): HelpPage {
  return {
    title: unbroken(title),
    summary: unbroken(summary),
    sections: sections.map(setSection),
  };
}

function setSection({ heading, steps, text, picture, ...rest }: HelpSection): HelpSection {
  return {
    ...rest,
    heading: unbroken(heading),
    ...(steps && { steps: steps.map(unbroken) }),
    ...(text && { text: text.map(unbroken) }),
    ...(picture && { picture: { ...picture, alt: unbroken(picture.alt) } }),
  };
}

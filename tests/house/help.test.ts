import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { books } from "#shared/help/books.ts";
import { type HelpBook, type HelpSection, helpPageIds } from "#shared/help/page.ts";
import { pictureFiles } from "#shared/help/picture-files.ts";
import { pictureNames } from "#shared/help/pictures.ts";
import { quotedIn, wordsOfScreens } from "./screen-words.ts";

function linesOf({ heading, steps = [], text = [] }: HelpSection): string[] {
  return [heading, ...steps, ...text];
}

function sectionsOf(book: HelpBook) {
  return helpPageIds.flatMap((page) => book[page].sections.map((section) => ({ page, section })));
}

/** Signs on buttons, and words of somebody else’s screen. */
const signs = new Set(["+", "−", "Sur l’écran d’accueil"]);

test.each(["fr", "en"] as const)(
  "the help names screens and buttons as they are called: %s",
  (language) => {
    const known = wordsOfScreens(language);
    expect(known.size).toBeGreaterThan(500);
    const titles = new Set(helpPageIds.map((page) => books[language][page].title));
    const wrong = sectionsOf(books[language]).flatMap(({ page, section }) =>
      linesOf(section)
        .flatMap((line) => quotedIn(line, language))
        .filter((quoted) => !known.has(quoted) && !titles.has(quoted) && !signs.has(quoted))
        .map((quoted) => `${page}#${section.id}: ${quoted}`),
    );
    expect(wrong).toEqual([]);
  },
);

test("both languages have the same sections, steps and pictures", () => {
  const shapeOf = (book: HelpBook) =>
    sectionsOf(book).map(({ page, section }) => ({
      place: `${page}#${section.id}`,
      steps: section.steps?.length,
      text: section.text?.length,
      picture: section.picture?.name,
    }));
  expect(shapeOf(books.en)).toEqual(shapeOf(books.fr));
  const places = sectionsOf(books.fr).map(({ page, section }) => `${page}#${section.id}`);
  expect(new Set(places).size).toBe(places.length);
});

test("every picture is shown once, with words for who cannot see it", () => {
  for (const book of Object.values(books)) {
    const shown = sectionsOf(book).flatMap(({ section }) => section.picture ?? []);
    expect(shown.map(({ name }) => name).sort()).toEqual([...pictureNames].sort());
    for (const { alt } of shown) expect(alt.length).toBeGreaterThan(20);
  }
});

test("every picture is there as it is written down, and small enough for 2G", () => {
  for (const [language, known] of Object.entries(pictureFiles))
    for (const name of pictureNames) {
      const bytes = readFileSync(`public/help-pictures/${language}/${name}.webp`);
      const mark = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
      expect(known[name], `${language}/${name}`).toMatchObject({ bytes: bytes.length, mark });
      expect(bytes.length).toBeLessThanOrEqual(25_000);
    }
});

test("every section says something, and can be asked for", () => {
  for (const { page, section } of [...sectionsOf(books.fr), ...sectionsOf(books.en)]) {
    expect(linesOf(section).length, `${page}#${section.id}`).toBeGreaterThan(1);
    expect(section.asked.split(",").length, `${page}#${section.id}`).toBeGreaterThan(1);
  }
});

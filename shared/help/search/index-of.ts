import {
  type HelpBook,
  type HelpLanguage,
  type HelpPageId,
  type HelpSection,
  helpPageIds,
} from "#shared/help/page.ts";
import { soundOf, stemsOf } from "./words.ts";

/** One section as the search reads it. */
export type Entry = {
  page: HelpPageId;
  section: HelpSection;
  /** How much of each stem it holds: a word in a heading weighs more than one in the text. */
  weights: ReadonlyMap<string, number>;
  length: number;
  /** The ways in which people ask for it, each as its stems. */
  phrases: readonly (readonly string[])[];
};

export type HelpIndex = {
  language: HelpLanguage;
  entries: readonly Entry[];
  /** In how many sections each stem stands. */
  spread: ReadonlyMap<string, number>;
  /** Stems by how they sound. */
  bySound: ReadonlyMap<string, readonly string[]>;
};

const weightOf = { pageTitle: 1.5, heading: 4, asked: 3, text: 1 };

/** Reads a book once, so that each question costs little. */
export function indexOf(book: HelpBook, language: HelpLanguage): HelpIndex {
  const entries = helpPageIds.flatMap((page) =>
    book[page].sections.map((section) => entryOf(page, book[page].title, section, language)),
  );
  const spread = new Map<string, number>();
  for (const { weights } of entries)
    for (const stem of weights.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  const bySound = new Map<string, string[]>();
  for (const stem of spread.keys()) {
    const sound = soundOf(stem);
    bySound.set(sound, [...(bySound.get(sound) ?? []), stem]);
  }
  return { language, entries, spread, bySound };
}

function entryOf(
  page: HelpPageId,
  pageTitle: string,
  section: HelpSection,
  language: HelpLanguage,
): Entry {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const stem of stemsOf(text, language))
      weights.set(stem, (weights.get(stem) ?? 0) + weight);
  };
  add(pageTitle, weightOf.pageTitle);
  add(section.heading, weightOf.heading);
  add(section.asked, weightOf.asked);
  for (const line of [...(section.steps ?? []), ...(section.text ?? [])]) add(line, weightOf.text);
  const length = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const phrases = [section.heading, ...section.asked.split(",")]
    .map((phrase) => [...new Set(stemsOf(phrase, language))])
    .filter((stems) => stems.length > 0);
  return { page, section, weights, length, phrases };
}

import { type HelpPageId, type HelpSection, helpPageIds } from "#shared/help/page.ts";
import type { Entry, HelpIndex } from "./index-of.ts";
import { isNear, soundOf, stemsOf } from "./words.ts";

/** One page that answers, and the section of it that answers best. */
export type Found = { page: HelpPageId; section: HelpSection; score: number };

/** What a stem of the question may stand for in the book, and how surely. */
type Meaning = { stem: string; likeness: number };
type Asked = { stem: string; meanings: readonly Meaning[] };

const saturation = 1.2;
const lengthWeight = 0.3;
const secondWeight = 0.25;
const phraseWeight = 0.5;
/** Of what the question is about, so much must stand on the page: below it the help has no answer. */
const coveredToAnswer = 0.55;

/**
 * The pages that answer a question, best first; none when the help says nothing of it. Ranked by BM25 over the sections
 * (a word that few sections have says more), and more where the section is asked for in these very words.
 */
export function searchHelp(
  index: HelpIndex,
  question: string,
  { most = 3, leastCovered = coveredToAnswer } = {},
): Found[] {
  const asked = [...new Set(stemsOf(question, index.language))].map((stem) => ({
    stem,
    meanings: meaningsOf(stem, index),
  }));
  if (asked.length === 0) return [];
  const unknown = rarity(1, index);
  const weightOf = ({ meanings }: Asked) => {
    const [first] = meanings;
    return first ? rarity(index.spread.get(first.stem) ?? 0, index) : unknown;
  };
  const whole = asked.reduce((sum, word) => sum + weightOf(word), 0);
  const mean = index.entries.reduce((sum, { length }) => sum + length, 0) / index.entries.length;

  const pages = helpPageIds.flatMap((page) => {
    const sections = index.entries
      .filter((entry) => entry.page === page)
      .map((entry) => scoreOf(entry, asked, mean, index))
      .sort((one, other) => other.score - one.score);
    const [best, second] = sections;
    const isCovered = (stem: string) => sections.some(({ present }) => present.has(stem));
    const covered = asked
      .filter(({ stem }) => isCovered(stem))
      .reduce((sum, word) => sum + weightOf(word) * (word.meanings[0]?.likeness ?? 0), 0);
    if (!best || covered < leastCovered * whole || !sections.some(({ isNamed }) => isNamed))
      return [];
    const score = (best.score + secondWeight * (second?.score ?? 0)) * (covered / whole);
    return [{ page, section: best.section, score }];
  });
  return pages.sort((one, other) => other.score - one.score).slice(0, most);
}

function scoreOf(entry: Entry, asked: readonly Asked[], mean: number, index: HelpIndex) {
  let score = 0;
  let isNamed = false;
  /** Stems of the question, and stems of the book that they stand for. */
  const present = new Set<string>();
  for (const { stem, meanings } of asked) {
    const best = bestMeaning(meanings, entry, mean, index);
    if (!best) continue;
    score += best.score;
    isNamed ||= best.held > 1;
    present.add(stem).add(best.stem);
  }
  score += phraseBonus(entry, present, asked.length, index);
  return { section: entry.section, score, present, isNamed };
}

/** How much a stem says that stands in so many sections. */
function rarity(spread: number, { entries }: HelpIndex): number {
  return Math.log(1 + (entries.length - spread + 0.5) / (spread + 0.5));
}

/** The stem itself when the book has it; else those that sound the same, else those a slip away. */
function meaningsOf(stem: string, { spread, bySound }: HelpIndex): Meaning[] {
  if (spread.has(stem)) return [{ stem, likeness: 1 }];
  const alike = bySound.get(soundOf(stem));
  if (alike) return alike.map((other) => ({ stem: other, likeness: 0.85 }));
  if (stem.length < 5) return [];
  const slips = stem.length >= 8 ? 2 : 1;
  return [...spread.keys()]
    .filter((other) => other.length >= 4 && isNear(stem, other, slips))
    .map((other) => ({ stem: other, likeness: 0.7 }));
}

function bestMeaning(meanings: readonly Meaning[], entry: Entry, mean: number, index: HelpIndex) {
  let best: (Meaning & { held: number; score: number }) | undefined;
  for (const meaning of meanings) {
    const held = entry.weights.get(meaning.stem);
    if (held === undefined) continue;
    const room = saturation * (1 - lengthWeight + (lengthWeight * entry.length) / mean);
    const weight = rarity(index.spread.get(meaning.stem) ?? 0, index);
    const score = (meaning.likeness * weight * held * (saturation + 1)) / (held + room);
    if (!best || score > best.score) best = { ...meaning, held, score };
  }
  return best;
}

/** All words of a way in which people ask for this section; of a single word, when it is all they ask. */
function phraseBonus(
  { phrases }: Entry,
  present: ReadonlySet<string>,
  askedFor: number,
  index: HelpIndex,
): number {
  const whole = phrases.filter(
    (stems) => (stems.length > 1 || askedFor === 1) && stems.every((stem) => present.has(stem)),
  );
  const worth = whole.map((stems) =>
    stems.reduce((sum, stem) => sum + rarity(index.spread.get(stem) ?? 0, index), 0),
  );
  return Math.max(0, ...worth) * phraseWeight;
}

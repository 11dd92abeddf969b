import { isNearWord } from "./near-word.ts";
import { type SaidWord, saidWords } from "./said-words.ts";
import type { SpokenPerson } from "./spoken-shop.ts";

/** People whom words may name: one where the words choose. */
export type FoundPeople = { ids: readonly string[]; isExact: boolean; next: number; words: number };

/** Ways to address somebody: alone they name nobody. */
const titles: ReadonlyMap<string, string> = new Map(
  `mme madame madam mrs,m mr monsieur mister sir,mlle mademoiselle miss,papa pa papi pepe,maman mama mam,mami mammy mamie meme,
chef chief,tantine tata tantie tante aunty auntie,tonton uncle oncle,pasteur pastor,sister soeur,brother frere,
alhaji elhadj alhadji,docteur doctor dr,imam,ets`
    .split(",")
    .flatMap((words) => {
      const [first = "", ...others] = words.trim().split(" ");
      return [first, ...others].map((word): [string, string] => [word, first]);
    }),
);
const small: ReadonlySet<string> = new Set("de du des la le of the".split(" "));

type Indexed = { id: string; words: readonly string[] };
type PeopleIndex = ReadonlyMap<string, readonly Indexed[]>;
const indexes = new WeakMap<readonly SpokenPerson[], PeopleIndex>();

/** Those in whose name a word stands, by the word. */
function indexOf(people: readonly SpokenPerson[]): PeopleIndex {
  const known = indexes.get(people);
  if (known) return known;
  const byWord = new Map<string, Indexed[]>();
  for (const { id, name } of people) {
    const words = saidWords(name)
      .map(({ text }) => titles.get(text) ?? text)
      .filter((word) => !small.has(word));
    for (const word of new Set(words)) {
      const named = byWord.get(word);
      if (named) named.push({ id, words });
      else byWord.set(word, [{ id, words }]);
    }
  }
  indexes.set(people, byWord);
  return byWord;
}

/** True for a word that only addresses somebody. */
export const isTitle = (word: string): boolean => titles.has(word);

/** True for people known under another title only: « madame Rose » may be somebody else than « Maman Rose ». */
export function areOtherwiseAddressed(
  people: readonly SpokenPerson[],
  { ids }: FoundPeople,
  title: string,
): boolean {
  const called = titles.get(title);
  const named = new Set(ids);
  return people
    .filter(({ id }) => named.has(id))
    .every(({ name }) => {
      const known = saidWords(name).flatMap(({ text }) => titles.get(text) ?? []);
      return known.length > 0 && !known.includes(called ?? "");
    });
}

/** Whether a word stands in somebody's name, and is no title. */
export const isInName = (people: readonly SpokenPerson[], word: string): boolean =>
  !titles.has(word) && indexOf(people).has(word);

/**
 * Whom the words at a place name: as many words as belong to one name. A title alone is nobody; a word that means something
 * else (`isKnown`) is never a misspelt name.
 */
export function peopleAt(
  people: readonly SpokenPerson[],
  said: readonly SaidWord[],
  at: number,
  isKnown: (word: string) => boolean,
): FoundPeople | undefined {
  const byWord = indexOf(people);
  let left: readonly Indexed[] | undefined;
  let isExact = true;
  let names = 0;
  let taken = 0;
  let next = at;
  for (let index = at; index < said.length; index += 1) {
    const { text = "", kind } = said[index] ?? {};
    if (kind !== "word") break;
    if (taken > 0 && small.has(text)) continue;
    const word = titles.get(text) ?? text;
    const holding: readonly Indexed[] =
      left?.filter(({ words }) => words.includes(word)) ?? byWord.get(word) ?? [];
    const mayBe =
      holding.length === 0 && text.length >= 5 && !isKnown(text) ? nearly(text, left) : [];
    if (holding.length + mayBe.length === 0) break;
    if (holding.length === 0) isExact = false;
    left = holding.length > 0 ? holding : mayBe;
    if (!titles.has(text)) names += 1;
    taken += 1;
    next = index + 1;
  }
  if (names === 0 || !left) return undefined;
  const whole = left.filter(({ words }) => words.length === taken);
  const ids = (whole.length === 1 ? whole : left).map(({ id }) => id);
  return { ids, isExact, next, words: taken };

  function nearly(text: string, among: readonly Indexed[] | undefined): readonly Indexed[] {
    if (among) return among.filter(({ words }) => words.some((one) => isNearWord(text, one)));
    const near = [...byWord]
      .filter(([word]) => isNearWord(text, word))
      .flatMap(([, named]) => named);
    return [...new Map(near.map((one) => [one.id, one])).values()];
  }
}

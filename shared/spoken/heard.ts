import { isNear, soundOf } from "#shared/help/search/words.ts";

/** Sound of a folded word for somebody who writes by ear; words that sound alike have the same. */
export const heardAs = (word: string): string => soundOf(word);

/** True for two folded words that differ by at most so many letters. */
export const isWithin = (word: string, other: string, letters: number): boolean =>
  isNear(word, other, letters);

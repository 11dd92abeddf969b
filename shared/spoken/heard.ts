import { isNear, soundOf } from "#shared/help/search/words.ts";

/** Whether two folded words sound the same to somebody who writes by ear. */
export const soundsLike = (word: string, other: string): boolean =>
  soundOf(word) === soundOf(other);

/** Whether a folded word is another one but for at most so many letters. */
export const isWithin = (word: string, other: string, letters: number): boolean =>
  isNear(word, other, letters);

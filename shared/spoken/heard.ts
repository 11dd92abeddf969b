import { isNear, soundOf } from "#shared/help/search/words.ts";

/** How a folded word sounds to somebody who writes by ear: the same for two that sound alike. */
export const heardAs = (word: string): string => soundOf(word);

/** Whether a folded word is another one but for at most so many letters. */
export const isWithin = (word: string, other: string, letters: number): boolean =>
  isNear(word, other, letters);

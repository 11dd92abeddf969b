import { isNear, soundOf } from "#shared/help/search/words.ts";

/**
 * Whether a word is another one misspelt: it sounds the same (from four letters), or is one letter away (from five), or is
 * the other cut short (from four). Both folded.
 */
export function isNearWord(word: string, other: string): boolean {
  if (word.length < 4 || other.length < 4 || word[0] !== other[0]) return false;
  if (soundOf(word) === soundOf(other)) return true;
  if (word.length >= 5 && other.length >= 5 && isNear(word, other, 1)) return true;
  return other.startsWith(word) && other.length > word.length + 1;
}

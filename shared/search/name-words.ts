import { bareWords, foldText } from "./fold-text.ts";

const apostrophes = /['’‘‛′ʼʻʹˈ´`]/;

/** The words of a name, folded: they begin behind any sign. */
export const wordsOf = (name: string): string[] => bareWords(foldText(name));

/** The words by which a name is found: its own, and of what is elided also what stands behind the apostrophe (« oreal »). */
export function searchedWords(name: string): string[] {
  const words = wordsOf(name);
  if (!apostrophes.test(name)) return words;
  const [, ...behind] = name.split(apostrophes);
  return [...words, ...behind.flatMap((part) => wordsOf(part).slice(0, 1))];
}

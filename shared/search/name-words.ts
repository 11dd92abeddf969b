import { bareWords, foldText } from "./fold-text.ts";

/** Signs that join the letters around them to one word when it is folded. */
const joining = /['’‘‛′ʼʻʹˈ´`°º]/;

/** The words of a name, folded; any sign begins a new word. */
export const wordsOf = (name: string): string[] => bareWords(foldText(name));

/** Initials written apart, as one word each: « S.I.C. Cacaos » gives « sic ». `words`: folded. */
export function initialsIn(words: readonly string[]): string[] {
  return words
    .map((word) => (/^\p{L}$/u.test(word) ? word : " "))
    .join("")
    .split(" ")
    .filter(({ length }) => length > 1);
}

/**
 * The words by which a name is found: its own words, initials as one, and the word behind an apostrophe or °
 * (« oreal », « 5 » of « N°5 »).
 */
export function searchedWords(name: string): string[] {
  const own = wordsOf(name);
  const words = [...own, ...initialsIn(own)];
  if (!joining.test(name)) return words;
  const [, ...behind] = name.split(joining);
  return [...words, ...behind.flatMap((part) => wordsOf(part).slice(0, 1))];
}

import { lettersApart } from "./letters-apart.ts";
import { typedSound } from "./typed-sound.ts";

/** Distance of a word that is another word than the typed one. */
export const tooFar = Number.POSITIVE_INFINITY;

/** Wrong letters allowed in a word of so many letters: one in four to five, none in a shorter word. */
const mistakesIn = (letters: number): number => Math.min(3, Math.floor(letters / 4));

/** A typed word, prepared for comparison with thousands of words. */
export type Typed = {
  word: string;
  sound: string;
  letters: number;
  group: number;
  isLetters: boolean;
};

export function typedWord(word: string): Typed {
  return {
    ...{ word, sound: typedSound(word), letters: lettersOf(word), group: groupOf(word) },
    isLetters: /^\p{L}+$/u.test(word),
  };
}

/** The letters of a word, one bit each. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

const groups = ["aeiouyhw", "ckqszxt", "gjd", "fp"];

/** Words that begin with letters of different groups do not sound alike. */
export function groupOf(word: string): number {
  const at = groups.findIndex((letters) => letters.includes(word[0] ?? ""));
  return at === -1 ? word.charCodeAt(0) : at;
}

/**
 * Distance of a name's word from the typed one, in wrong letters: 0 for the same word, less than one for a word that
 * begins or sounds so. Figures, and words of one or two letters, are compared as they stand.
 */
export function wordNearness(typed: Typed, other: Typed | WordOfName): number {
  const { word } = typed;
  if (other.word === word) return 0;
  if (other.word.startsWith(word)) return 0.1;
  if (!typed.isLetters || !other.isLetters || word.length < 3) return tooFar;
  if (other.word.includes(word)) return 0.6;
  const most = mistakesIn(word.length);
  let far = tooFar;
  if (most > 0 && bits(typed.letters & ~other.letters) <= most) {
    const { whole, beginning } = lettersApart(word, other.word, most);
    far = Math.min(whole, word.length > 4 ? beginning + 0.5 : tooFar);
    if (far > most + 0.5) far = tooFar;
  }
  if (typed.group !== other.group || other.word.length + 4 < word.length) return far;
  return Math.min(far, soundsApart(typed.sound, other.sound));
}

/** A word of a name; its sound is computed when it is first needed. */
export class WordOfName {
  readonly word: string;
  readonly letters: number;
  readonly group: number;
  readonly isLetters: boolean;
  #sound: string | undefined;

  constructor(word: string) {
    this.word = word;
    this.letters = lettersOf(word);
    this.group = groupOf(word);
    this.isLetters = /^\p{L}+$/u.test(word);
  }

  get sound(): string {
    this.#sound ??= typedSound(this.word);
    return this.#sound;
  }
}

function soundsApart(typed: string, other: string): number {
  if (typed.length < 3) return tooFar;
  if (typed === other) return 0.8;
  if (typed.length > 3 && other.startsWith(typed)) return 1.1;
  const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  if (most === 0) return tooFar;
  const { whole, beginning } = lettersApart(typed, other, most);
  const far = Math.min(whole + 0.4, typed.length > 4 ? beginning + 1.2 : tooFar);
  return far > most + 1.2 ? tooFar : far;
}

function bits(of: number): number {
  let left = of;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
}

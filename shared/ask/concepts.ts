import { isNearWord } from "#shared/spoken/near-word.ts";
import { beyondWords, type Concept, conceptWords, idleWords } from "./concept-words.ts";

const meanings = new Map<string, Set<Concept>>();
for (const [concept, words] of Object.entries(conceptWords))
  for (const phrase of words.split(",").map((one) => one.trim().replace(/\s+/g, " "))) {
    const known = meanings.get(phrase) ?? new Set<Concept>();
    known.add(concept as Concept);
    meanings.set(phrase, known);
  }

const idle: ReadonlySet<string> = new Set(idleWords);
const beyond: ReadonlySet<string> = new Set(beyondWords.split(",").map((one) => one.trim()));
const longest = Math.max(
  ...[...meanings.keys(), ...beyond].map((phrase) => phrase.split(" ").length),
);
const single = [...meanings.keys()].filter((phrase) => !phrase.includes(" ") && phrase.length >= 5);

/** What stands at a place of a question: what it means, and whether it says nothing where that is not asked. */
export type Meant = {
  concepts: ReadonlySet<Concept>;
  isBeyond: boolean;
  isIdle: boolean;
  /** It is only near to a word that means it. */
  isNear?: boolean;
  next: number;
};

const nothing: ReadonlySet<Concept> = new Set();

/** The longest phrase of folded words that begins at one; undefined for a word that the language of questions does not have. */
export function meantAt(words: readonly string[], at: number): Meant | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(" ");
    const concepts = meanings.get(phrase);
    const isBeyond = beyond.has(phrase);
    if (concepts || isBeyond)
      return {
        ...{ concepts: concepts ?? nothing, isBeyond: isBeyond && !concepts },
        ...{ isIdle: idle.has(phrase), next: at + length },
      };
  }
  const word = words[at] ?? "";
  // « Comment… » asks the help.
  if (at === 0 && word === "comment")
    return { concepts: nothing, isBeyond: true, isIdle: false, next: 1 };
  if (idle.has(word) || word.length < 2)
    return { concepts: nothing, isBeyond: false, isIdle: true, next: at + 1 };
  // « Lespece » is « l’espèce » without its apostrophe.
  const elided = /^[ldjn](?=\w{5})/.test(word) ? meanings.get(word.slice(1)) : undefined;
  if (elided)
    return { concepts: elided, isBeyond: false, isIdle: false, isNear: true, next: at + 1 };
  const near = word.length >= 5 ? single.find((other) => isNearWord(word, other)) : undefined;
  const concepts = near === undefined ? undefined : meanings.get(near);
  return concepts && { concepts, isBeyond: false, isIdle: false, isNear: true, next: at + 1 };
}

/** A word of the language of questions, which is never taken for a misspelt name. */
export const isAskWord = (word: string): boolean =>
  idle.has(word) || meanings.has(word) || beyond.has(word);

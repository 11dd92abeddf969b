import { bareWords, foldText } from "./fold-text.ts";
import { initialsIn } from "./name-words.ts";
import { type Typed, tooFar, typedWord, WordOfName, wordNearness } from "./word-nearness.ts";

/** A folded name to search, with its identifier. */
export type NamedLine = { id: string; text: string };

type Entry = { of: WordOfName; lines: number[] };
type Found = { line: number; far: number };

/** Largest distance behind the nearest name; names further away are not meant. */
const within = 1.2;

/** Small words that a name may lack: « boîte de tomate » means « Boîte tomate ». */
const isSmall = ({ word, isLetters }: Typed): boolean => isLetters && word.length < 3;

/**
 * True for a text whose near names may be searched: it has a word of three letters, and no word that may be a code. A
 * code is found as it stands or not at all. « coka 33cl » may be misspelt; « 6001087 », « AB-123 », « bts00x91 » are
 * not.
 */
export function mayBeMisspelt(typed: string): boolean {
  const words = bareWords(foldText(typed));
  const isName = words.some((word) => word.length > 2 && /^\p{L}+$/u.test(word));
  return isName && !(/\p{N}/u.test(typed) && !/\s/u.test(typed.trim()));
}

/** The words of many names, prepared a few at a time, to find misspelt ones. */
export class NearNames {
  readonly #lines: readonly NamedLine[];
  readonly #words = new Map<string, Entry>();
  #taken = 0;

  constructor(lines: readonly NamedLine[]) {
    this.#lines = lines;
  }

  /** Prepares so many more names; false when there are no more. */
  takeMore(count: number): boolean {
    const end = Math.min(this.#lines.length, this.#taken + count);
    for (; this.#taken < end; this.#taken += 1) this.#takeLine(this.#taken);
    return this.#taken < this.#lines.length;
  }

  /**
   * Identifiers of names that hold every typed word: as it stands, inside another word, or misspelt. The nearest come
   * first, then the shortest, at most `most`. None for a text that may be a code (`mayBeMisspelt`).
   */
  find(typed: string, most: number): string[] {
    if (!mayBeMisspelt(typed)) return [];
    this.takeMore(this.#lines.length);
    const words = bareWords(foldText(typed));
    const found = this.#holding(words);
    if (found.length === 0)
      for (const joined of joinings(words)) found.push(...this.#holding(joined));
    const nearest = Math.min(...found.map(({ far }) => far));
    const meant = found.filter(({ far }) => far <= nearest + within);
    meant.sort((a, b) => a.far - b.far || this.#lengthOf(a) - this.#lengthOf(b) || a.line - b.line);
    return [...new Set(meant.map(({ line }) => this.#lines[line]?.id ?? ""))].slice(0, most);
  }

  #lengthOf({ line }: Found): number {
    return this.#lines[line]?.text.length ?? 0;
  }

  #takeLine(line: number): void {
    const words = bareWords(this.#lines[line]?.text ?? "");
    const [first = "", second = ""] = words;
    const joined = second ? [first + second, ...initialsIn(words)] : [];
    for (const word of new Set([...words, ...joined])) {
      const entry = this.#words.get(word);
      if (entry) entry.lines.push(line);
      else this.#words.set(word, { of: new WordOfName(word), lines: [line] });
    }
  }

  /** Lines near to all of these words. A missing small word makes a name a little less near. */
  #holding(words: readonly string[]): Found[] {
    const typed = words.map(typedWord);
    let left: Map<number, number> | undefined;
    for (const word of typed.filter((one) => !isSmall(one))) {
      const near = this.#near(word);
      if (left) {
        for (const [line, far] of left) {
          const more = near.get(line);
          if (more === undefined) left.delete(line);
          else left.set(line, far + more);
        }
      } else left = near;
      if (left.size === 0) return [];
    }
    for (const small of typed.filter(isSmall)) {
      const near = this.#near(small);
      for (const [line, far] of left ?? []) if (!near.has(line)) left?.set(line, far + 0.3);
    }
    return [...(left ?? [])].map(([line, far]) => ({ line, far }));
  }

  /** Distance of each line that has a word near to this one. */
  #near(typed: Typed): Map<number, number> {
    const near = new Map<number, number>();
    for (const { of, lines } of this.#words.values()) {
      const far = wordNearness(typed, of);
      if (far === tooFar) continue;
      for (const line of lines) {
        const begins = this.#lines[line]?.text.startsWith(of.word) ? far : far + 0.05;
        if (begins < (near.get(line) ?? tooFar)) near.set(line, begins);
      }
    }
    return near;
  }
}

/** The same words with two neighbours written as one: « super mont » is « supermont ». */
function joinings(words: readonly string[]): string[][] {
  return words
    .slice(1)
    .map((_, at) => [
      ...words.slice(0, at),
      `${words[at]}${words[at + 1]}`,
      ...words.slice(at + 2),
    ]);
}

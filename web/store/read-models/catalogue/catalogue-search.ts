import { bareText, bareWords, foldText } from "#shared/search/fold-text.ts";
import { hasWord, LetterPairs } from "./letter-pairs.ts";
import type { Listed } from "./sorted-names.ts";

/** Lines whose pairs are laid out at once: all of ten thousand would keep the first letter waiting. */
const laidOutAtOnce = 4000;

/**
 * Contains-search over all names: only those that hold the rarest pair of letters of what is looked for are read. Lines
 * are in the list's order; within a rank the order of the list stays.
 */
export class CatalogueSearch {
  readonly #list: readonly Listed[];
  /** Of so many lines each: what comes behind them is read line by line. Every search lays out one more. */
  readonly #pairs: LetterPairs[] = [];
  /** Made when first nothing was found. */
  #bare: readonly string[] | undefined;

  constructor(list: readonly Listed[]) {
    this.#list = list;
  }

  /**
   * Identifiers of products that hold every word of the query, at most `limit`. Order: names equal to the query, names
   * that begin with it, texts with a word that begins with the longest word, the others. When nothing matches, ignores
   * any signs between letters and digits. `nameOf`: name without the brand and code of the indexed text.
   */
  find(query: string, limit: number, nameOf: (id: string) => string): string[] {
    const folded = foldText(query).trim();
    if (folded === "") return [];
    this.#layOutMore();
    const found = this.#beginningWith(folded, limit, nameOf);
    if (found.size < limit) this.#holding(folded.split(" "), found, limit);
    if (found.size === 0) this.#holdingBare(bareWords(folded), found, limit);
    const ids: string[] = [];
    for (const line of found) ids.push((this.#list[line] as Listed).id);
    return ids;
  }

  /** Texts that begin with the query stand together: the list is sorted by text. Equal names come first. */
  #beginningWith(text: string, limit: number, nameOf: (id: string) => string): Set<number> {
    const list = this.#list;
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((list[middle] as Listed).text < text) low = middle + 1;
      else high = middle;
    }
    const named: number[] = [];
    const others: number[] = [];
    for (let line = low; line < list.length && line - low < limit; line += 1) {
      const one = list[line] as Listed;
      if (!one.text.startsWith(text)) break;
      const isWord = (one.text[text.length] ?? " ") === " ";
      (isWord && isNamed(nameOf(one.id), text) ? named : others).push(line);
    }
    return new Set(named.concat(others));
  }

  /**
   * A syllable that every second name holds has soon filled the last rank: from there on only words that begin with it
   * are looked for.
   */
  #holding(words: readonly string[], found: Set<number>, limit: number): void {
    const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
    const inside: number[] = [];
    const isFull = () => found.size + inside.length >= limit;
    let reached = -1;
    this.#lookThrough(words, (line) => {
      if (isFull()) return false;
      reached = line;
      const { text } = this.#list[line] as Listed;
      if (found.has(line) || !words.every((word) => text.includes(word))) return true;
      if (hasWord(text, longest)) found.add(line);
      else inside.push(line);
      return true;
    });
    if (isFull())
      this.#lookThrough([` ${longest}`, ...words], (line) => {
        if (found.size >= limit) return false;
        if (line <= reached || found.has(line)) return true;
        const { text } = this.#list[line] as Listed;
        if (!hasWord(text, longest)) return true;
        if (words.every((word) => text.includes(word))) found.add(line);
        return true;
      });
    for (const line of inside) {
      if (found.size >= limit) return;
      found.add(line);
    }
  }

  #holdingBare(words: readonly string[], found: Set<number>, limit: number): void {
    if (words.join("").length < 3) return;
    this.#bare ??= this.#list.map(({ text }) => bareText(text));
    for (const [line, text] of this.#bare.entries()) {
      if (found.size >= limit) return;
      if (words.every((word) => text.includes(word))) found.add(line);
    }
  }

  #layOutMore(): void {
    const from = this.#pairs.length * laidOutAtOnce;
    if (from >= this.#list.length) return;
    const lines = this.#list.slice(from, from + laidOutAtOnce);
    this.#pairs.push(new LetterPairs(lines.map(({ text }) => text)));
  }

  /** Gives every line that may hold all these words, in order, until `look` has seen enough and answers false. */
  #lookThrough(words: readonly string[], look: (line: number) => boolean): void {
    for (const [at, pairs] of this.#pairs.entries()) {
      const from = at * laidOutAtOnce;
      const lines = pairs.find(words);
      const count = lines?.length ?? Math.min(laidOutAtOnce, this.#list.length - from);
      for (let next = 0; next < count; next += 1)
        if (!look(from + (lines ? (lines[next] as number) : next))) return;
    }
    for (let line = this.#pairs.length * laidOutAtOnce; line < this.#list.length; line += 1)
      if (!look(line)) return;
  }
}

/** Compares the lengths first: folding hardly changes them, and folding every name for each typed letter is slow. */
const isNamed = (name: string, folded: string): boolean =>
  Math.abs(name.length - folded.length) < 4 && foldText(name).trim() === folded;

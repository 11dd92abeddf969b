import { foldText } from "./fold-text.ts";
import type { Listed } from "./sorted-names.ts";

/**
 * Contains-search over all names at once: one long text, one line per product, so that the engine's own fast
 * search does the work. Lines are in the list's order; within a rank the order of the list stays. Each line begins
 * with a blank, so that every word of it has one in front.
 */
export class CatalogueSearch {
  readonly #list: readonly Listed[];
  readonly #text: string;
  /** Where each line begins. */
  readonly #starts: Uint32Array;

  constructor(list: readonly Listed[]) {
    this.#list = list;
    this.#starts = new Uint32Array(list.length + 1);
    let at = 0;
    for (const [index, item] of list.entries()) {
      this.#starts[index] = at;
      at += item.text.length + 2;
    }
    this.#starts[list.length] = at;
    this.#text = list.map(({ text }) => ` ${text}`).join("\n");
  }

  /**
   * Identifiers of products that hold every word of the query: first those whose name begins with it, then those
   * where a word begins with its longest word, then the others; at most `limit`.
   */
  find(query: string, limit: number): string[] {
    const folded = foldText(query).trim();
    if (folded === "") return [];
    const found = this.#beginningWith(folded, limit);
    if (found.size < limit) {
      const words = folded.split(" ");
      const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
      this.#holding(longest, words.length > 1 ? words : [], found, limit);
    }
    const ids: string[] = [];
    for (const line of found) ids.push((this.#list[line] as Listed).id);
    return ids;
  }

  /** The list is in the order of its texts: what begins alike stands together. */
  #beginningWith(text: string, limit: number): Set<number> {
    const list = this.#list;
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((list[middle] as Listed).text < text) low = middle + 1;
      else high = middle;
    }
    const found = new Set<number>();
    for (let line = low; line < list.length && found.size < limit; line += 1) {
      if (!(list[line] as Listed).text.startsWith(text)) break;
      found.add(line);
    }
    return found;
  }

  /**
   * One way through the long text; a line is looked at once, whatever it holds. A syllable that every second name
   * holds has soon filled the last rank: from there on only words that begin with it are looked for.
   */
  #holding(word: string, words: readonly string[], found: Set<number>, limit: number): void {
    const text = this.#text;
    const starts = this.#starts;
    const inside: number[] = [];
    const beginning = ` ${word}`;
    let wanted = word;
    let line = 0;
    for (let at = text.indexOf(wanted); at >= 0 && found.size < limit; ) {
      line = this.#lineAt(at, line);
      const end = starts[line + 1] as number;
      if (!found.has(line) && this.#holdsAll(line, words)) {
        const isBeginning = wanted === beginning || text.charCodeAt(at - 1) === 32;
        if (isBeginning || (this.#list[line] as Listed).text.includes(beginning)) found.add(line);
        else if (inside.push(line) + found.size >= limit) wanted = beginning;
      }
      at = text.indexOf(wanted, end);
    }
    for (const other of inside) {
      if (found.size >= limit) return;
      found.add(other);
    }
  }

  #holdsAll(line: number, words: readonly string[]): boolean {
    if (words.length === 0) return true;
    const { text } = this.#list[line] as Listed;
    return words.every((word) => text.includes(word));
  }

  #lineAt(position: number, from: number): number {
    const starts = this.#starts;
    let low = from;
    let high = this.#list.length - 1;
    // Hits come in order and often close together: steps grow before the rest is halved.
    let step = 1;
    while (low + step <= high && (starts[low + step] as number) <= position) {
      low += step;
      step *= 2;
    }
    high = Math.min(high, low + step);
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

import { foldText } from "./fold-text.ts";
import type { Listed } from "./sorted-names.ts";

/**
 * Contains-search over all names at once: one long text, one line per product, so that the engine's own fast
 * search does the work. Lines are in the list's order; within a rank the order of the list stays.
 */
export class CatalogueSearch {
  readonly #ids: readonly string[];
  readonly #text: string;
  /** Where each line begins. */
  readonly #starts: Uint32Array;

  constructor(list: readonly Listed[]) {
    this.#ids = list.map((item) => item.id);
    this.#starts = new Uint32Array(list.length + 1);
    const lines: string[] = [""];
    let at = 1;
    for (const [index, item] of list.entries()) {
      this.#starts[index] = at;
      lines.push(item.text);
      at += item.text.length + 1;
    }
    this.#starts[list.length] = at;
    lines.push("");
    this.#text = flat(lines.join("\n"));
  }

  /**
   * Identifiers of products that hold every word of the query: first those whose name begins with it, then those
   * where a word begins with it, then the others; at most `limit`.
   */
  find(query: string, limit: number): string[] {
    const folded = foldText(query).trim();
    if (folded === "") return [];
    const words = folded.split(" ");
    const found = new Set<number>();
    this.#collect(`\n${folded}`, 1, [], found, limit);
    this.#collect(` ${folded}`, 0, [], found, limit);
    const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
    const others = words.filter((word) => word !== longest);
    if (others.length > 0 && found.size < limit)
      this.#collect(` ${longest}`, 0, others, found, limit);
    this.#collect(longest, 0, others, found, limit);
    return [...found].map((line) => this.#ids[line] as string);
  }

  #collect(
    needle: string,
    shift: number,
    others: readonly string[],
    found: Set<number>,
    limit: number,
  ): void {
    const text = this.#text;
    let at = text.indexOf(needle);
    while (at >= 0 && found.size < limit) {
      const line = this.#lineAt(at + shift);
      const end = this.#starts[line + 1] as number;
      if (others.length === 0 || this.#holds(line, end, others)) found.add(line);
      // The newline that ends this line may begin the next hit.
      at = text.indexOf(needle, end - 1);
    }
  }

  #holds(line: number, end: number, words: readonly string[]): boolean {
    const text = this.#text.slice(this.#starts[line] as number, end);
    return words.every((word) => text.includes(word));
  }

  #lineAt(position: number): number {
    let low = 0;
    let high = this.#ids.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] as number) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** A joined text is a tree of pieces until it is first read; reading it now spares the first search. */
function flat(text: string): string {
  text.charCodeAt(0);
  return text;
}

const kinds = 64;

/** Which lines hold which pair of letters. Pairs are few, so that some stand together: what is found must be looked at. */
export class LetterPairs {
  /** Lines of all pairs, those of one pair together and in order. */
  readonly #lines: Uint32Array;
  /** Where the lines of each pair begin in it. */
  readonly #starts = new Uint32Array(kinds * kinds + 1);

  constructor(lines: readonly string[]) {
    const { pairs, ends } = pairsOf(lines);
    const last = new Int32Array(kinds * kinds).fill(-1);
    for (let line = 0, at = 0; line < lines.length; line += 1)
      for (const end = ends[line] as number; at < end; at += 1) {
        const pair = pairs[at] as number;
        if (last[pair] === line) continue;
        last[pair] = line;
        (this.#starts[pair + 1] as number) += 1;
      }
    for (let pair = 0; pair < kinds * kinds; pair += 1)
      (this.#starts[pair + 1] as number) += this.#starts[pair] as number;
    this.#lines = new Uint32Array(this.#starts[kinds * kinds] as number);
    const next = this.#starts.slice();
    last.fill(-1);
    for (let line = 0, at = 0; line < lines.length; line += 1)
      for (const end = ends[line] as number; at < end; at += 1) {
        const pair = pairs[at] as number;
        if (last[pair] === line) continue;
        last[pair] = line;
        this.#lines[next[pair] as number] = line;
        (next[pair] as number) += 1;
      }
  }

  /** Lines that may hold all these words, in order: those of their rarest pair. Undefined when no word has a pair. */
  find(words: readonly string[]): Uint32Array | undefined {
    let from = 0;
    let to = Number.POSITIVE_INFINITY;
    for (const word of words)
      for (let at = 1; at < word.length; at += 1) {
        const pair = kindAt(word, at - 1) * kinds + kindAt(word, at);
        const [first, end] = [this.#starts[pair] ?? 0, this.#starts[pair + 1] ?? 0];
        if (end - first < to - from) [from, to] = [first, end];
      }
    return to === Number.POSITIVE_INFINITY ? undefined : this.#lines.subarray(from, to);
  }
}

/** The pairs of all lines one after another, and where those of each line end. A line begins as if behind a blank. */
function pairsOf(lines: readonly string[]): { pairs: Uint16Array; ends: Uint32Array } {
  const pairs = new Uint16Array(lines.reduce((sum, { length }) => sum + length, 0));
  const ends = new Uint32Array(lines.length);
  let end = 0;
  for (let line = 0; line < lines.length; line += 1) {
    const text = lines[line] as string;
    let before = 0;
    for (let at = 0; at < text.length; at += 1) {
      const kind = kindAt(text, at);
      pairs[end] = before * kinds + kind;
      before = kind;
      end += 1;
    }
    ends[line] = end;
  }
  return { pairs, ends };
}

/** True when a word of a folded text begins with these letters. */
export function hasWord(text: string, letters: string): boolean {
  for (let at = text.indexOf(letters); at !== -1; at = text.indexOf(letters, at + 1))
    if (at === 0 || kindAt(text, at - 1) === 0) return true;
  return false;
}

/**
 * Class of a character. 0: blanks and signs before a word, with U+2000 to U+207F.
 * Letters and digits have one class each; all other characters share the remaining classes.
 */
function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 97 && code <= 122) return code - 96;
  if (code >= 48 && code <= 57) return code - 21;
  return code < 192 || code >> 7 === 64 ? 0 : 37 + (code % 27);
}

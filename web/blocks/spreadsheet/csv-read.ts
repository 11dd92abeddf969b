export const separators = [";", ",", "\t", "|"] as const;
export type Separator = (typeof separators)[number];

/** Records looked at to find the separator, and characters at most. */
const sampled = { records: 50, characters: 100_000 };

/** The sign between cells: the one that cuts the first records most alike, into most cells. */
export function separatorOf(text: string): Separator {
  const told = /^sep=([;,|\t])\r?\n/i.exec(text)?.[1];
  if (told) return told as Separator;
  const head = text.slice(0, sampled.characters);
  let best: { separator: Separator; score: number } = { separator: ";", score: 0 };
  for (const separator of separators) {
    const widths = readRecords(head, separator, { most: sampled.records })
      .filter((cells) => cells.some((cell) => cell.trim() !== ""))
      .map((cells) => cells.length);
    const counts = new Map<number, number>();
    for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
    for (const [width, count] of counts) {
      const score = (count / widths.length) * Math.log2(width);
      if (score > best.score) best = { separator, score };
    }
  }
  return best.separator;
}

type ReadOptions = {
  /** Records after which to stop. */
  most?: number;
  /** Told now and then how many characters have been read. */
  onProgress?: (characters: number) => void;
};

/** Records between two calls of `onProgress`. */
const step = 1000;

/**
 * The records of separated text, cells as their writer meant them: quotes, doubled quotes, line breaks inside quotes,
 * any kind of line end. A quote that is never closed is a letter like another. Signs that protect a text from
 * spreadsheets (`="0123"`, `'-5`) are taken off.
 */
export function readCsv(
  text: string,
  separator: Separator,
  onProgress?: (characters: number) => void,
): string[][] {
  const start = /^sep=[;,|\t]\r?\n/i.exec(text)?.[0].length ?? 0;
  const body = start > 0 ? text.slice(start) : text;
  const records = readRecords(body, separator, onProgress ? { onProgress } : {});
  // A line that says the separator is a line of the file: rows keep their numbers.
  return start > 0 ? [[], ...records] : records;
}

function readRecords(text: string, separator: string, options: ReadOptions): string[][] {
  const { most = Number.POSITIVE_INFINITY, onProgress } = options;
  const cut = separator.charCodeAt(0);
  const records: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  let quotesCount = true;
  while (at < text.length && records.length < most) {
    let cell: string;
    const quoted = quotesCount && text.charCodeAt(at) === 34 ? readQuoted(text, at) : undefined;
    if (quoted) {
      const end = endOfCell(text, quoted.end, cut);
      cell = quoted.text + text.slice(quoted.end, end);
      at = end;
    } else {
      if (text.charCodeAt(at) === 34) quotesCount = false;
      const end = endOfCell(text, at, cut);
      cell = text.slice(at, end);
      at = end;
    }
    cells.push(unguarded(cell));
    if (text.charCodeAt(at) === cut && at < text.length) {
      at += 1;
      // A separator at the very end begins one more, empty cell.
      if (at < text.length) continue;
      cells.push("");
    } else at += text.startsWith("\r\n", at) ? 2 : 1;
    records.push(cells);
    cells = [];
    if (onProgress && records.length % step === 0) onProgress(at);
  }
  return records;
}

/** A quoted cell from its first quote; undefined when nothing closes it. */
function readQuoted(text: string, start: number): { text: string; end: number } | undefined {
  let close = text.indexOf('"', start + 1);
  while (close >= 0 && text.charCodeAt(close + 1) === 34) close = text.indexOf('"', close + 2);
  if (close < 0) return undefined;
  return { text: text.slice(start + 1, close).replaceAll('""', '"'), end: close + 1 };
}

function endOfCell(text: string, start: number, cut: number): number {
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === cut || code === 10 || code === 13) return at;
  }
  return text.length;
}

/** An apostrophe in front of a formula, at the beginning of a cell or where another program would begin one. */
const guards = /(?<=^|[,|\t\r\n])'(?=[\s']*[=+\-@＝＋－＠])/g;

function unguarded(cell: string): string {
  if (cell.charCodeAt(0) === 61) return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;
  return cell.includes("'") ? cell.replace(guards, "") : cell;
}

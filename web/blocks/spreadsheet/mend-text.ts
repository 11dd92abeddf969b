import { legacyByte } from "./legacy-text.ts";

/** Repaired cells of a file and doubtful ones; lines count from 1. */
export type Mended = {
  /** Number of repaired cells, and the first of them before and after. */
  cells: number;
  example: { before: string; after: string } | undefined;
  /** Cells with letters lost for good. */
  doubts: { line: number; text: string }[];
};

/** Maximum number of doubts shown. */
const mostDoubts = 50;

/** Characters that begin a sequence of UTF-8 decoded as another encoding. */
const suspicious = /[ÃÂâÅÄÐÑ√¬‚≈├┬Ô\ufffd]|\p{L}\?\p{L}/u;
const lost = /\ufffd|\p{L}\?\p{L}|Ã.|â€/u;
const address = /:\/\/|^www\./i;
/**
 * Characters that a repair may give: Latin-1, French ligatures, typographic marks, Arabic. Any other letter would be a
 * guess: « CAFÉ» » must not become « CAFɻ ».
 */
const usual = /^[\u00a0-ÿŒœŠšŸŽžŊŋ‐-…‹›€™\u0600-\u06ff]$/u;
const sequence = /[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}/g;

/**
 * Repairs UTF-8 texts that a program decoded as another encoding and saved again: « CafÃ© », « â€™ », « Caf√© »,
 * « Caf├® », also several times. Changes cells in place; undefined when nothing was repaired or doubtful.
 */
export function mendRows(rows: string[][]): Mended | undefined {
  const mended: Mended = { cells: 0, example: undefined, doubts: [] };
  for (const [at, row] of rows.entries()) {
    for (const [column, before] of row.entries()) {
      if (!suspicious.test(before) || address.test(before)) continue;
      const after = mendText(before);
      if (after !== before) {
        row[column] = after;
        mended.cells += 1;
        mended.example ??= { before, after };
      }
      if (lost.test(after) && mended.doubts.length < mostDoubts)
        mended.doubts.push({ line: at + 1, text: after });
    }
  }
  return mended.cells === 0 && mended.doubts.length === 0 ? undefined : mended;
}

/** One text repaired, once for each wrong saving. */
export function mendText(text: string): string {
  let now = text;
  for (let round = 0; round < 3; round += 1) {
    const next = now.replace(/[^\0-\x7f]{2,}/g, mendRun);
    if (next === now) break;
    now = next;
  }
  // A non-breaking space had become a plain one: « Ã la menthe ».
  return now === text ? text : now.replace(/(^|[\s'’])Ã(?=\s)\s?/g, "$1à ");
}

/** Encodes a run of non-ASCII characters to its bytes and decodes them as UTF-8; other characters stay as they are. */
function mendRun(run: string): string {
  for (const encoding of ["windows-1252", "macintosh", "cp850"] as const) {
    const codes = [...run].map((sign) => legacyByte(sign, encoding));
    if (codes.some((code) => code === undefined)) continue;
    const bytes = String.fromCharCode(...(codes as number[]));
    const mended = mendBytes(bytes, run, encoding === "windows-1252");
    if (mended !== run) return mended;
  }
  return run;
}

/** `bytes`: one character each. `inPart`: correct characters may stand beside wrong ones; else all must be wrong. */
function mendBytes(bytes: string, run: string, inPart: boolean): string {
  let text = "";
  let at = 0;
  for (const { 0: found, index } of bytes.matchAll(sequence)) {
    const sign = decode(found);
    if (!usual.test(sign)) return run;
    text += run.slice(at, index) + sign;
    if (index > at && !inPart) return run;
    at = index + found.length;
  }
  return at < run.length && !inPart ? run : text + run.slice(at);
}

const decode = (bytes: string) =>
  new TextDecoder("utf-8").decode(Uint8Array.from([...bytes].map((sign) => sign.charCodeAt(0))));

import { isGtin, normalizeBarcode } from "./barcode.ts";

/**
 * A barcode as bars: `modules` is one character a module, "1" for ink, without the quiet zones; `quiet` are the light
 * modules that must stay free on the left and on the right. (ISO/IEC 15420 and 15417.)
 */
export type Bars = {
  symbology: "ean-13" | "code-128";
  modules: string;
  quiet: [left: number, right: number];
  /** What stands below for people. */
  text: string;
};

const left = [
  "0001101",
  "0011001",
  "0010011",
  "0111101",
  "0100011",
  "0110001",
  "0101111",
  "0111011",
  "0110111",
  "0001011",
];
/** For each first digit which of the six digits on the left are written mirrored. */
const mirrored = [
  "000000",
  "001011",
  "001101",
  "001110",
  "010011",
  "011001",
  "011100",
  "010101",
  "010110",
  "011010",
];

const inverse = (modules: string) =>
  modules.replace(/./g, (module) => (module === "1" ? "0" : "1"));
const reversed = (modules: string) => [...modules].reverse().join("");

/** Thirteen digits with a right check digit. */
function ean13(digits: string): Bars {
  const code = (at: number) => left[Number(digits[at])] ?? "";
  const parities = mirrored[Number(digits[0])] ?? "";
  let modules = "101";
  for (let at = 1; at <= 6; at += 1)
    modules += parities[at - 1] === "1" ? reversed(inverse(code(at))) : code(at);
  modules += "01010";
  for (let at = 7; at <= 12; at += 1) modules += inverse(code(at));
  return { symbology: "ean-13", modules: `${modules}101`, quiet: [11, 7], text: digits };
}

/** Widths of bar, space, bar, space, bar, space of each Code 128 character; the last one, the stop, has a seventh. */
const widths128 =
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112".split(
    " ",
  );
const [startB, startC, toB, toC, stop] = [104, 105, 100, 99, 106];

/** Printable ASCII of at least one character; runs of digits two by two. */
export function code128(text: string): Bars {
  const values: number[] = [];
  let set: "b" | "c" | undefined;
  let at = 0;
  while (at < text.length) {
    const run = /^\d*/.exec(text.slice(at))?.[0].length ?? 0;
    const pays = set === "c" ? run >= 2 : run >= 4 && (run % 2 === 0 || set === "b" || run > 4);
    if (pays) {
      // An odd first digit stays in set B.
      if (set !== "c" && run % 2 === 1) {
        if (set === undefined) values.push(startB);
        set = "b";
        values.push(text.charCodeAt(at) - 32);
        at += 1;
      }
      if (set !== "c") values.push(set === undefined ? startC : toC);
      set = "c";
      while (/^\d\d/.test(text.slice(at, at + 2))) {
        values.push(Number(text.slice(at, at + 2)));
        at += 2;
      }
    } else {
      if (set !== "b") values.push(set === undefined ? startB : toB);
      set = "b";
      values.push(text.charCodeAt(at) - 32);
      at += 1;
    }
  }
  const check = values.reduce((sum, value, place) => sum + value * Math.max(1, place), 0) % 103;
  const modules = [...values, check, stop]
    .map((value) => barsOfWidths(widths128[value] ?? ""))
    .join("");
  return { symbology: "code-128", modules, quiet: [10, 10], text };
}

function barsOfWidths(widths: string): string {
  return [...widths].map((width, at) => (at % 2 === 0 ? "1" : "0").repeat(Number(width))).join("");
}

/**
 * The bars of a code: EAN-13 when it is a number of 8, 12 or 13 digits with a right check digit, so that tills find it
 * however it was written; else Code 128. Undefined for what Code 128 cannot say (accents, nothing at all).
 */
export function barsOf(code: string): Bars | undefined {
  const key = normalizeBarcode(code);
  if (key.length === 13 && isGtin(key)) return ean13(key);
  const text = code.trim();
  return /^[\x20-\x7e]+$/.test(text) ? code128(text) : undefined;
}

/** Where ink begins and how wide it is, in modules. */
export function inkOf(modules: string): [start: number, width: number][] {
  return [...modules.matchAll(/1+/g)].map(({ 0: run, index }) => [index, run.length]);
}

import { plainLetter } from "#shared/rules/plain-letter.ts";
import { ourDigits } from "#shared/schemas/our-digits.ts";

/** A word, a number in digits or a mark of a sentence; `from` and `to` say where it stands in what was said. */
export type SaidWord = {
  /** Folded: lower case, without accents; a number as `1500` or `2.5`. */
  text: string;
  kind: "word" | "number" | "mark";
  from: number;
  to: number;
  /** What else the digits may mean: « 1,500 » before kilos, « 2 500 » before grams. */
  also?: number;
  /** An apostrophe stands behind it: the l of « l'unité » is no litre. */
  isElided?: boolean;
};

/** Lower case, without accents, the letters of any keyboard as they are typed plainly. */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\0-\x7f]/g, plainLetter);
}

const piece =
  /(?<number>\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d.,]*\d)|\d+(?:[.,]\d+)*)|(?<word>[\p{L}\p{M}]+)|(?<fraction>[½¼¾])|(?<mark>[,;:.!?+/&×@()\n])/gu;
const fractions: Record<string, string> = { "½": "0.5", "¼": "0.25", "¾": "0.75" };
const marks: Record<string, string> = { "&": "+", "×": "x", "@": "at" };
const apostrophes = /['’‘ʼ´`]/;

/** The words of a sentence in order; what is neither word, number nor mark is no part of it. Never fails. */
export function saidWords(text: string): SaidWord[] {
  const said: SaidWord[] = [];
  const plain = sameLength(text);
  for (const match of plain.matchAll(piece)) {
    const { number, word, fraction, mark } = match.groups ?? {};
    const [from, to] = [match.index, match.index + match[0].length];
    if (number !== undefined) said.push({ ...numberOf(number), kind: "number", from, to });
    else if (fraction !== undefined)
      said.push({ text: fractions[fraction] ?? "", kind: "number", from, to });
    else if (word !== undefined)
      said.push({
        text: foldWord(word),
        kind: "word",
        from,
        to,
        ...(apostrophes.test(plain[to] ?? "") ? { isElided: true } : {}),
      });
    else if (mark !== undefined) {
      const text = marks[mark] ?? mark;
      said.push({ text, kind: /^\w/.test(text) ? "word" : "mark", from, to });
    }
  }
  return withFractions(said.filter(({ text }) => text !== ""));
}

/** Digits of other scripts become ours where that moves nothing. */
function sameLength(text: string): string {
  const ours = ourDigits(text);
  return ours.length === text.length ? ours : text;
}

/** Three digits behind a point or a comma are thousands, unless the number begins with a nought. */
function numberOf(digits: string): { text: string; also?: number } {
  const bare = digits.replace(/[ \u00a0\u202f]/g, "");
  if (bare !== digits) {
    const [, last = ""] = /\s(\d{3})$/u.exec(digits) ?? [];
    return { text: plainNumber(bare), also: Number(last) };
  }
  if (/^[1-9]\d{0,2}([.,]\d{3})+$/.test(bare)) {
    const parts = bare.split(/[.,]/);
    const also = parts.length === 2 ? { also: Number(parts.join(".")) } : {};
    return { text: plainNumber(parts.join("")), ...also };
  }
  const [whole = "", part, more] = bare.split(/[.,]/);
  if (more !== undefined) return { text: plainNumber(bare.replace(/[.,]/g, "")) };
  return { text: plainNumber(part === undefined ? whole : `${whole}.${part}`) };
}

/** No number is longer than what is exact. */
const plainNumber = (digits: string) => String(Number(digits.slice(0, 15)));

/** « 1/2 » is a half. */
function withFractions(said: readonly SaidWord[]): SaidWord[] {
  const joined: SaidWord[] = [];
  for (let at = 0; at < said.length; at += 1) {
    const [one, slash, other] = [said[at], said[at + 1], said[at + 2]];
    if (!one) break;
    const isFraction =
      one.kind === "number" &&
      slash?.text === "/" &&
      other?.kind === "number" &&
      /^[1-9]$/.test(one.text) &&
      /^[2-9]$/.test(other.text) &&
      Number(one.text) < Number(other.text);
    if (!isFraction || !other) joined.push(one);
    else {
      const text = String(Number(one.text) / Number(other.text));
      joined.push({ text, kind: "number", from: one.from, to: other.to });
      at += 2;
    }
  }
  return joined;
}

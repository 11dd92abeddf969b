import { foldWord } from "#shared/spoken/said-words.ts";
import type { Box, PaperWord } from "./paper-word.ts";
import type { PaperRow } from "./rows.ts";

/** A piece of a row: digits, a unit, or other text. `glued`: nothing but a narrow gap lies before it. */
export type Token = Box & {
  text: string;
  kind: "digits" | "unit" | "word";
  glued: boolean;
  confidence: number;
  /** The word of the row that it is of. */
  of: number;
  /** A minus stands before or behind it. */
  isNegative?: boolean | undefined;
  /** « % » stands behind it. */
  isPercent?: boolean | undefined;
  /** Text as printed, with its sign. */
  printed?: string | undefined;
  /** « x » stands right behind it. */
  times?: boolean | undefined;
};

const unitWords: Record<string, string> = {};
for (const line of `kg kgs kilo kilos
g gr grs
l lt litre litres ltr
ml
cl
piece pce pces pcs pc pieces pieces u unite ea each
colis parcel parcels
carton ctn ctns cartons cart crt ctr cin ctm
casier cas casiers crate crates
pack pk packs pck
paquet pqt pqts paquets pkt pkts pat pgt pqi
boite bte btes boites box tin
sachet scht sachets sch
bidon bid bidons
alveole alv alveoles tray trays
sac sacs bag bags
douzaine dz dzn dozen`.split("\n")) {
  const [first = "", ...others] = line.split(" ");
  for (const word of [first, ...others]) unitWords[word] = first;
}

/** What a unit on a paper counts as: « CTN » is a carton; undefined for what is none. */
export const unitOf = (text: string): string | undefined =>
  unitWords[foldWord(text).replace(/[^a-z]/g, "")];

const currency = /^(?:f|fr|frs|fcfa|cfa|xaf|xof|francs?)\.?$/i;
/** Digits as letters that look like them, where digits stand beside them. */
const alike: Record<string, string> = {
  O: "0",
  o: "0",
  D: "0",
  Q: "0",
  l: "1",
  I: "1",
  i: "1",
  "|": "1",
  S: "5",
  s: "5",
  B: "8",
  Z: "2",
  z: "2",
  b: "6",
  g: "9",
  q: "9",
};
const digitsOnly = /^[\d][\d.,]*$/;

/** Letters taken for digits put right; undefined where it is no number at all. */
export function asDigits(text: string): string | undefined {
  const bare = text.replace(/[.,]+$/, "");
  if (digitsOnly.test(bare)) return bare;
  if (!/\d/.test(bare) && !/^[OSIlB]{1,2}$/.test(bare)) return undefined;
  const put = [...bare].map((letter) => alike[letter] ?? letter).join("");
  const changed = [...bare].filter((letter, at) => letter !== put[at]).length;
  return digitsOnly.test(put) && changed * 2 <= Math.max(2, bare.length) ? put : undefined;
}

/** The pieces of a row, each with its place: « 20kg » and « 5x1185 » fall apart, « 1170F » loses its currency. */
export function tokensOf({ words }: PaperRow, letters: number): Token[] {
  const tokens: Token[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const [of, word] of words.entries()) {
    for (const part of partsOf(word)) {
      const token = { ...part, of, confidence: word.confidence };
      tokens.push({ ...token, glued: part.x - end < letters * 1.25 });
      end = part.x + part.width;
    }
  }
  return tokens;
}

type Part = Box & Pick<Token, "text" | "kind" | "times" | "isNegative" | "isPercent" | "printed">;

function partsOf(word: PaperWord): Part[] {
  if (!/^-\d/.test(word.text)) return partsWithin(word);
  const [first, ...others] = partsWithin({ ...word, text: word.text.slice(1) });
  return first ? [{ ...first, isNegative: true, printed: word.printed }, ...others] : [];
}

function partsWithin(word: PaperWord): Part[] {
  const text = word.text.replace(/[|[\]{}]/g, "");
  const percent = /^(\d{1,3}(?:[.,]\d{1,3})?)%$/.exec(text)?.[1];
  if (percent !== undefined)
    return [{ ...boxOf(word), text: percent, kind: "digits", isPercent: true, printed: text }];
  const whole = (kind: Token["kind"], shown = text): Part[] => [
    { ...boxOf(word), text: shown, kind },
  ];
  if (currency.test(text)) return [];
  const money = /^(\d[\d.,]*)(?:f|fr|frs|fcfa|cfa)\.?$/i.exec(text)?.[1];
  if (money) return whole("digits", money.replace(/[.,]+$/, ""));
  if (digitsOnly.test(text.replace(/[.,]+$/, "")))
    return whole("digits", text.replace(/[.,]+$/, ""));
  const times = /^(\d[\d.,]*)[xX×*@]+(\d[\d.,]*)$/.exec(text);
  if (times) {
    const [count, price] = inParts(word, [times[1] ?? "", times[2] ?? ""], ["digits", "digits"]);
    return count && price ? [{ ...count, times: true }, price] : [];
  }
  const counted = /^(\d[\d.,]*)[xX×*]$/.exec(text)?.[1];
  if (counted) return [{ ...boxOf(word), text: counted, kind: "digits", times: true }];
  const measured = /^(\d[\d.,]*)([a-z]+)\.?$/i.exec(text);
  if (measured && unitOf(measured[2] ?? ""))
    return inParts(word, [measured[1] ?? "", measured[2] ?? ""], ["digits", "unit"]);
  if (unitOf(text)) return whole("unit");
  return whole("word");
}

function inParts(
  word: PaperWord,
  texts: readonly string[],
  kinds: readonly Token["kind"][],
): Part[] {
  const letter = word.width / Math.max(1, texts.join("").length);
  let x = word.x;
  return texts.map((text, at) => {
    const part = {
      ...boxOf(word),
      x,
      width: letter * text.length,
      text,
      kind: kinds[at] ?? "word",
    };
    x += part.width;
    return part;
  });
}

const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });

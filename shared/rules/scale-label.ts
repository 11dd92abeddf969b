import { gtinCheckDigit, isGtin } from "./barcode.ts";

/** What a label of a scale says: which article, and so many grams of it or francs for it. */
export type ScaleLabel = {
  code: string;
  article: string;
  holds: "weight" | "price";
  value: number;
};

/** What a code is to a shop that reads labels: one of them, or one that its check digits tell to be misread. */
export type LabelRead = ScaleLabel | "misread";

/** What each digit counts by the weights 2−, 3, 5+ and 5−. (GS1 General Specifications, section 7.9: price verifier.) */
const twoLess = [0, 2, 4, 6, 8, 9, 1, 3, 5, 7];
const three = [0, 3, 6, 9, 2, 5, 8, 1, 4, 7];
const fiveMore = [0, 5, 1, 6, 2, 7, 3, 8, 4, 9];
const fiveLess = [0, 5, 9, 4, 8, 3, 7, 2, 6, 1];
const ofFour = [twoLess, twoLess, three, fiveLess];
const ofFive = [fiveMore, twoLess, fiveLess, fiveMore, twoLess];

/** The inner check digit of four or five digits of a price or a weight. */
export function innerCheckDigit(digits: string): string {
  const counted = digits.length === 4 ? ofFour : ofFive;
  const sum = counted.reduce((all, counts, at) => all + (counts[Number(digits[at])] ?? 0), 0);
  return String(counted === ofFour ? (sum * 3) % 10 : fiveLess.indexOf((10 - (sum % 10)) % 10));
}

/** Where the digits of one kind stand in a layout. */
const part = (layout: string, text: string, sign: string): string =>
  text.slice(layout.indexOf(sign), layout.lastIndexOf(sign) + 1);

/** How many digits the article and the value have, and which of the two values it is. */
export function sizesOf(layout: string): { article: number; value: number; sign: "W" | "P" } {
  const sign = layout.includes("W") ? "W" : "P";
  return {
    article: part(layout, layout, "A").length,
    value: part(layout, layout, sign).length,
    sign,
  };
}

/** The layout by which a shop reads a code of this prefix, if it reads it as a label. */
export const layoutOf = (code: string, layouts: readonly string[]): string | undefined =>
  /^\d{13}$/.test(code) ? layouts.find((one) => code.startsWith(one.slice(0, 2))) : undefined;

/** A code as a label of a scale; undefined for one that is none here. Both check digits are looked at (U9). */
export function readScaleLabel(code: string, layouts: readonly string[]): LabelRead | undefined {
  const layout = layoutOf(code, layouts);
  if (layout === undefined) return undefined;
  const { sign } = sizesOf(layout);
  const digits = part(layout, code, sign);
  const isInnerWrong = layout.includes("V") && part(layout, code, "V") !== innerCheckDigit(digits);
  if (!isGtin(code) || isInnerWrong) return "misread";
  const holds = sign === "W" ? "weight" : "price";
  return { code, article: part(layout, code, "A"), holds, value: Number(digits) };
}

/** The label that a scale prints by a layout; for examples and for tests. */
export function writtenLabel(layout: string, article: number, value: number): string {
  const sizes = sizesOf(layout);
  const digits = String(value).padStart(sizes.value, "0");
  const inner = layout.includes("V") ? innerCheckDigit(digits) : "";
  const plu = String(article).padStart(sizes.article, "0");
  const body = `${layout.slice(0, 2)}${plu}${inner}${digits}`;
  return `${body}${gtinCheckDigit(body)}`;
}

/** The codes that a product may bear to be this article: its number, with noughts before it or without. */
export function articleCodes(article: string): string[] {
  const bare = article.replace(/^0+(?=\d)/, "");
  const longest = Math.max(6, article.length);
  return Array.from({ length: longest - bare.length + 1 }, (_, more) =>
    bare.padStart(bare.length + more, "0"),
  );
}

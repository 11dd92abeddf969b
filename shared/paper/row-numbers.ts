import { asDigits, type Token } from "./row-tokens.ts";
import { readingsOf, type WrittenNumber, withoutRule } from "./written-number.ts";

/** A number of a row with what it may mean, and the unit that stands behind it. */
export type RowNumber = {
  readings: readonly WrittenNumber[];
  /** Tokens that it is made of. */
  from: number;
  to: number;
  left: number;
  right: number;
  confidence: number;
  /** A minus stands before or behind the number; its readings have no sign. */
  isNegative: boolean;
  isPercent: boolean;
};

/** More ways to cut a row into numbers are not looked at. */
const mostCuts = 48;

/**
 * The ways in which the end of a row falls into numbers, the likeliest first: what stands close together is one number
 * where that may be (« 11 800 »), but « 7 600 » may as well be seven at six hundred. Other words in between part them.
 */
export function cutsOf(tokens: readonly Token[], from: number, to: number): RowNumber[][] {
  let cuts: { numbers: RowNumber[]; oddness: number }[] = [{ numbers: [], oddness: 0 }];
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    const digits = token && token.kind !== "unit" ? asDigits(token.text) : undefined;
    if (!token || digits === undefined) continue;
    const next: typeof cuts = [];
    for (const cut of cuts) {
      const before = cut.numbers.at(-1);
      const joined =
        before && before.to === at ? joinedWith(tokens, before, at, digits) : undefined;
      if (joined)
        next.push({
          numbers: [...cut.numbers.slice(0, -1), joined],
          oddness: cut.oddness + (token.glued ? 0 : 1),
        });
      const alone = numberOf(tokens, at, at + 1, digits, digits !== token.text);
      next.push({
        numbers: [...cut.numbers, alone],
        oddness: cut.oddness + (joined && token.glued ? 1 : 0),
      });
    }
    cuts = next.sort((one, other) => one.oddness - other.oddness).slice(0, mostCuts);
  }
  return cuts.map(({ numbers }) => numbers);
}

function joinedWith(
  tokens: readonly Token[],
  before: RowNumber,
  at: number,
  digits: string,
): RowNumber | undefined {
  const parts = tokens.slice(before.from, at).map(({ text }) => asDigits(text) ?? "");
  const [first = "", ...others] = parts;
  const isGroup = (text: string) => /^\d{3}$/.test(text);
  if (tokens[at]?.isNegative || tokens[at]?.isPercent) return undefined;
  // The last group may bear the rule of the table, « 239 046| » read as 2390461.
  const last = /^\d{3}1$/.test(digits) ? digits.slice(0, 3) : digits;
  if (!/^[1-9]\d{0,2}$/.test(first) || !others.every(isGroup)) return undefined;
  // « 11 520,00 »
  if (!/^\d{3}(?:[.,]\d{2})?$/.test(last)) return undefined;
  const number = numberOf(tokens, before.from, at + 1, [...parts, last].join(""), last !== digits);
  return last === digits && parts.every((part, index) => part === tokens[before.from + index]?.text)
    ? number
    : { ...number, readings: number.readings.map(({ value }) => ({ value, repaired: true })) };
}

function numberOf(
  tokens: readonly Token[],
  from: number,
  to: number,
  digits: string,
  repaired: boolean,
): RowNumber {
  const first = tokens[from];
  const last = tokens[to - 1];
  const right = last ? last.x + last.width : 0;
  const left = first?.x ?? 0;
  const readings = readingsOf(digits).map((one) => ({
    ...one,
    repaired: one.repaired || repaired,
  }));
  return {
    readings: [...readings, ...withoutRule(digits)],
    from,
    to,
    left,
    right,
    isNegative: first?.isNegative === true,
    isPercent: first?.isPercent === true,
    confidence: Math.min(...tokens.slice(from, to).map(({ confidence }) => confidence)),
  };
}

import { groupDigits } from "./group-digits.ts";
import { isNegative, isOther, isSeveral, parseDigits, readWhole } from "./read-whole.ts";

/**
 * A box for a whole number. `written` is what stands in it while that is more than the digits of its number: « 1500, »
 * may become « 1500,00 ». `isWrong`: what was written last is not just that number, which must be said.
 */
export type NumberBox = {
  value: number | undefined;
  written: string | undefined;
  isWrong: boolean;
};

/** What came into a box: all that stands in it now, where the caret is, and whether it came a sign at a time. */
type Input = { all: string; caret: number; isTyped: boolean };

/**
 * The box after an input, with how many digits stand before its caret. Typed sign by sign, a text is the same number as
 * pasted; nothing above `most`, below 0 or with a sum in it is taken, and the number that was there stays.
 */
export function afterInput(
  { value }: Pick<NumberBox, "value">,
  { all, caret, isTyped }: Input,
  most: number,
): NumberBox & { digitsBefore: number } {
  // What came in ends at the caret, with the decimals it may have: a comma typed between two digits makes none.
  const before = readWhole(all.slice(0, caret));
  const behind = all.slice(caret);
  const whole = readWhole(before.digits + behind);
  const typed = parseDigits(whole.digits);
  const isTaken = !isNegative(all) && !isSeveral(all) && !isOther(all) && (typed ?? 0) <= most;
  const isMore = isTyped && !/\p{Nd}/u.test(behind) && (!isTaken || /[^\p{Nd}\s]/u.test(all));
  return {
    value: isTaken ? typed : value,
    written: isMore ? all : undefined,
    isWrong: !isTaken || !before.isExact || !whole.isExact,
    digitsBefore: before.digits.length,
  };
}

/** A number from keys without a box. `written`: the text, if not only digits. `value`: undefined for no number. */
export type KeyedNumber = Pick<NumberBox, "value" | "written">;

/**
 * Reads signs from single keys as a box reads them (`afterInput`): « 2000.00 » and « 2.000 » are 2000, « 2.5 » and
 * « -500 » are no number of francs. Undefined for more than `most`, or for a text too long to be an amount.
 */
export function readKeyed(text: string, most: number): KeyedNumber | undefined {
  const { digits, isExact } = readWhole(text);
  const value = parseDigits(digits);
  if (text.length > longestKeyed || (value ?? 0) > most) return undefined;
  const isNumber = isExact && !isNegative(text) && !isSeveral(text) && !isOther(text);
  return {
    value: isNumber ? value : undefined,
    written: /^\d*$/.test(text) ? undefined : text,
  };
}

const longestKeyed = 16;

/** What is seen in the box; a number that came from elsewhere meanwhile takes the place of what was written. */
export function shownIn({ value, written }: NumberBox, now: number | undefined): string {
  if (written !== undefined && (value ?? 0) === (now ?? 0)) return written;
  return now === undefined ? "" : groupDigits(String(now));
}

import { type ColumnRights, numbersByPlace } from "./lost-numbers.ts";
import { boxAround } from "./paper-word.ts";
import type { ReadLine } from "./read-line.ts";
import { cutsOf } from "./row-numbers.ts";
import { asDigits, type Token, unitOf } from "./row-tokens.ts";

/** Words between numbers that belong to none: neither a unit nor a multiplication sign. */
export const wordsLeft = (tokens: readonly Token[]): string[] =>
  tokens
    .filter(
      ({ kind, text }) => kind === "word" && /\p{L}{3}/u.test(text) && asDigits(text) === undefined,
    )
    .map(({ text }) => text);

/**
 * A line of goods between others of which not all could be read: its numbers by where they stand. It never counts as
 * agreeing. Undefined where it names nothing or stands outside the goods (`between`, in pixels from above).
 */
export function lostLine(
  tokens: readonly Token[],
  rights: ColumnRights,
  letters: number,
  [top, bottom]: readonly [number, number],
): ReadLine | undefined {
  const ends = Object.values(rights);
  const box = boxAround(tokens);
  if (ends.length < 2 || box.y < top - 3 * letters || box.y > bottom + 4 * letters)
    return undefined;
  const from = Math.min(...ends) - 5 * letters;
  const first = tokens.findIndex(({ x, kind }) => x > from && kind === "digits");
  if (first < 1) return undefined;
  const numbers = cutsOf(tokens, first, tokens.length)[0] ?? [];
  const told = numbersByPlace(numbers, rights, 2 * letters);
  // A unit apart from the name has its own column; « 500 g » is a size.
  const before = tokens[first - 1];
  const isOwn = before?.kind === "unit" && !before.glued && first > 1;
  const counted = isOwn ? before : tokens.slice(first).find(({ kind }) => kind === "unit");
  const unit = counted && unitOf(counted.text);
  const name = tokens
    .slice(0, isOwn ? first - 1 : first)
    .map(({ text }) => text)
    .join(" ");
  const known = Object.values(told).filter((one) => one !== undefined);
  if (!/\p{L}{3}/u.test(name) || known.length < 2) return undefined;
  const left = wordsLeft(tokens.slice(first));
  const confidence = Math.min(...numbers.map((number) => number.confidence));
  return {
    left,
    rights: {},
    line: { name, unit, ...told, agrees: false, repaired: true, confidence, box },
  };
}

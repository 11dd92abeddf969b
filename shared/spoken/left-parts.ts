import type { LeftPart } from "#shared/leftover.ts";

type Place = { from: number; to: number };

/**
 * Parts of a sentence that were not taken, as they were said and in order; parts with nothing between them become one.
 */
export function leftParts(places: readonly Place[], text: string): LeftPart[] {
  const joined: Place[] = [];
  for (const { from, to } of [...places].sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    const isNext = last !== undefined && text.slice(last.to, from).trim() === "";
    if (last && isNext) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined.map(({ from, to }) => ({ is: "words", text: text.slice(from, to) }));
}

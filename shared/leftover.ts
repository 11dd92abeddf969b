/**
 * A part of what somebody brought (a paper, a file, a message, a sentence, a question, words to search) that its reader
 * did not take, as it stands there. `at` counts from 1: the line of a paper or file, or the column of a file.
 */
export type LeftPart = {
  readonly is: "words" | "line" | "column";
  readonly text: string;
  readonly at?: number | undefined;
};

/** Every reading says what it left; nothing that was brought is in neither. */
export type Accounted = { readonly leftover: readonly LeftPart[] };

/** Only a reading that left nothing may be called sure, complete or ready. */
export const isWhole = ({ leftover }: Accounted): boolean => leftover.length === 0;

/** The parts that were not taken, in the order in which they stand. */
export function partsLeft<Part>(parts: readonly Part[], taken: Iterable<Part>): Part[] {
  const gone = new Set(taken);
  return parts.filter((part) => !gone.has(part));
}

/** What was left, as one text for people. */
export const leftText = ({ leftover }: Accounted): string =>
  leftover.map(({ text }) => text).join(" … ");

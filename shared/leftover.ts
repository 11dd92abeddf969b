/**
 * A part that a reader did not take, as it stands in the material somebody brought (a paper, a file, a message, a
 * sentence, a question, words to search). `at` counts from 1: the line of a paper or file, or the column of a file.
 */
export type LeftPart = {
  readonly is: "words" | "line" | "column";
  readonly text: string;
  readonly at?: number | undefined;
};

/** Every reading states its leftover: each part of the material is either read or left over. */
export type Accounted = { readonly leftover: readonly LeftPart[] };

/** True for a reading without leftover; only such a reading may be called sure, complete or ready. */
export const isWhole = ({ leftover }: Accounted): boolean => leftover.length === 0;

/** The parts that were not taken, in their order. */
export function partsLeft<Part>(parts: readonly Part[], taken: Iterable<Part>): Part[] {
  const gone = new Set(taken);
  return parts.filter((part) => !gone.has(part));
}

/** The leftover as one text for people. */
export const leftText = ({ leftover }: Accounted): string =>
  leftover.map(({ text }) => text).join(" … ");

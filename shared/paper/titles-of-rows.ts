import type { PaperRow } from "./rows.ts";
import { type Titles, titlesOf } from "./titles.ts";

/** Widest gap between two rows of one heading, in heights of letters. */
const near = 2.2;

/**
 * The titles of each row that has some. A heading may stand in two rows, « Prix » over « unitaire »: both rows get the
 * joined titles, if these tell more than either row alone.
 */
export function titlesOfRows(rows: readonly PaperRow[], letters: number): (Titles | undefined)[] {
  const found = rows.map((row) => titlesOf(row, letters));
  for (const [at, row] of rows.entries()) {
    const below = rows[at + 1];
    if (!below || below.box.y - row.box.y > near * letters || hasNumber(row) || hasNumber(below))
      continue;
    const words = [...row.words, ...below.words].sort((one, other) => one.x - other.x);
    const both = titlesOf({ words }, letters);
    if (!both || told(both) <= Math.max(told(found[at]), told(found[at + 1]))) continue;
    found[at] = both;
    found[at + 1] = both;
  }
  return found;
}

const hasNumber = ({ words }: PaperRow) => words.some(({ text }) => /\d/.test(text));

/** Count of roles among name, count, price and total that a row of titles tells. */
export const told = (titles: Titles | undefined) =>
  new Set(
    titles
      ?.map(({ role }) => role)
      .filter((role) => ["name", "count", "price", "total"].includes(role)),
  ).size;

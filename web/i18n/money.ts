import { groupDigits } from "#web/ui/group-digits.ts";

const noBreakSpace = "\u00a0";
const minus = "\u2212";

function grouped(whole: number): string {
  // A sum may be beyond what is exact: a figure that is a franc off is better than no screen.
  if (!Number.isInteger(whole)) throw new RangeError(`Not a whole number: ${whole}`);
  return `${whole < 0 ? minus : ""}${groupDigits(String(Math.abs(whole)))}`;
}

/** Whole francs as people read them: `12 500 FCFA`, spaces which never break, the same in both languages. */
export function formatMoney(francs: number): string {
  return `${grouped(francs)}${noBreakSpace}FCFA`;
}

/** An amount where the unit stands elsewhere, as on a tile or in a column: `12 500`. */
export function formatAmount(francs: number): string {
  return grouped(francs);
}

/** Whole pieces: `1 250`; with `signed`, `+3` or `−3`. */
export function formatQuantity(pieces: number, signed = false): string {
  return `${signed && pieces > 0 ? "+" : ""}${grouped(pieces)}`;
}

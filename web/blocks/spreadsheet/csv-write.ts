/** A cell: a text, or a number that spreadsheets may add up. */
export type Cell = string | number;

const digits = /^\d+$/;
/** Whatever any program may take for the sign between cells. */
const needsQuotes = /[;,|"\p{Cc}]|^\s|\s$/u;
/** Blanks in front and signs of full width are passed over by some programs before they reckon. */
const looksLikeFormula = /^[\s']*[=+\-@＝＋－＠]/;
/** Where a program that cuts by another sign, and so overlooks our quotes, would begin a cell with a formula. */
const formulaInside = /(?<=[,|\t\r\n])(?=[\s']*[=+\-@＝＋－＠])/g;

/**
 * Separated text as a French Excel opens it by a double tap: UTF-8 with its mark, semicolons, CRLF. Texts of digits
 * are written `="0123"`, so that no zero is lost and no barcode becomes 6,00E+12; an apostrophe stands in front of
 * whatever any program could take for a formula, so that nothing is ever run.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(written).join(";")}\r\n`).join("")}`;
}

function written(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  if (digits.test(cell)) return `="${cell}"`;
  const inside = cell.replace(formulaInside, "'");
  const text = looksLikeFormula.test(cell) ? `'${inside}` : inside;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

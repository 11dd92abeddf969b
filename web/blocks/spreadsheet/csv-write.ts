/** A cell: a text, or a number that spreadsheets may add up. */
export type Cell = string | number;

const digits = /^\d+$/;
const needsQuotes = /[;"\r\n]|^\s|\s$/;
const looksLikeFormula = /^'*[=+\-@]/;

/**
 * Separated text as a French Excel opens it by a double tap: UTF-8 with its mark, semicolons, CRLF. Texts of digits
 * are written `="0123"`, so that no zero is lost and no barcode becomes 6,00E+12; texts that begin like a formula get
 * an apostrophe, so that nothing is ever run.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(written).join(";")}\r\n`).join("")}`;
}

function written(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  if (digits.test(cell)) return `="${cell}"`;
  const text = looksLikeFormula.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

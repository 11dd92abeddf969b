import type { CellObject, DenseWorkSheet } from "xlsx";
import { type BookSheet, cellOf } from "./book-cells.ts";
import type { Cell } from "./csv-write.ts";

/** Rows of one sheet at most; what lies below is not read. */
const mostRows = 100_001;

/** A ZIP (xlsx, ods) or an old compound file (xls): not a text. */
export function isWorkbook(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  return (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);
}

/** The rows of the first sheet that holds something, every cell as the text that people would read in it. */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const { read } = await import("xlsx");
  const book = read(bytes, {
    dense: true,
    cellFormula: false,
    cellHTML: false,
    sheetRows: mostRows,
  });
  for (const name of book.SheetNames) {
    const data = (book.Sheets[name] as DenseWorkSheet | undefined)?.["!data"] ?? [];
    const rows = Array.from(data, (row) => Array.from(row ?? [], textOf));
    if (rows.some((row) => row.some((cell) => cell !== ""))) return rows;
  }
  return [];
}

/** One sheet; texts stay texts, so that no code loses a zero. */
export async function writeWorkbook(
  rows: readonly (readonly Cell[])[],
  name: string,
): Promise<Uint8Array> {
  const { utils, write } = await import("xlsx");
  const sheet = utils.aoa_to_sheet(rows as Cell[][]);
  sheet["!cols"] = (rows[0] ?? []).map((title) => ({
    wch: Math.max(12, String(title).length + 2),
  }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, sheetName(name));
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx", compression: true }));
}

/** Several sheets, every cell of its own kind, columns as wide as what stands in them. */
export async function writeBook(sheets: readonly BookSheet[]): Promise<Uint8Array> {
  const { utils, write } = await import("xlsx");
  const book = utils.book_new();
  for (const { name, rows } of sheets) {
    const cells = rows.map((row) => row.map((cell) => cellOf(cell) ?? null));
    const sheet = utils.aoa_to_sheet(cells);
    sheet["!cols"] = widthsOf(rows);
    utils.book_append_sheet(book, sheet, sheetName(name));
  }
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx", compression: true }));
}

/** Characters; a long text in a first column of labels may run on. */
function widthsOf(rows: BookSheet["rows"]): { wch: number }[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, column) => {
    const lengths = rows.map((row) => {
      const cell = row[column];
      return typeof cell === "string" ? cell.length : 14;
    });
    return { wch: Math.min(48, Math.max(12, ...lengths) + 2) };
  });
}

/** As Excel takes it. */
const sheetName = (name: string) => name.replace(/[\\/?*[\]:]/g, " ").slice(0, 31) || "1";

function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined) return "";
  if (cell.t !== "n" || typeof cell.v !== "number") return String(cell.w ?? cell.v);
  // A number shown with zeros in front is a code; any other is taken whole, not as it is shown.
  if (cell.w !== undefined && /^\d+$/.test(cell.w) && Number(cell.w) === cell.v) return cell.w;
  const text = String(cell.v);
  // Three decimals would read as thousands.
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

import type { CellObject, DenseWorkSheet } from "xlsx";
import { type BookSheet, cellOf } from "./book-cells.ts";
import type { Cell } from "./csv-write.ts";
import { lettersWritten } from "./markup.ts";
import { type Sought, sheetFor } from "./which-sheet.ts";

type WallClock = Record<"y" | "m" | "d" | "H" | "M", number>;

/** What the library knows of days, which it leaves untyped. */
type DateFormats = {
  is_date: (format: string) => boolean;
  parse_date_code: (serial: number, options: { date1904: boolean }) => WallClock;
};

/** Less than this is nobody's part of a number. */
const noise = 1e-7;

/** Rows of one sheet at most; what lies below is not read. */
const mostRows = 100_001;

/** Rows of the sheet that was read, its name, and the names of all sheets that are not empty. */
export type SheetRead = { rows: string[][]; names: string[]; read: string };

/**
 * Reads the rows of the sheet that looks like what is sought, else of the first that is not empty; hidden sheets come
 * last. A cell gives the text that Excel displays. `book`: the bytes of a workbook, or the text of an HTML page or of
 * Excel's XML. `wanted`: name of the sheet to read instead. Throws the errors of the library.
 */
export async function readWorkbook(
  book: Uint8Array | string,
  wanted?: string,
  sought: Sought = "products",
): Promise<SheetRead> {
  const { read, SSF } = await import("xlsx");
  const formats: DateFormats = SSF;
  const { SheetNames, Sheets, Workbook } = read(
    typeof book === "string" ? lettersWritten(book) : book,
    {
      type: typeof book === "string" ? "string" : "array",
      dense: true,
      // In a page every cell is a text: nothing is taken for a number or a day that was none.
      raw: true,
      cellFormula: false,
      cellHTML: false,
      cellNF: true,
      sheetRows: mostRows,
    },
  );
  const date1904 = Workbook?.WBProps?.date1904 ?? false;
  const textOfCell = (cell: CellObject | undefined) =>
    cell && isDate(cell, formats)
      ? dateText(formats.parse_date_code(Number(cell.v), { date1904 }))
      : textOf(cell);
  const isHidden = (name: string) =>
    (Workbook?.Sheets?.[SheetNames.indexOf(name)]?.Hidden ?? 0) > 0;
  const shownFirst = [...SheetNames].sort(
    (one, other) => Number(isHidden(one)) - Number(isHidden(other)),
  );
  const rowsOf = (name: string) => {
    const sheet = Sheets[name] as DenseWorkSheet | undefined;
    const rows = Array.from(sheet?.["!data"] ?? [], (row) => Array.from(row ?? [], textOfCell));
    fillMerged(rows, sheet);
    return rows;
  };
  const filled = shownFirst.flatMap((name) => {
    const rows = rowsOf(name);
    return rows.some((row) => row.some((cell) => cell !== "")) ? [{ name, rows }] : [];
  });
  const chosen = filled.find(({ name }) => name === wanted) ?? sheetFor(filled, sought);
  const names = SheetNames.filter((name) => filled.some((one) => one.name === name));
  return { rows: chosen?.rows ?? [], names, read: chosen?.name ?? "" };
}

/** A word that stands once for several rows, such as a category, counts for each; an amount for the first alone. */
function fillMerged(rows: string[][], sheet: DenseWorkSheet | undefined): void {
  for (const { s: from, e: to } of sheet?.["!merges"] ?? []) {
    if (sheet?.["!data"][from.r]?.[from.c]?.t !== "s") continue;
    for (const row of rows.slice(from.r + 1, to.r + 1)) {
      while (row.length <= from.c) row.push("");
      row[from.c] = rows[from.r]?.[from.c] ?? "";
    }
  }
}

function isDate({ t, v, z }: CellObject, formats: DateFormats): boolean {
  return t === "n" && Number(v) >= 0 && z !== undefined && formats.is_date(String(z));
}

/** `2026-02-01`, `12:30` where there is no day, or both: what a spreadsheet made of « 1-2 » is no number. */
function dateText({ y, m, d, H, M }: WallClock): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const time = `${two(H)}:${two(M)}`;
  const day = `${y}-${two(m)}-${two(d)}`;
  return y <= 1900 && m <= 1 && d === 0 ? time : H + M > 0 ? `${day} ${time}` : day;
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
  // A share or a fraction is what is shown.
  if (cell.w !== undefined && /[%?]/.test(String(cell.z ?? ""))) return cell.w.trim();
  const whole = Math.round(cell.v);
  // What reckoning with halves of cents leaves of 770 is 770.0000000000001.
  if (Math.abs(cell.v - whole) < noise) return String(whole);
  const text = String(cell.v);
  // Three decimals would read as thousands.
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

import { readCsv, separatorOf } from "./csv-read.ts";
import { decodeText } from "./decode-text.ts";
import { type FileKind, kindOf } from "./file-kind.ts";
import { isMarkup } from "./markup.ts";
import { mendRows } from "./mend-text.ts";
import type { FileRemarks, FileTrouble } from "./sheet-messages.ts";
import type { Sought } from "./which-sheet.ts";
import { readWorkbook } from "./workbook.ts";

/** Bytes and rows that a phone can hold at once. */
export const largestFile = 25_000_000;
export const mostRows = 100_000;

type Read = ({ ok: true; rows: string[][] } & FileRemarks) | { ok: false; trouble: FileTrouble };

/**
 * Reads the rows of a file of any known kind with remarks on it, or the reason why it cannot be read. Progress counts
 * bytes or characters. `sheet`: sheet of a workbook to read; default: the one that looks like what is `sought`.
 */
export async function readFile(
  bytes: Uint8Array,
  onProgress?: (done: number, total: number) => void,
  sheet?: string,
  sought: Sought = "products",
): Promise<Read> {
  if (bytes.length > largestFile) return { ok: false, trouble: "too-large" };
  const read = await readByKind(bytes, kindOf(bytes), { onProgress, sheet, sought });
  if (!read.ok) return read;
  const { rows } = read;
  while (rows.at(-1)?.every((cell) => cell.trim() === "")) rows.pop();
  if (rows.length === 0) return { ok: false, trouble: "empty" };
  if (rows.length > mostRows) return { ok: false, trouble: "too-many-rows" };
  return { ...read, mended: mendRows(rows) };
}

type How = {
  onProgress: ((done: number, total: number) => void) | undefined;
  sheet: string | undefined;
  sought: Sought;
};

async function readByKind(bytes: Uint8Array, kind: FileKind, how: How): Promise<Read> {
  switch (kind) {
    case "workbook":
      return readBook(bytes, "damaged", how);
    case "numbers":
      return readBook(bytes, "numbers", how);
    case "text":
      return readText(bytes, how);
    case "unknown":
      return { ok: false, trouble: "unreadable" };
    default:
      return { ok: false, trouble: kind };
  }
}

async function readBook(
  book: Uint8Array | string,
  otherwise: FileTrouble,
  { sheet, sought }: How,
): Promise<Read> {
  try {
    const { rows, names, read } = await readWorkbook(book, sheet, sought);
    return { ok: true, rows, ...(names.length > 1 && { sheets: { names, read } }) };
  } catch (cause) {
    if (isAbsent(cause)) return { ok: false, trouble: "reader-absent" };
    return { ok: false, trouble: /password|encrypt/i.test(String(cause)) ? "password" : otherwise };
  }
}

async function readText(bytes: Uint8Array, how: How): Promise<Read> {
  const { text } = decodeText(bytes);
  if (isMarkup(text)) return readBook(text, "unreadable", how);
  if (text.slice(0, 4096).includes("\u0000")) return { ok: false, trouble: "unreadable" };
  const rows = readCsv(text, separatorOf(text), (done) => how.onProgress?.(done, text.length));
  return { ok: true, rows, ...(isCut(text, rows) && { isCut: true }) };
}

/** True for a truncated text: no line end after the last line, and fewer cells in it than in every line above. */
function isCut(text: string, rows: readonly (readonly string[])[]): boolean {
  const last = rows.at(-1)?.length ?? 0;
  const above = rows.slice(0, -1).filter((row) => row.length > 1);
  return above.length > 2 && !/[\r\n]$/.test(text) && above.every((row) => row.length > last);
}

/** True when a part of the application could not be fetched: there is no network, and it was never asked for. */
export function isAbsent(cause: unknown): boolean {
  return cause instanceof TypeError && /import|fetch|module/i.test(cause.message);
}

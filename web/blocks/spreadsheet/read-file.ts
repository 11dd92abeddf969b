import { readCsv, separatorOf } from "./csv-read.ts";
import { decodeText } from "./decode-text.ts";
import { isMarkup } from "./markup.ts";
import type { FileTrouble } from "./sheet-messages.ts";
import { isWorkbook, readWorkbook } from "./workbook.ts";

/** Bytes and rows that a phone can hold at once. */
export const largestFile = 25_000_000;
export const mostRows = 100_000;

type Read = { ok: true; rows: string[][] } | { ok: false; trouble: FileTrouble };

/** The rows of a file of any of the known kinds, or why it cannot be read. Progress in bytes or characters. */
export async function readFile(
  bytes: Uint8Array,
  onProgress?: (done: number, total: number) => void,
): Promise<Read> {
  if (bytes.length > largestFile) return { ok: false, trouble: "too-large" };
  const read = isWorkbook(bytes) ? await readBook(bytes) : await readText(bytes, onProgress);
  if (!read.ok) return read;
  const rows = read.rows;
  while (rows.at(-1)?.every((cell) => cell.trim() === "")) rows.pop();
  if (rows.length === 0) return { ok: false, trouble: "empty" };
  if (rows.length > mostRows) return { ok: false, trouble: "too-many-rows" };
  return { ok: true, rows };
}

async function readBook(book: Uint8Array | string): Promise<Read> {
  try {
    return { ok: true, rows: await readWorkbook(book) };
  } catch (cause) {
    return { ok: false, trouble: isAbsent(cause) ? "reader-absent" : "unreadable" };
  }
}

async function readText(
  bytes: Uint8Array,
  onProgress?: (done: number, total: number) => void,
): Promise<Read> {
  const { text } = decodeText(bytes);
  if (isMarkup(text)) return readBook(text);
  // A picture, a printed page or a letter is no list of products.
  if (text.slice(0, 4096).includes("\u0000") || /^(?:%PDF-|MIME-Version:)/i.test(text))
    return { ok: false, trouble: "unreadable" };
  const rows = readCsv(text, separatorOf(text), (done) => onProgress?.(done, text.length));
  return { ok: true, rows };
}

/** True when a part of the application could not be fetched: there is no network, and it was never asked for. */
export function isAbsent(cause: unknown): boolean {
  return cause instanceof TypeError && /import|fetch|module/i.test(cause.message);
}

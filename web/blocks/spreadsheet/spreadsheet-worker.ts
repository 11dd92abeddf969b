import { filledColumns, titlesAt } from "#shared/rules/column-guess.ts";
import { columnsRead, formOf, withShop } from "#shared/rules/file-form.ts";
import { shopMeant } from "#shared/rules/form-shops.ts";
import { guessColumns, titleRowOf } from "#shared/rules/import-columns.ts";
import { planFile } from "#shared/rules/import-plan.ts";
import { writeCsv } from "./csv-write.ts";
import { isAbsent, readFile } from "./read-file.ts";
import type { SheetAnswers, SheetMessage, SheetRequest } from "./sheet-messages.ts";
import { writeBook, writeWorkbook } from "./workbook.ts";

/** Rows that are shown to choose the titles, and those below which a guess looks at. */
const headRows = 25;
const sampleRows = 200;

let rows: string[][] = [];

function say(message: SheetMessage): void {
  self.postMessage(message);
}

async function open(request: SheetRequest & { ask: "open" }): Promise<SheetAnswers["open"]> {
  const { file, sheet, sought, shopName } = request;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const onProgress = (done: number, total: number) => say({ progress: { done, total } });
  const read = await readFile(bytes, onProgress, sheet, sought);
  if (!read.ok) return read;
  const { ok: _ok, rows: all, ...remarks } = read;
  rows = all;
  const titleRow = titleRowOf(rows);
  const head = rows.slice(0, headRows);
  const filled = filledColumns(rows);
  const guessed = guess(titleRow, shopName);
  return {
    ok: true,
    opened: { ...remarks, rows: rows.length, head, filled, titleRow, ...guessed },
  };
}

/** Guesses the fields of the columns; of columns for several shops it takes those of `shopName`. */
function guess(titleRow: number | undefined, shopName = ""): SheetAnswers["guess"] {
  if (titleRow === undefined) return { mapping: {}, read: [] };
  const titles = titlesAt(rows, titleRow);
  const sample = rows.slice(titleRow + 1, titleRow + 1 + sampleRows);
  const form = formOf(titles, rows.slice(titleRow + 1));
  const shop = shopMeant(form.shops, shopName);
  const mapping = withShop(guessColumns(titles, sample), form, shop);
  return { mapping, read: Object.values(columnsRead(form, shop)) };
}

async function write(request: SheetRequest & { ask: "write" }): Promise<SheetAnswers["write"]> {
  if (request.format === "csv") return { ok: true, content: writeCsv(request.rows) };
  return written(writeWorkbook(request.rows, request.sheetName));
}

async function written(book: Promise<Uint8Array>): Promise<SheetAnswers["write-book"]> {
  try {
    return { ok: true, content: (await book) as Uint8Array<ArrayBuffer> };
  } catch (cause) {
    if (isAbsent(cause)) return { ok: false, trouble: "reader-absent" };
    throw cause;
  }
}

/** The refused rows as they stood in the file, the reason in one more column in front. */
function refusedRows(request: SheetRequest & { ask: "refused-rows" }): string {
  const { titleRow, reasonTitle, lines } = request;
  const titles = titleRow === undefined ? [] : (rows[titleRow] ?? []);
  return writeCsv([
    [reasonTitle, ...titles],
    ...lines.map(({ line, reason }) => [reason, ...(rows[line - 1] ?? [])]),
  ]);
}

async function answer(request: SheetRequest): Promise<SheetAnswers[keyof SheetAnswers]> {
  switch (request.ask) {
    case "open":
      return open(request);
    case "rows":
      return rows;
    case "guess":
      return guess(request.titleRow, request.shopName);
    case "plan":
      return planFile({ ...request.question, rows });
    case "refused-rows":
      return refusedRows(request);
    case "write":
      return write(request);
    case "write-book":
      return written(writeBook(request.sheets));
    case "warm":
      return import("xlsx").then(
        () => true,
        () => false,
      );
  }
}

self.onmessage = async ({ data }: MessageEvent<SheetRequest>) => {
  try {
    say({ answer: await answer(data) });
  } catch (failure) {
    say({ failure: String(failure) });
  }
};

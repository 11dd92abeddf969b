import type { ColumnMapping } from "#shared/rules/import-columns.ts";
import type { ImportQuestion } from "#shared/rules/import-plan.ts";
import type { PlannedRow } from "#shared/rules/planned-row.ts";
import type { BookSheet } from "./book-cells.ts";
import type { Cell } from "./csv-write.ts";

export type FileFormat = "csv" | "xlsx";

/** Why a file cannot be read. */
export type FileTrouble = "too-large" | "too-many-rows" | "empty" | "unreadable" | "reader-absent";

/** What a file turned out to be, and a first guess of what its columns hold. */
export type OpenedFile = {
  rows: number;
  /** The first rows as they are, to choose the titles and to see what stands below. */
  head: string[][];
  /** Columns, from 0, that hold something. */
  filled: number[];
  /** The row of titles, from 0. */
  titleRow: number | undefined;
  mapping: ColumnMapping;
};

/** A refused row as it goes into the file of refused rows: its place, and the reason in words. */
export type RefusedLine = { line: number; reason: string };

/** What the page asks of the worker. It holds one file at a time. */
export type SheetRequest =
  | { ask: "open"; file: File }
  /** All rows of the open file, for what is no list of products. */
  | { ask: "rows" }
  | { ask: "guess"; titleRow: number | undefined }
  | { ask: "plan"; question: Omit<ImportQuestion, "rows"> }
  | { ask: "refused-rows"; titleRow: number | undefined; reasonTitle: string; lines: RefusedLine[] }
  | { ask: "write"; format: FileFormat; sheetName: string; rows: Cell[][] }
  /** A workbook of several sheets, cells of their own kinds. */
  | { ask: "write-book"; sheets: BookSheet[] }
  /** Fetches the part that speaks Excel, so that it is here when the network is not. */
  | { ask: "warm" };

export type SheetAnswers = {
  open: { ok: true; opened: OpenedFile } | { ok: false; trouble: FileTrouble };
  rows: string[][];
  guess: ColumnMapping;
  plan: PlannedRow[];
  "refused-rows": string;
  write:
    | { ok: true; content: Uint8Array<ArrayBuffer> | string }
    | { ok: false; trouble: "reader-absent" };
  "write-book":
    | { ok: true; content: Uint8Array<ArrayBuffer> }
    | { ok: false; trouble: "reader-absent" };
  warm: boolean;
};

export type SheetMessage =
  | { answer: SheetAnswers[keyof SheetAnswers] }
  | { progress: { done: number; total: number } }
  | { failure: string };

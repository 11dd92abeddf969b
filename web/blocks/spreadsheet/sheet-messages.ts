import type { ColumnMapping } from "#shared/rules/import-columns.ts";
import type { FilePlan, ImportQuestion } from "#shared/rules/import-plan.ts";
import type { BookSheet } from "./book-cells.ts";
import type { Cell } from "./csv-write.ts";
import type { Mended } from "./mend-text.ts";
import type { Sought } from "./which-sheet.ts";

export type FileFormat = "csv" | "xlsx";

/** Why a file cannot be read. */
export type FileTrouble =
  | "too-large"
  | "too-many-rows"
  | "empty"
  | "unreadable"
  | "reader-absent"
  /** It has a password. */
  | "password"
  /** It is truncated or corrupt. */
  | "damaged"
  | "numbers"
  | "pdf"
  | "document"
  | "picture"
  | "archive";

/** Remarks on a file that was read. */
export type FileRemarks = {
  /** Names of the sheets that are not empty, when there are several, and the one that was read. */
  sheets?: { names: string[]; read: string } | undefined;
  mended?: Mended | undefined;
  /** True when the last line is truncated. */
  isCut?: boolean | undefined;
};

/** What a file turned out to be, and a first guess of what its columns hold. */
export type OpenedFile = FileRemarks & {
  rows: number;
  /** The first rows as they are, to choose the titles and to see what stands below. */
  head: string[][];
  /** Columns, from 0, that hold something. */
  filled: number[];
  /** The row of titles, from 0. */
  titleRow: number | undefined;
} & ColumnsGuessed;

/** `read`: indexes from 0 of columns used without a field of their own: a variant, its state, its tax. */
export type ColumnsGuessed = { mapping: ColumnMapping; read: number[] };

/** A refused row as it goes into the file of refused rows: its place, and the reason in words. */
export type RefusedLine = { line: number; reason: string };

/** What the page asks of the worker. It holds one file at a time. */
export type SheetRequest =
  /**
   * `sheet`: sheet of a workbook to read; default: the one that looks like what is `sought`. `shopName`: shop whose
   * columns to use when several shops have columns.
   */
  | { ask: "open"; file: File; sheet?: string | undefined; sought: Sought; shopName?: string }
  /** All rows of the open file, for what is no list of products. */
  | { ask: "rows" }
  | { ask: "guess"; titleRow: number | undefined; shopName?: string }
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
  guess: ColumnsGuessed;
  plan: FilePlan;
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

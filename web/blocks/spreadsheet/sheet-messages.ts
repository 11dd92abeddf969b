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
  /** It asks for a password. */
  | "password"
  /** It is cut, or its parts do not fit. */
  | "damaged"
  | "numbers"
  | "pdf"
  | "document"
  | "picture"
  | "archive";

/** What people should know of a file that was read. */
export type FileRemarks = {
  /** Sheets that hold something, where there are several, and the one that was read. */
  sheets?: { names: string[]; read: string } | undefined;
  mended?: Mended | undefined;
  /** The last line stops before its end. */
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

/** `read`: columns, from 0, that say more of a row than a field: a variant, its state, its tax. */
export type ColumnsGuessed = { mapping: ColumnMapping; read: number[] };

/** A refused row as it goes into the file of refused rows: its place, and the reason in words. */
export type RefusedLine = { line: number; reason: string };

/** What the page asks of the worker. It holds one file at a time. */
export type SheetRequest =
  /**
   * `sheet`: the one of a workbook that is wanted; else the one that holds what is `sought`. `shopName`: whose columns
   * are meant where several shops have some.
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

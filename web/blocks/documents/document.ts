import type { BookCell } from "#web/blocks/spreadsheet/book-cells.ts";

/** A table of a file: the first column names, the others hold figures. */
export type DocumentTable = {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly BookCell[])[];
  /** Its sums. */
  total?: readonly BookCell[];
  /** In place of rows, why there are none. */
  note?: string;
};

/** Figures to be printed: words in the reader's language, figures as figures. */
export type PaperDocument = {
  title: string;
  /** What is to be known before the figures are read. */
  information: readonly (readonly [label: string, value: BookCell])[];
  tables: readonly DocumentTable[];
};

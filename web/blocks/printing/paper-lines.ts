import type { ReceiptRow } from "#web/blocks/receipt/receipt-rows.ts";
import { rowText } from "#web/blocks/receipt/receipt-text.ts";

/** What a printer can print: the rows of a receipt, the bars of an article's code, a square that a telephone reads. */
export type PrintRow = ReceiptRow | { kind: "bars"; code: string } | { kind: "qr"; text: string };

/** One line of a paper of so many columns, or what is drawn between two lines. */
export type PaperLine =
  | { kind: "line"; text: string; strong: boolean }
  | Extract<PrintRow, { kind: "picture" | "bars" | "qr" }>;

/** A paper line by line; none is longer than its columns. */
export function paperLines(rows: readonly PrintRow[], columns: number): PaperLine[] {
  return rows.flatMap((row): PaperLine[] => {
    if (row.kind === "picture" || row.kind === "bars" || row.kind === "qr") return [row];
    const strong = "strong" in row && row.strong === true;
    return rowText(row, columns).map((text) => ({ kind: "line", text, strong }));
  });
}

import type { ReceiptRow } from "#web/blocks/receipt/receipt-rows.ts";
import type { Language } from "#web/i18n/language.ts";
import { cellWords } from "./cell-words.ts";
import type { PaperDocument } from "./document.ts";

/** A document as a narrow paper shows it: what a row is about, and its figures below. */
export function documentRows(document: PaperDocument, language: Language): ReceiptRow[] {
  const words = (cell: Parameters<typeof cellWords>[0]) => cellWords(cell, language);
  const { title, information, tables } = document;
  return [
    { kind: "centre", text: title, strong: true },
    ...information.map(([label, value]) => pair(label, words(value))),
    ...tables.flatMap((table): ReceiptRow[] => [
      { kind: "rule" },
      { kind: "text", text: table.title },
      ...[...table.rows, ...(table.total ? [table.total] : [])].flatMap((cells, at) => {
        const [name = "", ...figures] = cells.map(words);
        const told = figures.filter((figure) => figure !== "");
        const strong = at === table.rows.length;
        const [left = "", right] =
          told.length > 1 ? [told.slice(0, -1).join(" · "), told.at(-1)] : ["", told[0]];
        return told.length === 0
          ? [{ kind: "text" as const, text: name }]
          : [
              { kind: "text" as const, text: name },
              { ...pair(left, right ?? ""), strong },
            ];
      }),
    ]),
  ];
}

const pair = (left: string, right: string) => ({ kind: "pair" as const, left, right });

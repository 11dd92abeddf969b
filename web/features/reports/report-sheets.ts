import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DocumentTable } from "#web/blocks/documents/document.ts";
import type { BookCell, BookSheet } from "#web/blocks/spreadsheet/book-cells.ts";
import type { ReportDocument } from "./report-document.ts";

/** The sheets of a report: Informations, Statistiques, Top Produits, Revenus Mensuels; Cahier and Mouvements where customers have accounts. */
export function sheetsOf(document: ReportDocument, i18n: I18n): BookSheet[] {
  const { title, information, statistics, splits, top, products, months, notebook } = document;
  return [
    {
      name: i18n._(msg`Informations`),
      rows: [[title], ...information.map(([label, value]) => [label, value])],
    },
    {
      name: statistics.title,
      rows: [...rowsOf(statistics), ...splits.flatMap((table) => below(table))],
    },
    { name: top.title, rows: [...rowsOf(top), ...(products ? below(products) : [])] },
    { name: months.title, rows: rowsOf(months) },
    ...notebook.map((table) => ({ name: table.title, rows: rowsOf(table) })),
  ];
}

function rowsOf({ columns, rows, total, note }: DocumentTable): BookCell[][] {
  return [
    [...columns],
    ...rows.map((row) => [...row]),
    ...(note === undefined ? [] : [[note]]),
    ...(total ? [[...total]] : []),
  ];
}

/** A table under another, with its title. */
const below = (table: DocumentTable): BookCell[][] => [[], [table.title], ...rowsOf(table)];

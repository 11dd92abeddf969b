import type { Accounted } from "#shared/leftover.ts";
import { columnsLeft, titlesAt } from "./column-guess.ts";
import { columnsRead, type FileForm, formOf, shopOf, withShop } from "./file-form.ts";
import { type FormRow, formRows } from "./form-rows.ts";
import { taxReader } from "./form-tax.ts";
import type { ColumnMapping } from "./import-columns.ts";
import { RowDecider, type Shelf } from "./import-decide.ts";
import { fileKeys } from "./import-keys.ts";
import { type ImportRow, readRow } from "./import-row.ts";
import type { PlannedRow } from "./planned-row.ts";
import { type NameAnswer, type NameQuestion, questionsOfNames } from "./same-names.ts";
import { nameVariants } from "./variant-names.ts";

export type ImportQuestion = Shelf & {
  rows: readonly (readonly string[])[];
  /** The row of titles, from 0; undefined when the first row is a product already. */
  titleRow: number | undefined;
  mapping: ColumnMapping;
  /** The shop whose columns are to be read instead, where the file has columns of several. */
  shop?: string | undefined;
  /** What people answered about rows of one name, by the key of the question. */
  answers?: Readonly<Record<string, NameAnswer>> | undefined;
};

/** A file and what becomes of all of it: its rows are `heads`, `empty` or planned; its columns read or in `leftover`. */
export type FilePlan = Accounted & {
  rows: PlannedRow[];
  questions: readonly NameQuestion[];
  /** Rows above the first product, and rows without anything. */
  heads: number;
  empty: number;
  /** The shops that the file has columns of, and the one whose columns are read. */
  shops: readonly string[];
  shop: string | undefined;
  /** The columns that were read. */
  mapping: ColumnMapping;
};

/** What importing a file would do, row by row, in the order of the file: `planFile` tells what stands beside. */
export function planImport(question: ImportQuestion): PlannedRow[] {
  return planFile(question).rows;
}

/**
 * What importing a file would do. A row stands for a product of the shop by a barcode whose check digit is right, else
 * by its unique code; never by a damaged code, nor by one that the file gives to several names: such rows are products
 * of their own. Variants get names of their own; rows of one name that nothing tells apart are asked about. Where the
 * rest would be a guess the row is refused.
 */
export function planFile(question: ImportQuestion): FilePlan {
  const { rows, titleRow } = question;
  const first = titleRow === undefined ? 0 : titleRow + 1;
  const titles = titlesAt(rows, titleRow);
  const form = formOf(titles, rows.slice(first));
  const wanted = form.shops.find((one) => one === question.shop);
  const shop = wanted ?? shopOf(question.mapping, form);
  const mapping = wanted ? withShop(question.mapping, form, wanted) : question.mapping;
  const read = readRows(rows, first, mapping, form, shop);
  nameVariants(read);
  const told = read.filter(({ told: { aside } }) => !aside);
  const imported = told.map(({ row }) => row);
  const { answers } = question;
  const questions = questionsOfNames({ rows: imported, file: rows, titles, mapping, answers });
  const decider = new RowDecider(question, fileKeys(imported));
  return {
    rows: read.map(({ row, told: { aside, isKit, hasUnread } }): PlannedRow => {
      const { line, name } = row;
      if (aside) return { line, name, notes: [], outcome: "aside", reason: aside };
      const planned = decider.decide(row);
      const notes = [...planned.notes];
      if (isKit && planned.outcome === "create") notes.push("kit");
      if (hasUnread && planned.outcome !== "refused") notes.push("state-unread");
      return { ...planned, notes };
    }),
    questions,
    heads: first,
    empty: rows.length - first - read.length,
    leftover: columnsLeft(rows, titleRow, { ...mapping, ...columnsRead(form, shop) }),
    shops: form.shops,
    shop,
    mapping,
  };
}

function readRows(
  rows: ImportQuestion["rows"],
  first: number,
  mapping: ColumnMapping,
  form: FileForm,
  shop: string | undefined,
): { row: ImportRow; told: FormRow }[] {
  const taxOf = taxReader(form, rows.slice(first), mapping);
  return formRows(rows, first, mapping, form, shop).flatMap((told, at) => {
    const row = told && readRow(told.cells, at + 1, mapping);
    if (!row) return [];
    if (told.weighed && !row.unit) row.unit = "g";
    if (told.color !== undefined) row.texts.color ??= told.color.slice(0, 120);
    if (told.size !== undefined) row.texts.dimensions ??= told.size.slice(0, 120);
    row.taxGroup ??= taxOf(told.cells);
    if (form.kind !== undefined && mapping.category === undefined) categoryFromName(row);
    return [{ row, told }];
  });
}

/** Books write the category in front of the name: « Boissons:Eau 1,5 l ». */
function categoryFromName(row: ImportRow): void {
  const [, category, name] = /^(\S[^:]*):(\S.*)$/.exec(row.name) ?? [];
  if (category === undefined || name === undefined) return;
  row.texts.category ??= category.slice(0, 120);
  row.base = row.name;
  row.name = name;
}

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
  /** The shop whose columns are read, if the file has columns of several; else the shop of `mapping`. */
  shop?: string | undefined;
  /** People's answers about rows of one name, by the key of the question. */
  answers?: Readonly<Record<string, NameAnswer>> | undefined;
};

/**
 * A file and the outcome of all its parts: each row is in `heads`, `empty` or a planned row; each column is read or in
 * `leftover`.
 */
export type FilePlan = Accounted & {
  rows: PlannedRow[];
  questions: readonly NameQuestion[];
  /** Number of rows above the first product, and of empty rows. */
  heads: number;
  empty: number;
  /** Shops with columns in the file, and the shop whose columns are read. */
  shops: readonly string[];
  shop: string | undefined;
  /** Columns that were read. */
  mapping: ColumnMapping;
};

/** The outcome of each row of a file, in the order of the file; `planFile` gives the rest of the plan. */
export function planImport(question: ImportQuestion): PlannedRow[] {
  return planFile(question).rows;
}

/**
 * The plan of an import; nothing is written. A row belongs to a product of the shop by a barcode with a right check
 * digit, else by its unique code. It never does by a damaged code, or by a code that the file gives to several names:
 * such rows become products of their own. Each variant gets its own name. Rows of one name that nothing tells apart are
 * asked about. A row that needs a guess is refused.
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

/** Books write the category before the name: « Boissons:Eau 1,5 l ». */
function categoryFromName(row: ImportRow): void {
  const [, category, name] = /^(\S[^:]*):(\S.*)$/.exec(row.name) ?? [];
  if (category === undefined || name === undefined) return;
  row.texts.category ??= category.slice(0, 120);
  row.base = row.name;
  row.name = name;
}

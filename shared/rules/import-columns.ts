import { assigned, type Guess, rowsAbove, shareOf } from "./column-guess.ts";
import { foldedTitle } from "./column-words.ts";
import { formOf, formOnly, withShop } from "./file-form.ts";
import { isWrecked, readCode } from "./import-code.ts";
import { type ImportColumn, importColumns } from "./import-column.ts";
import { taxGroupOf, unitOf } from "./import-measure.ts";
import { wholeNumberOf } from "./import-number.ts";
import { titleSays } from "./import-titles.ts";

/** Which column of the file, from 0, holds what. */
export type ColumnMapping = Partial<Record<ImportColumn, number>>;

const numeric: ReadonlySet<ImportColumn> = new Set([
  "price",
  "minPrice",
  "stockThreshold",
  "stock",
  "cost",
]);

/** How surely a title counts as one that everybody knows. */
const wellKnown = 0.65;

/**
 * Guesses which column holds what, by its title and by what stands below: a column of amounts must hold amounts, of two
 * with the same title the fuller one counts, and right barcodes are known without any title. A guess only: people see it
 * and put it right.
 */
export function guessColumns(
  titles: readonly string[],
  sample: readonly (readonly string[])[],
): ColumnMapping {
  const guesses: Guess<ImportColumn>[] = [];
  for (const [at, title] of titles.map(foldedTitle).entries()) {
    // « En stock ? » holds yes or no.
    if (/\?\s*$/.test(titles[at] ?? "")) continue;
    const cells = sample.map((row) => row[at]?.trim() ?? "").filter((cell) => cell !== "");
    // A column without cells counts less than any other column of its kind.
    const filled =
      sample.length === 0 ? 1 : cells.length === 0 ? -0.5 : cells.length / sample.length;
    for (const column of importColumns) {
      const told = titleSays(column, title);
      const shown = looksLike(column, cells);
      const likeness = told > 0 && mayHold(column, title, told, cells) ? told : shown;
      if (likeness > 0) guesses.push({ column, at, likeness: likeness * (0.6 + 0.4 * filled) });
    }
  }
  const form = formOf(titles, sample);
  const only = formOnly(form);
  const mapping = assigned(guesses.filter(({ at }) => !only.has(at)));
  // The model is the name if no column is called a name.
  if (mapping.name === undefined && mapping.model !== undefined) {
    mapping.name = mapping.model;
    delete mapping.model;
  }
  return withShop(mapping, form, form.shops[0]);
}

/** What the cells alone say: only barcodes prove themselves, by their check digits. */
function looksLike(column: ImportColumn, cells: readonly string[]): number {
  if (column !== "barcode" || cells.length < 2) return 0;
  return shareOf(cells, (cell) => readCode(cell).kind === "sure") >= 0.8 ? 0.5 : 0;
}

function mayHold(
  column: ImportColumn,
  title: string,
  told: number,
  cells: readonly string[],
): boolean {
  if (cells.length === 0) return true;
  // Kilos may stand among pieces, and counts may be negative.
  const isNumber = (cell: string) =>
    wholeNumberOf(cell) !== undefined || /^[-−–]? ?\d+(?:[.,]\d{1,3})?$/.test(cell);
  if (numeric.has(column)) return shareOf(cells, isNumber) >= 0.5;
  if (column === "unit") return shareOf(cells, (cell) => unitOf(cell) !== undefined) >= 0.5;
  if (column === "taxGroup") return shareOf(cells, (cell) => taxGroupOf(cell) !== undefined) >= 0.5;
  if (column === "packs") return shareOf(cells, (cell) => cell.includes("|")) >= 0.5;
  // « code » alone may be either: digits make a barcode, all else a code of the shop.
  if (column === "barcode" && title === "code")
    return shareOf(cells, (cell) => /^\d{6,}$/.test(cell) || isWrecked(cell)) >= 0.5;
  // « quantity » with words in it is a content such as 70 g; with numbers it is the stock.
  if (column === "dimensions" && title === "quantity") return shareOf(cells, isNumber) < 0.5;
  // A title that is only likely to say so must be borne out: names are words.
  if (column === "name" && told < wellKnown)
    return shareOf(cells, (cell) => /\p{L}/u.test(cell)) >= 0.5;
  return true;
}

/**
 * The row, from 0, whose cells most often say what a column holds; undefined when none does. Words alone, which a
 * product's name may hold too, must say two things.
 */
export function titleRowOf(rows: readonly (readonly string[])[]): number | undefined {
  let best: { at: number; count: number } | undefined;
  for (const [at, row] of rows.slice(0, rowsAbove).entries()) {
    const titles = [...new Set(row.map(foldedTitle).filter((title) => title !== ""))];
    const known = titles.filter((title) =>
      importColumns.some((one) => titleSays(one, title) > wellKnown),
    );
    const likely = new Set(
      titles.flatMap((title) => importColumns.filter((one) => titleSays(one, title) > 0)),
    );
    const count = known.length > 0 || likely.size > 1 ? known.length + likely.size / 100 : 0;
    if (count > (best?.count ?? 0)) best = { at, count };
  }
  return best?.at;
}

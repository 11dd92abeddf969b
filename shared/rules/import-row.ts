import { mostFrancs, mostOf } from "#shared/schemas/bounds.ts";
import type { Unit } from "#shared/schemas/measure.ts";
import type { ProductFields } from "#shared/schemas/product.ts";
import type { TaxGroup } from "#shared/schemas/tax.ts";
import { foldedTitle } from "./column-words.ts";
import { type CodeReading, isLostText, isWrecked, readCode } from "./import-code.ts";
import type { ImportColumn } from "./import-column.ts";
import type { ColumnMapping } from "./import-columns.ts";
import { isThing, quantityOf, readPacks, taxGroupOf, unitOf } from "./import-measure.ts";
import { wholeNumberOf } from "./import-number.ts";
import { namesSum } from "./import-titles.ts";
import type { Measured } from "./ware.ts";

type TextColumn = "brand" | "model" | "color" | "dimensions" | "category";

/** One row of a file, understood cell by cell. An empty cell is undefined: it says nothing. */
export type ImportRow = {
  /** The row of the file, from 1, as a spreadsheet numbers it. */
  line: number;
  name: string;
  code: CodeReading;
  uniqueCode: string | undefined;
  texts: Partial<Pick<ProductFields, TextColumn>>;
  numbers: Partial<Record<"price" | "minPrice" | "stockThreshold" | "stock", number>>;
  /** What it is sold by: null the piece, undefined where nothing is said. */
  unit: Unit | null | undefined;
  /** Which rate of tax it bears: null the normal one, undefined where nothing is said. */
  taxGroup: TaxGroup | null | undefined;
  /** The name that it shares with its variants. */
  family: string | undefined;
  /** The family comes from the form of the file, not from a cell: an existing product keeps its own family. */
  isFamilyDerived: boolean;
  /** Name as in the file, if words of the variant were added to it. */
  base: string | undefined;
  /**
   * Rows of the same name. `asked`: it waits for an answer; `merged`: its stock is added to row `into`; `left`: only
   * row `into` counts; `apart`: a product of its own.
   */
  same: { is: "asked" } | { is: "merged" | "left"; into: number } | { is: "apart" } | undefined;
  /** As written: stock and threshold are read by the unit, which may be the product's. */
  counts: Readonly<Record<"stock" | "stockThreshold", string>>;
  /** Stocks of other rows of the same product, as written; they are added. */
  otherStocks: readonly string[];
  /** As written, read by the unit. */
  packs: string;
  /** What one piece, kilo, litre or metre costs, in francs. */
  cost: number | undefined;
  trouble: RowTrouble | undefined;
  /** A text that a spreadsheet had made a day or an error of is left aside. */
  lostText: boolean;
  /** A text was longer than there is room for and lost its end. */
  isCut: boolean;
  /** Sold and counted by the carton, the crate, the heap; the word is kept. */
  isCountedBy: boolean;
  /** Its stock in the file is negative. */
  isStockBelow: boolean;
  /** The unique code was unreadable and is left aside. */
  lostUniqueCode: boolean;
};

/** What is wrong with the cells of a row by themselves. */
export type RowTrouble =
  | "name-too-long"
  /** A spreadsheet made a day or an error of it. */
  | "name-lost"
  /** It adds up the rows above, and stands for no product. */
  | "sum-row"
  | "code-too-long"
  | "price-not-understood"
  | "threshold-not-understood"
  | "stock-not-understood"
  | "unit-not-understood"
  | "packs-not-understood"
  | "tax-not-understood"
  | "cost-not-understood";

const textColumns: readonly TextColumn[] = ["brand", "model", "color", "dimensions", "category"];
const longest = { name: 200, text: 120, family: 80, uniqueCode: 20 };

/** What cleaning would change; most cells hold none of it. */
const unclean = /^\s|\s$|\s\s|[^\S ]|\p{Cc}/u;

/** A text as it is kept: one blank between words, no control characters. */
export function cleanText(text: string): string {
  if (text === "" || !unclean.test(text)) return text;
  return text
    .replace(/\p{Cc}/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Reads one row by the mapping; undefined when every cell of it is empty. */
export function readRow(
  cells: readonly string[],
  line: number,
  mapping: ColumnMapping,
): ImportRow | undefined {
  if (cells.every((cell) => cell.trim() === "")) return undefined;
  const cell = (column: ImportColumn): string => {
    const at = mapping[column];
    return at === undefined ? "" : cleanText(cells[at] ?? "");
  };
  const row: ImportRow = {
    line,
    name: cell("name"),
    code: readCode(cell("barcode")),
    uniqueCode: undefined,
    texts: {},
    numbers: {},
    unit: undefined,
    taxGroup: undefined,
    family: undefined,
    isFamilyDerived: false,
    base: undefined,
    same: undefined,
    otherStocks: [],
    counts: { stock: cell("stock"), stockThreshold: cell("stockThreshold") },
    packs: cell("packs"),
    cost: undefined,
    trouble: undefined,
    lostText: false,
    isCut: false,
    isCountedBy: false,
    isStockBelow: false,
    lostUniqueCode: false,
  };
  if (row.name.length > longest.name) row.trouble = "name-too-long";
  if (isLostText(row.name)) row.trouble = "name-lost";
  readUniqueCode(row, cell("uniqueCode"));
  for (const column of textColumns) {
    const text = readText(row, cell(column), longest.text);
    if (text !== undefined) row.texts[column] = text;
  }
  row.family = readText(row, cell("family"), longest.family);
  const price = noPrice.test(foldedTitle(cell("price"))) ? "" : cell("price");
  readNumber(row, "price", price, mostFrancs, "price-not-understood");
  readNumber(row, "minPrice", cell("minPrice"), mostFrancs, "price-not-understood");
  readUnit(row, cell("unit"));
  readTaxGroup(row, cell("taxGroup"));
  readCost(row, cell("cost"));
  // What bears a code of its own is a product, whatever it is called.
  if (row.code.kind === "none" && row.uniqueCode === undefined && namesSum(row.name))
    row.trouble = "sum-row";
  return row;
}

function readUniqueCode(row: ImportRow, text: string): void {
  if (text === "") return;
  if (isWrecked(text)) row.lostUniqueCode = true;
  else if (text.length > longest.uniqueCode) row.trouble ??= "code-too-long";
  else row.uniqueCode = text;
}

function readUnit(row: ImportRow, text: string): void {
  if (text === "") return;
  row.unit = unitOf(text);
  if (row.unit !== undefined) return;
  if (!isThing(text)) {
    row.trouble ??= "unit-not-understood";
    return;
  }
  row.unit = null;
  row.isCountedBy = true;
  row.texts.dimensions ??= text.slice(0, longest.text);
}

/** A text of at most so many letters; undefined where the cell says nothing, or a spreadsheet has spoilt it. */
function readText(row: ImportRow, text: string, most: number): string | undefined {
  if (text === "") return undefined;
  if (isLostText(text)) {
    row.lostText = true;
    return undefined;
  }
  row.isCut ||= text.length > most;
  return text.slice(0, most).trim();
}

function readTaxGroup(row: ImportRow, text: string): void {
  if (text === "") return;
  row.taxGroup = taxGroupOf(text);
  if (row.taxGroup === undefined) row.trouble ??= "tax-not-understood";
}

function readCost(row: ImportRow, text: string): void {
  if (text === "") return;
  row.cost = wholeNumberOf(text);
  if (row.cost === undefined || row.cost > mostFrancs) row.trouble ??= "cost-not-understood";
}

/** A negative stock: the till sold goods that were never counted in. */
const belowZero = /^[-−–]\s*(?=\d)/;
/** Words in place of a price that the till asks for at each sale. */
const noPrice =
  /^(?:variables?|var|open|open price|libre|prix libre|ouvert|sur demande|a discuter|negociable|a definir|tbd|n a)$/;

/** What of a row is read by the unit of its product; gives what is wrong with it. */
export function readCounts(row: ImportRow, unit: Unit | null): RowTrouble | undefined {
  for (const column of ["stockThreshold", "stock"] as const) {
    const text = row.counts[column];
    if (text === "") continue;
    const above = column === "stock" ? text.replace(belowZero, "") : text;
    const count = quantityOf(above, unit);
    if (count === undefined)
      return column === "stock" ? "stock-not-understood" : "threshold-not-understood";
    row.isStockBelow ||= above !== text && count > 0;
    row.numbers[column] = above === text ? count : 0;
  }
  for (const text of row.otherStocks) {
    const more = text === "" ? 0 : quantityOf(text, unit);
    if (more === undefined) return "stock-not-understood";
    row.numbers.stock = (row.numbers.stock ?? 0) + more;
    if (row.numbers.stock > mostOf(unit)) return "stock-not-understood";
  }
  return row.packs !== "" && !readPacks(row.packs, unit) ? "packs-not-understood" : undefined;
}

function readNumber(
  row: ImportRow,
  column: keyof ImportRow["numbers"],
  text: string,
  most: number,
  trouble: RowTrouble,
): void {
  if (text === "") return;
  const value = wholeNumberOf(text);
  if (value === undefined || value > most) row.trouble ??= trouble;
  else row.numbers[column] = value;
}

/** What a row's counts are in: what it says, else what its product is sold by. */
export const unitFor = (row: ImportRow, product: Measured | undefined): Unit | null =>
  row.unit === undefined ? (product?.unit ?? null) : row.unit;

/** Keys of the codes that the packs of a row bear. */
export const packCodes = (row: ImportRow, unit: Unit | null): string[] =>
  (readPacks(row.packs, unit) ?? []).flatMap(({ barcode }) => barcode ?? []);

import type { Accounted, LeftPart } from "#shared/leftover.ts";
import { foldWord } from "#shared/spoken/said-words.ts";
import { type Closing, closeSums } from "./close-sums.ts";
import { leftRows } from "./left-rows.ts";
import type { PlacedLine } from "./lines-of-table.ts";
import { listPrices } from "./list-prices.ts";
import { calledKind, isCreditTotal, type PaperKind } from "./paper-kind.ts";
import type { PaperLine } from "./paper-line.ts";
import type { PaperWord } from "./paper-word.ts";
import { headOf, type PaperHead } from "./read-head.ts";
import { numbersIn, type PaperSum, sumsOf, sumsOfTwo } from "./read-sums.ts";
import { tokensOf } from "./row-tokens.ts";
import { type PaperRow, rowsOf, textOf } from "./rows.ts";
import { type TableLines, underTitles, untitled } from "./table-lines.ts";
import type { Titles } from "./titles.ts";
import { titlesOfRows, told } from "./titles-of-rows.ts";

/** Content of a photographed paper: all of it, either in fields or in `leftover`. */
export type PaperReading = PaperHead &
  Accounted & {
    kind: PaperKind;
    lines: readonly PaperLine[];
    /**
     * True if titles or units tell the count from the price; without them, numbers that agree may be the other way
     * round.
     */
    orderKnown: boolean;
    sums: readonly PaperSum[];
    closing: Closing;
    /** Titles of the price columns of a list with several; a person must choose one. */
    priceColumns?: readonly string[] | undefined;
    /** The chosen price column, as an index. */
    priceColumn?: number | undefined;
    /** Rows of a statement, as printed; they go nowhere else. */
    entries?: readonly string[] | undefined;
    /** True if the lines and every named sum give the stated amount, and nothing is left over. */
    agrees: boolean;
    /** True if the paper has more than one table or total, and so may be two papers. */
    several: boolean;
  };

/** Rows at the top in which a paper without titles may call itself a statement. */
const mostHead = 8;

/**
 * Reads a paper from its words: kind, lines of goods, supplier, number of the paper, every sum. Nothing is invented:
 * unread text goes to `leftover`, and each line tells if its arithmetic holds. `letters`: usual height of the letters,
 * in pixels. `said`: the kind chosen by a person, which wins over the paper's own.
 */
export function readPaper(
  words: readonly PaperWord[],
  letters: number,
  said?: PaperKind,
): PaperReading {
  const rows = rowsOf(words, letters);
  const found = titlesOfRows(rows, letters);
  const at = firstTitled(found);
  const titled = found.map((titles, row) => (row < at ? undefined : titles));
  const titles = titled[at];
  const body = rows.filter((_, row) => row > at && titled[row] === undefined);
  const isLedger = (titles?.filter(({ role }) => role === "ledger").length ?? 0) >= 2;
  const isCalled = () =>
    isLedger || calledKind(rows.slice(0, at >= 0 ? at : mostHead), letters) === "statement";
  if (said === undefined ? isCalled() : said === "statement") return statementOf(rows, at, letters);
  const table = titles ? underTitles(body, titles, letters) : untitled(body, letters, said);
  const firstGoods = table.lines[0]?.line.box.y ?? Number.POSITIVE_INFINITY;
  const above = rows.filter(({ box }, row) => (at >= 0 ? row < at : box.y < firstGoods));
  const called = said ?? calledKind(above.length > 0 ? above : rows, letters);
  const goodsAt = new Set(table.lines.flatMap((line) => line.rows));
  const first = at >= 0 ? at + 1 : Math.min(...goodsAt);
  const sums = sumsBelow(body, goodsAt, letters);
  const signed = withSigns(
    table.lines.map(({ line }) => line),
    sums,
    called,
  );
  const { lines: read, closing } = closed(signed, sums);
  const taxed = closing.taxed
    ? read.map((line) => ({ ...line, total: line.taxed ?? line.total }))
    : read;
  const kind = said ?? kindOf(called, { ...table, lines: taxed }, sums);
  const { lines, priceColumns } =
    kind === "list"
      ? listPrices(table.lines, taxed)
      : { lines: taxed, priceColumns: [] as readonly string[] };
  const taken = new Set([
    ...goodsAt,
    ...sums.map((sum) => sum.at),
    ...headsOfSums(body, sums, letters),
    ...rows.filter((_, row) => titled[row] !== undefined).map((row) => row.at),
  ]);
  const leftover = leftOf({
    rows,
    taken,
    first,
    goodsAt,
    sums,
    lines: table.lines,
    letters,
  }).filter(({ is, text }) => is !== "column" || !priceColumns.includes(text));
  return {
    ...headOf(above.length > 0 ? above : rows, letters),
    ...{ kind, lines, priceColumns },
    orderKnown: table.told || table.lines.some(({ counted }) => counted === "count"),
    ...{ sums, closing, leftover },
    agrees: lines.length > 0 && closing.closes && leftover.length === 0,
    several:
      new Set(titled.filter((one) => one !== undefined)).size > 1 ||
      new Set(sums.filter(({ is }) => is === "total").map(({ text }) => text)).size > 2,
  };
}

/** A statement: the rows under its titles, or every row with a number if it has none, and the final debt. */
function statementOf(rows: readonly PaperRow[], at: number, letters: number): PaperReading {
  const above = at >= 0 ? rows.slice(0, at) : rows;
  const below =
    at >= 0 ? rows.slice(at + 1) : rows.slice(1).filter((row) => /\d/.test(textOf(row)));
  const sums = below
    .flatMap((row) => sumsOf(row, letters))
    .filter(({ is, value }) => (is === "rest" || is === "pay") && value !== undefined)
    .slice(-1);
  return {
    ...headOf(above, letters),
    ...{ kind: "statement", lines: [], orderKnown: false, sums, leftover: [] },
    closing: closeSums(sums, undefined, undefined),
    entries: below.map(textOf),
    ...{ agrees: false, several: false },
  };
}

/** The row of titles that tells most; the first, if several do. « Commerce gros et détail » above it is not chosen. */
function firstTitled(titled: readonly (Titles | undefined)[]): number {
  const most = Math.max(...titled.map((titles) => (titles ? told(titles) : -1)));
  return titled.findIndex((titles) => titles !== undefined && told(titles) === most);
}

/**
 * The rows of sums. A carried-over sum may stand among the goods, all others stand below. A row with several numbers
 * and no word for francs may be goods that were not read, so it is left over.
 */
function sumsBelow(
  body: readonly PaperRow[],
  goods: ReadonlySet<number>,
  letters: number,
): PaperSum[] {
  const [first, last] = [Math.min(...goods), Math.max(...goods)];
  return body.flatMap((row, place) => {
    if (row.at <= first || goods.has(row.at)) return [];
    const above = body[place - 1];
    const found = sumsOf(row, letters);
    const sums = found.length > 0 || !above ? found : sumsOfTwo(above, row, letters);
    const isSeveral = numbersIn(tokensOf(row, letters), letters) > 1;
    return sums.filter(({ is, value, text }) => {
      // Words without a number state no francs: « Conditions », « Arrêtée la présente facture ».
      if (value === undefined && !/\d/.test(text)) return false;
      if (row.at < last) return is === "subtotal" || is === "total";
      return is !== "aside" || !isSeveral;
    });
  });
}

/** Names of returned goods, with or without a minus. */
const takesBack =
  /^(?:retours?|reprises?|repris|rendus?|avoirs?|returns?|returned|credit note|a deduire|deduction)\b/i;

/** The lines and the check of their sums. Lines with the name of a return are negated if the sums close only then. */
function closed(lines: readonly PaperLine[], sums: readonly PaperSum[]) {
  const closing = (read: readonly PaperLine[]) =>
    closeSums(
      sums,
      sumOfTotals(read, ({ total }) => total),
      sumOfTotals(read, ({ taxed, total }) => taxed ?? total),
    );
  const plain = { lines, closing: closing(lines) };
  const isBack = ({ name, total = 0 }: PaperLine) => total > 0 && takesBack.test(foldWord(name));
  if (plain.closing.closes || !lines.some(isBack)) return plain;
  const minus = (value: number | undefined) => (value === undefined ? undefined : -value);
  const turned = lines.map((line) =>
    isBack(line)
      ? { ...line, count: minus(line.count), total: minus(line.total), taxed: minus(line.taxed) }
      : line,
  );
  const other = { lines: turned, closing: closing(turned) };
  return other.closing.closes ? other : plain;
}

function sumOfTotals(lines: readonly PaperLine[], of: (line: PaperLine) => number | undefined) {
  if (lines.length === 0) return undefined;
  const come = lines.reduce((sum, line) => sum + (of(line) ?? Number.NaN), 0);
  return Number.isNaN(come) ? undefined : come;
}

/**
 * A single minus counts on a paper that takes goods back; elsewhere it may be a ruled line of the table, and the line
 * is doubted.
 */
function withSigns(
  lines: readonly PaperLine[],
  sums: readonly PaperSum[],
  called: PaperKind | undefined,
): PaperLine[] {
  const isBack =
    called === "credit-note" ||
    sums.some(({ is, value = 0 }) => (is === "total" || is === "pay") && value < 0);
  const size = (value: number | undefined) => (value === undefined ? undefined : Math.abs(value));
  return lines.map((line) =>
    line.signDoubt && !isBack
      ? { ...line, count: size(line.count), total: size(line.total), taxed: size(line.taxed) }
      : line,
  );
}

/** Rows that only hold the names of the sums in the row below. */
const headsOfSums = (body: readonly PaperRow[], sums: readonly PaperSum[], letters: number) =>
  body.flatMap((row, place) => {
    const below = body[place + 1];
    const isHead =
      below && sums.some(({ at }) => at === below.at) && sumsOfTwo(row, below, letters).length > 0;
    return isHead ? [row.at] : [];
  });

/** The kind that the paper names itself; else the kind shown by its signs, columns and total. */
function kindOf(
  called: PaperKind | undefined,
  { lines, roles }: { lines: readonly PaperLine[]; roles: TableLines["roles"] },
  sums: readonly PaperSum[],
): PaperKind {
  const isBack =
    lines.filter(({ total, count }) => (total ?? count ?? 0) < 0).length * 2 > lines.length;
  if (isBack && called !== "statement") return "credit-note";
  if (called !== "proforma" && sums.some(({ text }) => isCreditTotal(text))) return "credit-note";
  if (roles.includes("price") && !roles.includes("count") && !roles.includes("total"))
    return called === "credit-note" ? "credit-note" : "list";
  if (called) return called;
  if (roles.includes("count") && !roles.includes("price") && !roles.includes("total"))
    return "delivery";
  return "invoice";
}

type Left = {
  rows: readonly PaperRow[];
  taken: ReadonlySet<number>;
  first: number;
  goodsAt: ReadonlySet<number>;
  sums: readonly PaperSum[];
  lines: readonly PlacedLine[];
  letters: number;
};

/** Rows that were not read, and columns of unknown role. */
function leftOf({ rows, taken, first, goodsAt, sums, lines, letters }: Left): LeftPart[] {
  const ends = lines
    .flatMap(({ rights }) => rights.total ?? rights.price ?? rights.count ?? [])
    .sort((one, other) => one - other);
  const right = ends[Math.floor(ends.length / 2)];
  const last = Math.max(...goodsAt);
  const columns = new Set(lines.flatMap(({ unknown = [] }) => unknown));
  return [
    ...leftRows({ rows, taken, first, last, sums, right, letters }),
    ...lines.flatMap(({ left = [], rows: [at] }) =>
      left.map((text): LeftPart => ({ is: "words", text, at })),
    ),
    ...[...columns].map((text): LeftPart => ({ is: "column", text })),
  ];
}

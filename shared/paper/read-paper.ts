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

/** What a photographed paper says, all of it or `leftover`. */
export type PaperReading = PaperHead &
  Accounted & {
    kind: PaperKind;
    lines: readonly PaperLine[];
    /**
     * Titles or units say which number is the count and which the price; without them what agrees may be the other way
     * round.
     */
    orderKnown: boolean;
    sums: readonly PaperSum[];
    closing: Closing;
    /** Of a list with several columns of prices their titles: which of them is meant, somebody has to say. */
    priceColumns?: readonly string[] | undefined;
    /** The one of them that somebody has chosen, by its place. */
    priceColumn?: number | undefined;
    /** Of a statement its rows as they stand: nothing of them is taken anywhere. */
    entries?: readonly string[] | undefined;
    /** The lines come, over every named sum, to what the paper says, and nothing of it was left. */
    agrees: boolean;
    /** More than one table or total stands on it: it may be two papers. */
    several: boolean;
  };

/** Rows in which a paper without titles says that it is a statement. */
const mostHead = 8;

/**
 * What the words of a paper say: its kind, its goods line by line, who sells, which paper, every sum. Nothing is made up:
 * what was not read is not there but in `leftover`, and a line says whether its own arithmetic holds. `letters`: how high
 * most letters are, in pixels. `said`: what somebody says that it is, whatever it calls itself.
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

/** A statement: what stands under its titles, or every row with a number, and what is owed in the end. */
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

/** The row of titles that tells most, the first of several: « Commerce gros et détail » above them is none. */
function firstTitled(titled: readonly (Titles | undefined)[]): number {
  const most = Math.max(...titled.map((titles) => (titles ? told(titles) : -1)));
  return titled.findIndex((titles) => titles !== undefined && told(titles) === most);
}

/**
 * The rows of sums: what is carried over may stand among the goods, all others below them. One with several numbers that
 * says nothing of francs may be goods that were not read, and is left.
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
      // Words without a number say nothing of francs: « Conditions », « Arrêtée la présente facture ».
      if (value === undefined && !/\d/.test(text)) return false;
      if (row.at < last) return is === "subtotal" || is === "total";
      return is !== "aside" || !isSeveral;
    });
  });
}

/** Names of lines that take back, though no sign says so. */
const takesBack =
  /^(?:retours?|reprises?|repris|rendus?|avoirs?|returns?|returned|credit note|a deduire|deduction)\b/i;

/** The lines with what their sums come to; those that say that they take back do where the sums close only then. */
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

/** A minus before one number alone counts where the paper takes back; else it may be a rule of the table, and is doubted. */
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

/** Rows that only name the sums of the row below. */
const headsOfSums = (body: readonly PaperRow[], sums: readonly PaperSum[], letters: number) =>
  body.flatMap((row, place) => {
    const below = body[place + 1];
    const isHead =
      below && sums.some(({ at }) => at === below.at) && sumsOfTwo(row, below, letters).length > 0;
    return isHead ? [row.at] : [];
  });

/** What a paper calls itself; else what its signs, its columns and its total say it is. */
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

/** Rows that were not taken, and columns that nobody knows. */
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

import { foldWord } from "#shared/spoken/said-words.ts";
import { lostLine } from "./lost-line.ts";
import { rightsOf } from "./lost-numbers.ts";
import type { PaperLine } from "./paper-line.ts";
import type { PaperWord } from "./paper-word.ts";
import { headOf, type PaperHead } from "./read-head.ts";
import { type ReadLine, readLine } from "./read-line.ts";
import { type PaperSums, sumOf, sumsOf } from "./read-sums.ts";
import { type Token, tokensOf } from "./row-tokens.ts";
import { type PaperRow, rowsOf, textOf } from "./rows.ts";
import { type Column, type ColumnRole, type Titles, titlesOf } from "./titles.ts";
import { unwrapped } from "./wrapped.ts";

/** What a photographed paper says. `list`: names and prices alone, nothing that has come. */
export type PaperReading = PaperHead & {
  kind: "purchase" | "list";
  lines: readonly PaperLine[];
  /**
   * Titles or units say which number is the count and which the price; without them what agrees may be the other way
   * round.
   */
  orderKnown: boolean;
  sums: PaperSums;
  /** The lines come to what the paper says they do. */
  agrees: boolean;
  /** More than one table or total stands on it: it may be two papers. */
  several: boolean;
};

const orderOf = (roles: readonly ColumnRole[]): Titles =>
  roles.map((role): Column => ({ role, left: 0, right: 0 }));

/** Orders of columns that a paper without titles may have. */
const usual: readonly Titles[] = [
  orderOf(["name", "count", "price", "total"]),
  orderOf(["count", "name", "price", "total"]),
  orderOf(["name", "price", "count", "total"]),
];
const [numbering] = orderOf(["mark"]) as [Column];
const withoutPrices = orderOf(["count", "name", "total"]);
const lists = orderOf(["name", "price"]);
const notes: readonly Titles[] = [orderOf(["count", "name"]), orderOf(["name", "count"])];

/**
 * What the words of a paper say: its goods line by line, who sells, which paper, what it comes to. Nothing is made up:
 * what was not read is not there, and a line says whether its own arithmetic holds. `letters`: how high most letters are.
 */
export function readPaper(words: readonly PaperWord[], letters: number): PaperReading {
  const rows = rowsOf(words, letters);
  const titled = rows.map(titlesOf);
  const at = titled.findIndex((titles) => titles !== undefined);
  const titles = titled[at];
  const body = rows.slice(at + 1).filter((row) => titlesOf(row) === undefined);
  const { lines, roles, told } = titles
    ? underTitles(unwrapped(body, titles, letters), titles, letters)
    : untitled(body, letters);
  const firstGoods = lines[0]?.line.box.y ?? Number.POSITIVE_INFINITY;
  const above = rows.filter(({ box }, row) => (at >= 0 ? row < at : box.y < firstGoods));
  const sums = sumsOf(body, letters);
  const come = lines.reduce((sum, { line }) => sum + (line.total ?? Number.NaN), 0);
  return {
    ...headOf(above.length > 0 ? above : rows, letters),
    kind: roles.includes("price") && !roles.includes("count") ? "list" : "purchase",
    lines: lines.map(({ line }) => line),
    orderKnown: told || lines.some(({ counted }) => counted === "count"),
    sums,
    agrees: lines.length > 0 && (come === sums.total || come === sums.net),
    several:
      titled.filter((one) => one !== undefined).length > 1 ||
      new Set(body.filter((row) => sumOf(row) === "total").map(textOf)).size > 2,
  };
}

const agreeing = (lines: readonly ReadLine[]) => lines.filter(({ line }) => line.agrees).length;
/** The reading in which most lines agree, and of these the one whose counts have the units beside them. */
function bestOf<R extends { lines: readonly ReadLine[] }>(readings: readonly R[]): R {
  const told = ({ lines }: R) =>
    lines.reduce(
      (sum, { counted, line }) =>
        sum +
        (line.agrees ? 1 : 0) +
        (counted === undefined ? 0 : counted === "count" ? 0.4 : -0.4),
      0,
    );
  return readings.reduce((one, other) => (told(other) > told(one) ? other : one));
}

const rolesOf = (titles: Titles) => titles.map(({ role }) => role);

/** Where most lines agree as the titles say, so they are; else a title was not read, and the orders with it are tried. */
function underTitles(body: readonly PaperRow[], titles: Titles, letters: number) {
  const first = { titles, lines: goodsOf(body, titles, letters) };
  const roles = rolesOf(titles);
  const isMoney = roles.includes("total") || roles.includes("price");
  const isWhole = ["count", "price", "total"].every((role) => roles.includes(role as ColumnRole));
  if (!isMoney || (isWhole && agreeing(first.lines) * 2 >= first.lines.length))
    return { lines: first.lines, roles, told: true };
  const mended = mendedTitles(titles).map((order) => ({
    titles: order,
    lines: goodsOf(body, order, letters),
  }));
  // One line may add up by chance: another order is believed once most lines do as they were read.
  const believed = mended.filter(({ lines }) => {
    const plain = lines.filter(({ line }) => line.agrees && !line.repaired).length;
    return plain >= 2 && plain * 2 >= lines.length;
  });
  const best = bestOf([first, ...believed]);
  return { lines: best.lines, roles: rolesOf(best.titles), told: isWhole && best === first };
}

/** The same titles with those that are missing of count, price and total, wherever they may stand. */
function mendedTitles(titles: Titles): Titles[] {
  const name = titles.filter(
    ({ role }) => role !== "count" && role !== "price" && role !== "total",
  );
  const at = name.findIndex(({ role }) => role === "name");
  const [before, after] = [name.slice(0, at), name.slice(at)];
  const [count, price, total] = orderOf(["count", "price", "total"]);
  if (!count || !price || !total) return [];
  return [
    [...before, ...after, count, price, total],
    [...before, ...after, price, count, total],
    [...before, count, ...after, price, total],
  ];
}

/** Without titles the order is the one that makes most lines agree; else what the paper calls itself tells. */
function untitled(body: readonly PaperRow[], letters: number) {
  const orders = isNumbered(body) ? usual.map((titles) => [numbering, ...titles]) : usual;
  const read = orders.map((titles) => ({ titles, lines: goodsOf(body, titles, letters, true) }));
  const best = bestOf(read);
  const told = false;
  if (agreeing(best.lines) > 0) return { lines: best.lines, roles: rolesOf(best.titles), told };
  const called = foldWord(body.map(textOf).join(" "));
  if (/liste? (?:de|des|of)? ?pri|tarif|price ?list|catalogue/.test(called))
    return { lines: goodsOf(body, lists, letters), roles: rolesOf(lists), told };
  const bare = goodsOf(body, withoutPrices, letters).filter(
    ({ line }) => line.count !== undefined && line.total !== undefined,
  );
  if (bare.length >= 2) return { lines: bare, roles: rolesOf(withoutPrices), told: true };
  if (!/livraison|delivery|bordereau|recu/.test(called)) return { lines: [], roles: [], told };
  const [one, other] = notes.map((titles) => ({ titles, lines: goodsOf(body, titles, letters) }));
  const more = (one?.lines.length ?? 0) >= (other?.lines.length ?? 0) ? one : other;
  return { lines: more?.lines ?? [], roles: rolesOf(more?.titles ?? []), told };
}

/** Whether most rows begin with their number: 1, 2, 3. */
function isNumbered(body: readonly PaperRow[]): boolean {
  const firsts = body.flatMap(({ words: [first, ...others] }) =>
    others.length > 2 && /^\d{1,2}\.?$/.test(first?.text ?? "") ? Number(first?.text) : [],
  );
  const steps = firsts.filter((number, at) => at > 0 && number === (firsts[at - 1] ?? 0) + 1);
  return steps.length >= 2 && steps.length * 3 >= firsts.length;
}

/** The goods of the rows below the titles. `sure`: what does not agree is no goods. */
function goodsOf(
  body: readonly PaperRow[],
  titles: Titles,
  letters: number,
  sure = false,
): ReadLine[] {
  const found: (ReadLine & { tokens: readonly Token[] })[] = [];
  const open: { tokens: readonly Token[]; at: number }[] = [];
  let name: readonly Token[] | undefined;
  for (const [at, row] of body.entries()) {
    if (sumOf(row)) {
      name = undefined;
      continue;
    }
    const tokens = tokensOf(row, letters);
    const alone = readLine(tokens, titles);
    // A ticket says the name on one line, and how many at what price on the next.
    const isNumbers =
      tokens.some(({ kind }) => kind === "digits") &&
      !tokens.some(({ kind, text }) => kind === "word" && /\p{L}{3}/u.test(text));
    const both = name && isNumbers ? readLine([...name, ...tokens], titles) : undefined;
    const read = both?.line.agrees ? both : alone;
    if (read && (read.line.agrees || !sure)) found.push({ ...read, tokens });
    else if (!isNumbers || tokens.length > 2) open.push({ tokens, at });
    name = isNumbers || read?.line.agrees ? undefined : tokens;
  }
  const rights = rightsOf(found);
  const [top, bottom] = [found[0]?.line.box.y ?? 0, found.at(-1)?.line.box.y ?? 0];
  const lost = open.flatMap(({ tokens }) => lostLine(tokens, rights, letters, [top, bottom]) ?? []);
  return [...found, ...lost]
    .map(({ line, rights: ends, counted }) => ({ line, rights: ends, counted }))
    .sort((one, other) => one.line.box.y - other.line.box.y);
}

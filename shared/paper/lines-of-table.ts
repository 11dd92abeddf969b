import { pastMarks } from "./beside-goods.ts";
import { lostLine } from "./lost-line.ts";
import { rightsOf } from "./lost-numbers.ts";
import { type ReadLine, readLine } from "./read-line.ts";
import { sumOf } from "./read-sums.ts";
import { type Token, tokensOf } from "./row-tokens.ts";
import type { PaperRow } from "./rows.ts";
import { isGoodsOfList, isNeverGoods } from "./sum-words.ts";
import type { Titles } from "./titles.ts";

/** A line of goods and the rows it was read from, each by its line on the paper. */
export type PlacedLine = ReadLine & { rows: readonly number[] };

/** The goods of the rows below the titles. `sure`: leave out lines whose numbers do not agree. */
export function goodsOf(
  body: readonly PaperRow[],
  titles: Titles,
  letters: number,
  sure = false,
): PlacedLine[] {
  const isBare = !titles.some(({ role }) => role === "total");
  const found: PlacedLine[] = [];
  const open: { tokens: readonly Token[]; row: PaperRow }[] = [];
  let name: { tokens: readonly Token[]; row: PaperRow } | undefined;
  for (const row of body) {
    const tokens = tokensOf(row, letters);
    const said = sumOf(row);
    const sum = said && isBare && isGoodsOfList(said) ? undefined : said;
    const alone = sum && isNeverGoods(sum) ? undefined : readLine(tokens, titles);
    if (sum && !isGoods(alone)) {
      name = undefined;
      continue;
    }
    // Tickets print the name on one row, count and price on the next.
    const isNumbers =
      tokens.some(({ kind }) => kind === "digits") &&
      !tokens.some(({ kind, text }) => kind === "word" && /\p{L}{3}/u.test(text));
    const both = name && isNumbers ? readLine([...name.tokens, ...tokens], titles) : undefined;
    const read = both?.line.agrees ? both : alone;
    const rows = read === both && name ? [name.row.at, row.at] : [row.at];
    if (read && (read.line.agrees || !sure)) found.push({ ...read, rows });
    else open.push({ tokens, row });
    name = isNumbers || read?.line.agrees ? undefined : { tokens, row };
  }
  const rights = rightsOf(found);
  const nameAt = titles.findIndex(({ role }) => role === "name");
  const [top, bottom] = [found[0]?.line.box.y ?? 0, found.at(-1)?.line.box.y ?? 0];
  const lost = open.flatMap(({ tokens, row }) => {
    const goods = tokens.slice(pastMarks(tokens, titles, nameAt));
    const line = goods.length > 0 ? lostLine(goods, rights, letters, [top, bottom]) : undefined;
    return line ? [{ ...line, rows: [row.at] }] : [];
  });
  const taken = new Set(found.flatMap(({ rows }) => rows));
  return [...found, ...lost.filter(({ rows }) => !rows.some((at) => taken.has(at)))].sort(
    (one, other) => one.line.box.y - other.line.box.y,
  );
}

/** True for a row of goods that begins like a sum: « Crédit Orange 5 · 1 000 · 5 000 ». */
const isGoods = (read: ReadLine | undefined) =>
  read?.line.agrees === true && !read.line.repaired && (read.line.count ?? 1) !== 1;

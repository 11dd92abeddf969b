import { foldWord } from "#shared/spoken/said-words.ts";
import { goodsOf, type PlacedLine } from "./lines-of-table.ts";
import type { PaperKind } from "./paper-kind.ts";
import { type PaperRow, textOf } from "./rows.ts";
import type { Column, ColumnRole, Titles } from "./titles.ts";
import { untitledPrices } from "./untitled-prices.ts";
import { unwrapped } from "./wrapped.ts";

/** The goods of a table. `told`: the titles tell the count from the price. */
export type TableLines = {
  lines: readonly PlacedLine[];
  roles: readonly ColumnRole[];
  told: boolean;
};

const orderOf = (roles: readonly ColumnRole[]): Titles =>
  roles.map((role): Column => ({ role, left: 0, right: 0 }));

/** Usual orders of columns on a paper without titles. */
const usual: readonly Titles[] = [
  orderOf(["name", "count", "price", "total"]),
  orderOf(["count", "name", "price", "total"]),
  orderOf(["name", "price", "count", "total"]),
];
const [numbering] = orderOf(["mark"]) as [Column];
const withoutPrices = orderOf(["count", "name", "total"]);
const lists = orderOf(["name", "price"]);
const notes: readonly Titles[] = [orderOf(["count", "name"]), orderOf(["name", "count"])];

const agreeing = (lines: readonly PlacedLine[]) => lines.filter(({ line }) => line.agrees).length;

/** The reading with the most lines that agree; of these, the one with units beside its counts. */
function bestOf<R extends { lines: readonly PlacedLine[] }>(readings: readonly R[]): R {
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

/**
 * Keeps the order of the titles if most lines agree in it; else a title was not read, and orders with the missing one
 * are tried.
 */
export function underTitles(
  body: readonly PaperRow[],
  titles: Titles,
  letters: number,
): TableLines {
  const rows = unwrapped(body, titles, letters);
  const first = { titles, lines: goodsOf(rows, titles, letters) };
  const roles = rolesOf(titles);
  const isMoney = roles.includes("total") || roles.includes("price");
  const isWhole = ["count", "price", "total"].every((role) => roles.includes(role as ColumnRole));
  if (!isMoney || (isWhole && agreeing(first.lines) * 2 >= first.lines.length))
    return { lines: first.lines, roles, told: true };
  const read = (order: Titles) => ({ titles: order, lines: goodsOf(rows, order, letters) });
  const named = unknownAsMissing(titles).map(read);
  const mended = [...named, ...mendedTitles(titles).map(read)];
  // One line may agree by chance: another order needs most lines to agree as read.
  const believed = mended.filter(({ lines }) => {
    const plain = lines.filter(({ line }) => line.agrees && !line.repaired).length;
    return plain >= 2 && plain * 2 >= lines.length;
  });
  const best = bestOf([first, ...believed]);
  return {
    lines: best.lines,
    roles: rolesOf(best.titles),
    told: (isWhole && best === first) || named.includes(best),
  };
}

/**
 * Titles with an unknown column as the missing one of count, price and total, if the other two are known; the
 * arithmetic decides.
 */
function unknownAsMissing(titles: Titles): Titles[] {
  const missing = (["count", "price", "total"] as const).filter(
    (role) => !titles.some((one) => one.role === role),
  );
  const [role, another] = missing;
  if (!role || another) return [];
  return titles.flatMap((column, at) =>
    column.role === "unknown"
      ? [titles.map((one, place) => (place === at ? { ...column, role } : one))]
      : [],
  );
}

/** The titles with the missing ones of count, price and total added, at each possible place. */
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

/**
 * Reads a table without titles: the order in which most lines agree; else the kind that the paper, or a person, gives
 * it.
 */
export function untitled(body: readonly PaperRow[], letters: number, said?: PaperKind): TableLines {
  const called = foldWord(body.map(textOf).join(" "));
  const told = false;
  const isList =
    said === "list" ||
    /\b(?:liste? (?:de|des|of)? ?prix|liste? (?:de|des) tarifs?|tarifs?|price ?list|catalogue|prix (?:de|du|des|au)|nos prix)\b/.test(
      called,
    );
  const order = untitledPrices(body, letters) ?? lists;
  const listed = isList ? goodsOf(body, order, letters) : [];
  const orders = isNumbered(body) ? usual.map((titles) => [numbering, ...titles]) : usual;
  const read = orders.map((titles) => ({ titles, lines: goodsOf(body, titles, letters, true) }));
  const best = bestOf(read);
  // One row of a list may multiply by chance: « Sel 1 200 200 ».
  if (agreeing(best.lines) > 0 && agreeing(best.lines) * 2 >= listed.length)
    return { lines: best.lines, roles: rolesOf(best.titles), told };
  if (isList) return { lines: listed, roles: rolesOf(order), told };
  const bare = goodsOf(body, withoutPrices, letters).filter(
    ({ line }) => line.count !== undefined && line.total !== undefined,
  );
  if (bare.length >= 2) return { lines: bare, roles: rolesOf(withoutPrices), told: true };
  const isNote = said === "delivery" || said === "credit-note";
  if (!isNote && !/livraison|delivery|bordereau|recu|retour|return|avoir/.test(called))
    return { lines: [], roles: [], told };
  const [one, other] = notes.map((titles) => ({ titles, lines: goodsOf(body, titles, letters) }));
  const more = (one?.lines.length ?? 0) >= (other?.lines.length ?? 0) ? one : other;
  return { lines: more?.lines ?? [], roles: rolesOf(more?.titles ?? []), told };
}

/** True if most rows begin with their number: 1, 2, 3. */
function isNumbered(body: readonly PaperRow[]): boolean {
  const firsts = body.flatMap(({ words: [first, ...others] }) =>
    others.length > 2 && /^\d{1,2}\.?$/.test(first?.text ?? "") ? Number(first?.text) : [],
  );
  const steps = firsts.filter((number, at) => at > 0 && number === (firsts[at - 1] ?? 0) + 1);
  return steps.length >= 2 && steps.length * 3 >= firsts.length;
}

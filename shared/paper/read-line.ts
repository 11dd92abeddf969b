import { type Agreed, agreement, type PlacedNumber } from "./agreement.ts";
import { pastMarks, withoutWordColumns } from "./beside-goods.ts";
import type { NumberRole, PaperLine } from "./paper-line.ts";
import { boxAround } from "./paper-word.ts";
import { cutsOf, type RowNumber } from "./row-numbers.ts";
import { asDigits, type Token, unitOf } from "./row-tokens.ts";
import { isMinus } from "./sign.ts";
import type { Column, ColumnRole, Titles } from "./titles.ts";

/** A line with where its numbers end, by which others are told apart. */
export type ReadLine = {
  line: PaperLine;
  rights: Partial<Record<NumberRole, number>>;
  /** The number beside which the paper says a unit, or « x »: it is the count. */
  counted?: NumberRole | undefined;
  /** Titles of unknown role under which this row has something. */
  unknown?: readonly string[] | undefined;
  /** Its numbers under titles of prices, or under titles of unknown role. */
  prices?: readonly { column: Column; value: number | undefined }[] | undefined;
  /** Words and signs of the row that were not used. */
  left?: readonly string[] | undefined;
};

const needed: readonly ColumnRole[] = ["count", "price", "total"];
const optional: readonly ColumnRole[] = [
  "per",
  "tax",
  "discount",
  "other",
  "unknown",
  "mark",
  "ledger",
];
/** Upper limit of optional columns tried both filled and empty. */
const mostOptional = 6;

/**
 * The goods of a row whose columns stand in this order; undefined where it names nothing or has no number. What stands
 * before the column of names is a mark or the count.
 */
export function readLine(all: readonly Token[], titles: Titles): ReadLine | undefined {
  const nameAt = titles.findIndex(({ role }) => role === "name");
  const { tokens, unknown } = withoutWordColumns(all, titles, nameAt);
  const rolesBefore = titles.slice(0, nameAt).map(({ role }) => role);
  const after = titles.slice(nameAt + 1);
  const start = pastMarks(tokens, titles, nameAt);
  const head = rolesBefore.includes("count") ? countBefore(tokens, start) : undefined;
  const from = head?.next ?? start;
  const hasUnit = after.some(({ role }) => role === "unit");
  const orders = ordersOf(after);
  const isBare = orders[0]?.length === 0;
  let best: (ReadLine & { score: number }) | undefined;
  for (let tail = tokens.length; tail > from; tail -= 1) {
    if (tail < tokens.length && !isOfTail(tokens[tail])) break;
    const cuts = isBare ? [[]] : cutsOf(tokens, tail, tokens.length);
    for (const [oddness, numbers] of cuts.entries())
      for (const wanted of orders) {
        if (wanted.length !== numbers.length) continue;
        if (numbers.some((one, place) => one.isPercent && isNeeded(wanted[place]))) continue;
        const isFilled = wanted.length === orders[0]?.length;
        const read = lineFrom({ tokens, from, tail, hasUnit, numbers, wanted, head, isFilled });
        if (!read) continue;
        const below = placed(tokens, numbers, wanted);
        // Numbers that do not agree, or only after a repair, must stand under their titles.
        const isPlain = read.line.agrees && !read.line.repaired;
        const isTitled = isFull(wanted);
        const isAstray = below < numbers.length;
        if (isTitled && (isTorn(tokens, tail) || (!isPlain && isAstray))) continue;
        if (isTitled && isAstray && numbers.some(({ from: at }) => isTorn(tokens, at))) continue;
        const isApart = tokens[tail]?.glued !== true;
        const score =
          (read.line.agrees ? 20 : 0) -
          (read.line.repaired ? 6 : 0) +
          (isApart ? 4 : 0) -
          (isTorn(tokens, tail) ? 25 : 0) -
          3 * farNumbers(tokens, from, tail) +
          below -
          Math.min(3, oddness);
        if (!best || score > best.score) best = { ...read, score };
      }
    if (isBare) break;
  }
  if (!best) return undefined;
  const { line, rights, counted, left, prices, unknown: numbered = [] } = best;
  return { line, rights, counted, left, prices, unknown: [...unknown, ...numbered] };
}

/** Possible columns of the numbers of a row, in order; optional columns may be left out. */
function ordersOf(after: Titles): Column[][] {
  let orders: Column[][] = [[]];
  let tried = 0;
  for (const column of after) {
    // Of two prices or two totals, either may be empty.
    const isTwice = after.filter(({ role }) => role === column.role).length > 1;
    const isOptional = isTwice || optional.includes(column.role);
    if (!isOptional && !needed.includes(column.role)) continue;
    const without = isOptional && tried < mostOptional ? orders : [];
    if (isOptional) tried += 1;
    orders = [...orders.map((order) => [...order, column]), ...without];
  }
  return orders;
}

const isNeeded = (column: Column | undefined) =>
  column !== undefined && needed.includes(column.role);

/** True if the titles of count, price and total were all read. */
const isFull = (wanted: readonly Column[]) =>
  needed.every((role) => wanted.some((one) => one.role === role && one.right > one.left));

/** Count of numbers that stand below their title, each with the unit behind it: « 7 CAS ». */
function placed(
  tokens: readonly Token[],
  numbers: readonly RowNumber[],
  wanted: readonly Column[],
) {
  return numbers.filter((number, at) => {
    const title = wanted[at];
    if (!title || title.right <= title.left) return false;
    const next = tokens[number.to];
    const right = next?.kind === "unit" ? next.x + next.width : number.right;
    return right >= title.left - 8 && number.left <= title.right + 8;
  }).length;
}

/** Numbers, units and single letters between them: what may stand behind a name. */
const isOfTail = (token: Token | undefined) =>
  token !== undefined &&
  (token.kind !== "word" || asDigits(token.text) !== undefined || token.text.length <= 2);

/** Count of numbers in the name that stand far from its words: they belong to a column, wherever its title stands. */
const farNumbers = (tokens: readonly Token[], from: number, tail: number) =>
  tokens.slice(from + 1, tail).filter(({ kind, glued }) => kind === "digits" && !glued).length;

/** True if the cut would split a number between the name and the first column: « Thé 1 » and « 100 ». */
const isTorn = (tokens: readonly Token[], tail: number) => {
  const [before, first] = [tokens[tail - 1], tokens[tail]];
  if (!before || !first?.glued || before.of === first.of || before.kind !== "digits") return false;
  return /^\d{1,3}$/.test(before.text) && /^\d{3}(?:[.,]\d{2})?$/.test(first.text);
};

function countBefore(tokens: readonly Token[], at: number) {
  const token = tokens[at];
  const digits = token && asDigits(token.text);
  if (!token || digits === undefined) return undefined;
  const [number] = cutsOf(tokens, at, at + 1)[0] ?? [];
  if (!number) return undefined;
  const unit = tokens[at + 1];
  const named = unit?.kind === "unit" ? unitOf(unit.text) : undefined;
  return { number, unit: named, next: at + (named ? 2 : 1) };
}

type Parts = {
  tokens: readonly Token[];
  from: number;
  tail: number;
  hasUnit: boolean;
  numbers: readonly RowNumber[];
  wanted: readonly Column[];
  head: ReturnType<typeof countBefore>;
  /** Every number column has a number, so a lone minus does not mark an empty cell. */
  isFilled: boolean;
};

function lineFrom(parts: Parts): ReadLine | undefined {
  const { tokens, from, tail, hasUnit, numbers, wanted, head, isFilled } = parts;
  let end = tail;
  let unit = head?.unit;
  const before = tokens[end - 1];
  // A unit apart from the name is of a column of its own, whether its title was read or not; « 500 g » is a size.
  const isOwn = hasUnit
    ? !/\d$/.test(tokens[end - 2]?.text ?? "") || !before?.glued
    : !before?.glued;
  const behind = tokens.slice(tail).find(({ kind }) => kind === "unit");
  if (!behind && before?.kind === "unit" && isOwn && end - 1 > from) {
    unit ??= unitOf(before.text);
    end -= 1;
  }
  if (behind) unit ??= unitOf(behind.text);
  const name = nameOf(tokens.slice(pastCode(tokens, from), end));
  if (!/\p{L}{2}/u.test(name) || (numbers.length === 0 && !head)) return undefined;
  const given: PlacedNumber[] = [
    ...(head ? [{ role: "count" as const, number: head.number }] : []),
    ...numbers.map((number, at) => ({ role: wanted[at]?.role ?? "unknown", number })),
  ];
  const agreed = agreement(given);
  const byRole = numbersByRole(given, agreed);
  const amountOf = (role: NumberRole) => agreed.values[role] ?? likeliest(role, byRole.get(role));
  const rights = Object.fromEntries([...byRole].map(([role, { right }]) => [role, right]));
  const unknown = wanted.flatMap(({ role, text = "" }, at) =>
    role === "unknown" && numbers[at] ? [text] : [],
  );
  const counts = wanted.filter((_, at) => numbers[at] && numbers[at] === byRole.get("count"));
  unit ??= counts[0]?.unit;
  const isTold = counts.length > 0 && counts[0]?.unit !== undefined && unit === counts[0].unit;
  const per = isTold
    ? given.find(({ role }) => role === "per")?.number.readings[0]?.value
    : undefined;
  const prices = wanted.flatMap((column, at) =>
    numbers[at] && (column.role === "price" || column.role === "unknown")
      ? [{ column, value: likeliest("price", numbers[at]) }]
      : [],
  );
  return {
    rights,
    prices,
    counted: countedOf(tokens, byRole),
    unknown,
    left: isFilled ? tokens.slice(tail).flatMap(({ text }) => (isMinus(text) ? [text] : [])) : [],
    line: {
      name,
      unit:
        agreed.from.count && agreed.values.count !== likeliest("count", agreed.from.count) && per
          ? undefined
          : unit,
      ...signedBy(byRole, {
        count: amountOf("count"),
        unitPrice: amountOf("price"),
        total: amountOf("total"),
        taxed: agreed.values.taxed,
      }),
      ...(per !== undefined && { per }),
      ...{ agrees: agreed.agrees, repaired: agreed.repaired },
      confidence: Math.min(100, ...[...byRole.values()].map(({ confidence }) => confidence)),
      box: boxAround(tokens),
    },
  };
}

/** The number of each role: the one that agrees, else the last (delivered after ordered, net after gross). */
function numbersByRole(
  given: readonly PlacedNumber[],
  { from }: Agreed,
): Map<NumberRole, RowNumber> {
  const byRole = new Map<NumberRole, RowNumber>();
  for (const role of ["count", "price", "total"] as const) {
    const one = from[role] ?? given.filter((placed) => placed.role === role).at(-1)?.number;
    if (one) byRole.set(role, one);
  }
  return byRole;
}

type Amounts = Pick<PaperLine, "count" | "unitPrice" | "total" | "taxed">;

/** Negates a returned line: it has a minus before its total, or before count or price if it has no total. */
function signedBy(byRole: ReadonlyMap<NumberRole, RowNumber>, amounts: Amounts) {
  const isMinus = (role: NumberRole) => byRole.get(role)?.isNegative === true;
  const signs = (["count", "price", "total"] as const).filter((role) => byRole.has(role));
  const minus = signs.filter(isMinus);
  const { count, unitPrice, total, taxed } = amounts;
  if (minus.length === 0) return amounts;
  const turned = (value: number | undefined) => (value === undefined ? undefined : -value);
  // The minus is meant if two of count, price and total have it, or if only count and total exist. A single one may be
  // a ruled line of the table.
  const isOdd = minus.length === 1 && signs.length === 3 && amounts.count !== undefined;
  return {
    ...{ count: turned(count), unitPrice, total: turned(total), taxed: turned(taxed) },
    ...(isOdd && !isMinus("total") && { signDoubt: true as const }),
  };
}

/** The number with a unit or a sign of multiplication behind it. */
function countedOf(tokens: readonly Token[], byRole: ReadonlyMap<NumberRole, RowNumber>) {
  for (const [role, { to }] of byRole) {
    const next = tokens[to];
    const isTimes = next?.kind === "word" && /^[xX×*@]$/.test(next.text);
    if (isTimes || tokens[to - 1]?.times || (next?.kind === "unit" && next.glued)) return role;
  }
  return undefined;
}

/** Skips a long number before the name: a bar code, with or without a title. */
const pastCode = (tokens: readonly Token[], from: number) =>
  /^\d{8,14}$/.test(tokens[from]?.text ?? "") ? from + 1 : from;

/** The words of a name, digits and their unit as they stood. */
function nameOf(tokens: readonly Token[]): string {
  let text = "";
  let of = -1;
  for (const token of tokens) {
    const printed = token.printed ?? token.text;
    text += text === "" || token.of === of ? printed : ` ${printed}`;
    of = token.of;
  }
  return text.trim();
}

/** Francs have no decimals, and nobody asks a fraction of a price. */
const likeliest = (role: NumberRole, number: RowNumber | undefined) =>
  number?.readings.find(({ value }) => role === "count" || Number.isInteger(value))?.value;

import { agreement } from "./agreement.ts";
import type { NumberRole, PaperLine } from "./paper-line.ts";
import { boxAround } from "./paper-word.ts";
import { cutsOf, type RowNumber } from "./row-numbers.ts";
import { asDigits, type Token, unitOf } from "./row-tokens.ts";
import type { ColumnRole, Titles } from "./titles.ts";

/** A line with where its numbers end, by which others are told apart. */
export type ReadLine = {
  line: PaperLine;
  rights: Partial<Record<NumberRole, number>>;
  /** The number beside which the paper says a unit, or « x »: it is the count. */
  counted?: NumberRole | undefined;
};

const numeric = (role: ColumnRole): role is NumberRole =>
  role === "count" || role === "price" || role === "total";

const isNumber = (role: ColumnRole): role is NumberRole | "other" =>
  numeric(role) || role === "other";

/**
 * The goods of a row whose columns stand in this order; undefined where it names nothing or has no number. What stands
 * before the column of names is a mark or the count.
 */
export function readLine(tokens: readonly Token[], titles: Titles): ReadLine | undefined {
  const nameAt = titles.findIndex(({ role }) => role === "name");
  const rolesBefore = titles.slice(0, nameAt).map(({ role }) => role);
  const rolesAfter = titles.slice(nameAt + 1).map(({ role }) => role);
  const start = pastMarks(tokens, titles, nameAt);
  const head = rolesBefore.includes("count") ? countBefore(tokens, start) : undefined;
  const from = head?.next ?? start;
  const hasUnit = rolesAfter.includes("unit");
  // A column of something else may be empty.
  const orders = rolesAfter.includes("other")
    ? [rolesAfter.filter(isNumber), rolesAfter.filter(numeric)]
    : [rolesAfter.filter(numeric)];
  let best: (ReadLine & { score: number }) | undefined;
  for (let tail = tokens.length; tail > from; tail -= 1) {
    if (tail < tokens.length && !isOfTail(tokens[tail])) break;
    const cuts = orders[0]?.length === 0 ? [[]] : cutsOf(tokens, tail, tokens.length);
    for (const [oddness, numbers] of cuts.entries()) {
      const wanted = orders.find(({ length }) => length === numbers.length);
      if (!wanted) continue;
      const parts = { tokens, from, tail, hasUnit, numbers, wanted, head };
      const read = lineFrom(parts);
      if (!read) continue;
      const isApart = tokens[tail]?.glued !== true;
      const score =
        (read.line.agrees ? 20 : 0) -
        (read.line.repaired ? 6 : 0) +
        (isApart ? 4 : 0) +
        placed(numbers, wanted, titles) -
        Math.min(3, oddness);
      if (!best || score > best.score) best = { ...read, score };
    }
    if (orders[0]?.length === 0) break;
  }
  return best && { line: best.line, rights: best.rights, counted: best.counted };
}

/** How many of the numbers stand below the title that they are given to. */
function placed(numbers: readonly RowNumber[], wanted: readonly ColumnRole[], titles: Titles) {
  return numbers.filter((number, at) => {
    const title = titles.find(({ role }) => role === wanted[at]);
    if (!title || title.right <= title.left) return false;
    return number.right >= title.left - 8 && number.left <= title.right + 8;
  }).length;
}

/** Numbers, units and single letters between them: what may stand behind a name. */
const isOfTail = (token: Token | undefined) =>
  token !== undefined &&
  (token.kind !== "word" || asDigits(token.text) !== undefined || token.text.length <= 2);

/** Past what stands in columns of marks, left of the names. */
function pastMarks(tokens: readonly Token[], titles: Titles, nameAt: number): number {
  const name = titles[nameAt];
  let at = 0;
  for (const { role, left, right } of titles.slice(0, nameAt)) {
    const token = tokens[at];
    if (role !== "mark" || !token || !name) continue;
    const middle = token.x + token.width / 2;
    const isUnderMark =
      right > left ? middle < (right + name.left) / 2 : /^[\d.]{1,4}$/.test(token.text);
    if (isUnderMark) at += 1;
  }
  return at;
}

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
  wanted: readonly (NumberRole | "other")[];
  head: ReturnType<typeof countBefore>;
};

function lineFrom(parts: Parts): ReadLine | undefined {
  const { tokens, from, tail, hasUnit, numbers, wanted, head } = parts;
  let end = tail;
  let unit = head?.unit;
  const before = tokens[end - 1];
  // A unit apart from the name is of a column of its own, whether its title was read or not; « 500 g » is a size.
  const isOwn = hasUnit
    ? !/\d$/.test(tokens[end - 2]?.text ?? "") || !before?.glued
    : !before?.glued;
  if (before?.kind === "unit" && isOwn && end - 1 > from) {
    unit ??= unitOf(before.text);
    end -= 1;
  }
  const behind = tokens.slice(tail).find(({ kind }) => kind === "unit");
  if (behind) unit ??= unitOf(behind.text);
  const name = nameOf(tokens.slice(from, end));
  if (!/\p{L}{2}/u.test(name) || (numbers.length === 0 && !head)) return undefined;
  const byRole = new Map<NumberRole, RowNumber>();
  if (head) byRole.set("count", head.number);
  for (const [at, role] of wanted.entries()) {
    const number = numbers[at];
    if (number && role !== "other") byRole.set(role, number);
  }
  const agreed = agreement(byRole);
  const amountOf = (role: NumberRole) => agreed.values[role] ?? likeliest(role, byRole.get(role));
  const rights = Object.fromEntries([...byRole].map(([role, { right }]) => [role, right]));
  return {
    rights,
    counted: countedOf(tokens, byRole),
    line: {
      ...{ name, unit, count: amountOf("count"), unitPrice: amountOf("price") },
      ...{ total: amountOf("total"), agrees: agreed.agrees, repaired: agreed.repaired },
      confidence: Math.min(100, ...[...byRole.values()].map(({ confidence }) => confidence)),
      box: boxAround(tokens),
    },
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

/** The words of a name, digits and their unit as they stood. */
function nameOf(tokens: readonly Token[]): string {
  let text = "";
  let of = -1;
  for (const token of tokens) {
    text += text === "" || token.of === of ? token.text : ` ${token.text}`;
    of = token.of;
  }
  return text.trim();
}

/** Francs have no decimals, and nobody asks a fraction of a price. */
const likeliest = (role: NumberRole, number: RowNumber | undefined) =>
  number?.readings.find(({ value }) => role === "count" || Number.isInteger(value))?.value;

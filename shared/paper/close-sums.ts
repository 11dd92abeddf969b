import type { PaperSum } from "./read-sums.ts";
import type { SumKind } from "./sum-words.ts";

/** What the sums of a paper come to. Francs; of a paper that takes back all of them are below zero where its lines are. */
export type Closing = {
  /** From the lines over every named sum to what is to be paid: each step holds. */
  closes: boolean;
  /** Whether it closes only with the totals of the lines that have their tax in them. */
  taxed: boolean;
  /** What this paper alone asks for, without earlier debts and payments; undefined where it does not say. */
  toPay: number | undefined;
  /** What lies between the lines and what is to be paid, with the sign that it has there. */
  changes: readonly Change[];
  /** Of the supplier's account: earlier debts above zero, what was paid before below. */
  account: readonly Change[];
};
export type Change = { sum: PaperSum; value: number };

const states: readonly SumKind[] = ["subtotal", "total", "pay", "rest"];
const notCounted: readonly SumKind[] = [...states, "aside", "number", "included"];
const ofAccount: readonly SumKind[] = ["previous", "advance"];
/** More of them are not tried in every way. */
const mostChanges = 8;

/** The signs with which a sum may count; an earlier debt or payment may be told without being counted. */
function signsOf({ is, value = 0 }: PaperSum): readonly number[] {
  if (is === "discount") return [-1];
  if (is === "advance") return [-1, 0];
  if (is === "previous") return [1, 0];
  if (is === "tax") return [1, 0];
  if (is === "withholding") return [1, -1];
  if (value < 0) return [-1];
  return is === "rounding" || is === "consigne" ? [1, -1] : [1];
}

/**
 * Whether the lines come, over every sum that is named, to what is to be paid. `come`: what the lines come to, `taxed` with
 * their tax where they say it; undefined where a line has no total. A tax counts nothing only where it is in the total
 * already, as its rate says.
 */
export function closeSums(
  sums: readonly PaperSum[],
  come: number | undefined,
  taxed: number | undefined,
): Closing {
  const stated = sums.filter(({ is, value }) => states.includes(is) && value !== undefined);
  const changing = sums.filter(
    ({ is, value }) =>
      !notCounted.includes(is) && value !== 0 && !(ofAccount.includes(is) && value === undefined),
  );
  const others = changing.filter((sum) => !isTotalOf(sum, changing));
  const unread = others.some(({ value, rate }) => value === undefined && rate === undefined);
  const isBroken = sums.some(({ is, value }) => states.includes(is) && value === undefined);
  const open = (): Closing => ({
    closes: false,
    taxed: false,
    toPay: statedPay(sums),
    changes: [],
    account: [],
  });
  if (stated.length === 0 || others.length > mostChanges || unread || isBroken) return open();
  for (const [from, isTaxed] of [
    [come, false],
    [taxed, true],
  ] as const) {
    if (from === undefined) continue;
    const ways = waysOf(others, Math.abs(from));
    const final = ways.find((way) => isWhole(way, stated, Math.abs(from)));
    if (!final) continue;
    const turn = from < 0 ? -1 : 1;
    const changes = others
      .map((sum, at) => ({ sum, value: turn * (final[at] ?? 0) }))
      .filter(({ sum, value }) => value !== 0 && !ofAccount.includes(sum.is));
    const account = others
      .filter(({ is }) => ofAccount.includes(is))
      .map((sum) => ({ sum, value: (sum.is === "advance" ? -1 : 1) * Math.abs(sum.value ?? 0) }));
    const toPay = changes.reduce((total, { value }) => total + value, from);
    return { closes: true, taxed: isTaxed, toPay, changes, account };
  }
  return open();
}

/** « Total taxes » under the taxes: what they come to, and none of its own. */
function isTotalOf({ is, value, text, at }: PaperSum, changing: readonly PaperSum[]): boolean {
  const above = changing.filter((one) => one.is === is && one.at < at);
  const come = above.reduce((sum, one) => sum + (one.value ?? Number.NaN), 0);
  return above.length > 0 && /^total\b/i.test(text) && come === value;
}

/** What a paper says is to be paid, where nothing can be checked. */
function statedPay(sums: readonly PaperSum[]): number | undefined {
  for (const is of ["pay", "total", "subtotal", "rest"] as const) {
    const value = sums.filter((sum) => sum.is === is && sum.value !== undefined).at(-1)?.value;
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Every way in which the sums may count, each with its francs; of one that says its per cent alone they follow. */
function waysOf(others: readonly PaperSum[], from: number): number[][] {
  let ways: number[][] = [[]];
  for (const sum of others) {
    const signs = signsOf(sum).filter(
      (sign) => sign !== 0 || sum.is !== "tax" || isIncluded(sum, from),
    );
    ways = signs.flatMap((sign) =>
      ways.map((way) => [...way, sign * sizeOf(sum, way, others, from)]),
    );
  }
  return ways;
}

function sizeOf(
  { is, value, rate = 0 }: PaperSum,
  before: readonly number[],
  others: readonly PaperSum[],
  from: number,
): number {
  if (value !== undefined) return Math.abs(value);
  const off = before.filter((_, at) => others[at]?.is === "discount");
  const base = is === "tax" ? off.reduce((sum, one) => sum + one, from) : from;
  return Math.round((base * rate) / 100);
}

/** Rates of the taxes of the countries served, in per cent. */
const rates = [19.25, 18, 16, 20, 10, 9, 5];

/** Whether a tax may be in the total already: its francs are those of its rate within the total. */
const isIncluded = ({ rate, value }: PaperSum, from: number) =>
  value === undefined ||
  (rate === undefined ? rates : [rate]).some(
    (one) => Math.abs((from * one) / (100 + one) - Math.abs(value)) <= Math.max(2, from * 0.0005),
  );

const isPartial = (kind: SumKind) => kind === "subtotal" || kind === "total";

/** Whether every stated sum is the lines with some of the changes, and one of them with all. */
function isWhole(way: readonly number[], stated: readonly PaperSum[], from: number): boolean {
  const reached = new Set([from]);
  for (const value of way) for (const one of [...reached]) reached.add(one + value);
  const all = way.reduce((sum, value) => sum + value, from);
  const isStated = (value: number) => stated.some((one) => Math.abs(one.value ?? 0) === value);
  // « Total emballages », « Total taxes » come from the changes alone.
  const ofChanges = new Set<number>();
  for (const value of way) for (const one of [0, ...ofChanges]) ofChanges.add(one + value);
  const isReached = ({ is, value = 0 }: PaperSum) =>
    reached.has(Math.abs(value)) || (isPartial(is) && ofChanges.has(value));
  return isStated(all) && stated.every(isReached);
}

import type { PaperSum } from "./read-sums.ts";
import type { SumKind } from "./sum-words.ts";

/**
 * Result of checking the sums of a paper. In francs; on a paper that takes goods back, all are negative if its lines
 * are.
 */
export type Closing = {
  /** True if the lines, changed by every named sum, give the amount to pay, and each step holds. */
  closes: boolean;
  /** True if the sums close only with the line totals that include tax. */
  taxed: boolean;
  /**
   * Amount to pay for this paper alone, without earlier debts and payments; undefined if the paper does not give it.
   */
  toPay: number | undefined;
  /** Sums between the lines and the amount to pay, with the sign with which each counts. */
  changes: readonly Change[];
  /** Sums of the supplier's account: earlier debts are positive, earlier payments negative. */
  account: readonly Change[];
};
export type Change = { sum: PaperSum; value: number };

const states: readonly SumKind[] = ["subtotal", "total", "pay", "rest"];
const notCounted: readonly SumKind[] = [...states, "aside", "number", "included"];
const ofAccount: readonly SumKind[] = ["previous", "advance"];
/** Upper limit of changing sums for which all signs are tried. */
const mostChanges = 8;

/** Signs to try for a sum. 0: an earlier debt or payment may be printed without being counted. */
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
 * Checks that the lines and every named sum give the amount to pay. `come`: sum of the line totals; `taxed`: the same
 * with tax, if the lines give it; both undefined if a line has no total. A tax may count as 0 only if its rate shows
 * that the total includes it already.
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

/** True for a sum of the sums above it, « Total taxes » under the taxes: it adds nothing itself. */
function isTotalOf({ is, value, text, at }: PaperSum, changing: readonly PaperSum[]): boolean {
  const above = changing.filter((one) => one.is === is && one.at < at);
  const come = above.reduce((sum, one) => sum + (one.value ?? Number.NaN), 0);
  return above.length > 0 && /^total\b/i.test(text) && come === value;
}

/** Amount to pay as printed, if nothing can be checked. */
function statedPay(sums: readonly PaperSum[]): number | undefined {
  for (const is of ["pay", "total", "subtotal", "rest"] as const) {
    const value = sums.filter((sum) => sum.is === is && sum.value !== undefined).at(-1)?.value;
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Every combination of signs of the sums, each sum in francs; a sum with only a percentage is calculated. */
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

/** Tax rates of the supported countries, in per cent. */
const rates = [19.25, 18, 16, 20, 10, 9, 5];

/** True if the total may include this tax already: its francs fit its rate within the total. */
const isIncluded = ({ rate, value }: PaperSum, from: number) =>
  value === undefined ||
  (rate === undefined ? rates : [rate]).some(
    (one) => Math.abs((from * one) / (100 + one) - Math.abs(value)) <= Math.max(2, from * 0.0005),
  );

const isPartial = (kind: SumKind) => kind === "subtotal" || kind === "total";

/** True if every stated sum is the lines with some of the changes, and one stated sum is the lines with all of them. */
function isWhole(way: readonly number[], stated: readonly PaperSum[], from: number): boolean {
  const reached = new Set([from]);
  for (const value of way) for (const one of [...reached]) reached.add(one + value);
  const all = way.reduce((sum, value) => sum + value, from);
  const isStated = (value: number) => stated.some((one) => Math.abs(one.value ?? 0) === value);
  // « Total emballages », « Total taxes » are sums of the changes alone.
  const ofChanges = new Set<number>();
  for (const value of way) for (const one of [0, ...ofChanges]) ofChanges.add(one + value);
  const isReached = ({ is, value = 0 }: PaperSum) =>
    reached.has(Math.abs(value)) || (isPartial(is) && ofChanges.has(value));
  return isStated(all) && stated.every(isReached);
}

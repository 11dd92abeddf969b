import type { NumberRole } from "./paper-line.ts";
import type { RowNumber } from "./row-numbers.ts";
import type { ColumnRole } from "./titles.ts";
import type { WrittenNumber } from "./written-number.ts";

/** A number of a row and the role of its column. */
export type PlacedNumber = { role: ColumnRole; number: RowNumber };

export type Agreed = {
  agrees: boolean;
  repaired: boolean;
  /** Amounts without their sign. `taxed`: the total with tax, if another column gives it. */
  values: Partial<Record<NumberRole | "taxed", number>>;
  /** The numbers from which `values` were read. */
  from: Partial<Record<NumberRole, RowNumber>>;
};

const never: Agreed = { agrees: false, repaired: false, values: {}, from: {} };
/** The effect of an extra column on the total of a line: none, a discount, a tax, or pieces in a pack. */
type Change = "plain" | "off" | "tax" | "packs";

/**
 * A meaning for the numbers of a line such that count times price gives the total: less a discount, with a tax, or
 * times the pieces of a pack. Numbers are taken as read if that works; else one digit of one of them is repaired, if
 * only one repair works. Of two prices or two totals, the ones that agree are taken.
 */
export function agreement(numbers: readonly PlacedNumber[]): Agreed {
  const of = (role: ColumnRole) =>
    numbers.filter((one) => one.role === role).map(({ number }) => number);
  const [counts, prices, totals] = [of("count"), of("price"), of("total")];
  if (counts.length === 0 || prices.length === 0 || totals.length === 0) return never;
  const changes: [Change, RowNumber | undefined][] = [
    ["plain", undefined],
    ...of("discount").map((one): [Change, RowNumber] => ["off", one]),
    ...of("tax").map((one): [Change, RowNumber] => ["tax", one]),
    ...of("per").map((one): [Change, RowNumber] => ["packs", one]),
  ];
  let best: Agreed = never;
  for (const [change, by] of changes)
    for (const count of counts)
      for (const price of prices)
        for (const total of totals) {
          const found = triple({ count, price, total }, change, by);
          if (found.agrees && (!best.agrees || (best.repaired && !found.repaired))) best = found;
        }
  const [count, price, total] = [counts[0], prices[0], totals[0]];
  if (best.agrees) return withTax(best, numbers);
  return count && price && total ? mended({ count, price, total }) : never;
}

type Triple = { count: RowNumber; price: RowNumber; total: RowNumber };

function triple(
  { count, price, total }: Triple,
  change: Change,
  by: RowNumber | undefined,
): Agreed {
  let best: Agreed = never;
  for (const q of count.readings)
    for (const p of price.readings)
      for (const t of total.readings) {
        // Free goods: price and total are both 0.
        const isFree = change === "plain" && p.value === 0 && t.value === 0;
        if (q.value <= 0 || (!isFree && !(isFrancs(p) && isFrancs(t)))) continue;
        const near = 0.5 + (Number.isInteger(p.value) ? 0 : q.value * 0.005);
        const made = by
          ? by.readings.map(({ value }) => changed(change, q.value * p.value, value, q.value))
          : [[q.value * p.value]];
        if (
          !made
            .flat()
            .some((one) => Math.abs(one - t.value) <= near + (change === "plain" ? 0 : 0.5))
        )
          continue;
        const repaired = q.repaired || p.repaired || t.repaired;
        if (best.agrees && (!best.repaired || repaired)) continue;
        const packs = change === "packs" ? (by?.readings[0]?.value ?? 1) : 1;
        best = {
          ...{ agrees: true, repaired, from: { count, price, total } },
          values: { count: q.value * packs, price: p.value, total: Math.round(t.value) },
        };
      }
  return best;
}

/** The total after a discount, tax or pack: `by` is per cent or francs, of the whole line or of each piece. */
function changed(change: Change, made: number, by: number, count: number): number[] {
  if (change === "packs") return [made * by];
  const share = by <= 100 ? [made * (by / 100)] : [];
  const parts = [...share, by, by * count];
  return parts.map((part) => (change === "off" ? made - part : made + part));
}

/** True for whole francs; cents are allowed as two decimals. */
const isFrancs = ({ value }: WrittenNumber) =>
  value > 0 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** Adds the total with tax to a line whose total without tax agrees. */
function withTax(agreed: Agreed, numbers: readonly PlacedNumber[]): Agreed {
  const { total } = agreed.values;
  const { from } = agreed;
  if (total === undefined) return agreed;
  const values = (role: ColumnRole) =>
    numbers
      .filter((one) => one.role === role && one.number !== from.total)
      .flatMap(({ number }) => number.readings.map(({ value }) => value));
  const taxes = values("tax").flatMap((by) => [by, ...(by <= 100 ? [(total * by) / 100] : [])]);
  const taxed = values("total").find(
    (one) => one > total && taxes.some((tax) => Math.abs(total + tax - one) <= 1),
  );
  return taxed === undefined
    ? agreed
    : { ...agreed, values: { ...agreed.values, taxed: Math.round(taxed) } };
}

/** One digit of one of the three is another: the one that makes them agree, where there is only one such way. */
function mended({ count, price, total }: Triple): Agreed {
  const [q, p, t] = [count, price, total].map(({ readings }) => readings[0]?.value ?? 0) as [
    number,
    number,
    number,
  ];
  if (![q, p, t].every((value) => Number.isInteger(value) && value > 0)) return never;
  const ways = [
    { count: q, price: p, total: q * p },
    { count: t / p, price: p, total: t },
    { count: q, price: t / q, total: t },
  ].filter(
    (way) =>
      isOneDigitOff(way.count, q) && isOneDigitOff(way.price, p) && isOneDigitOff(way.total, t),
  );
  const [only, another] = ways;
  if (!only || another) return never;
  return { agrees: true, repaired: true, values: only, from: { count, price, total } };
}

/** Whether it is the same number, or has one other digit in the same place. */
function isOneDigitOff(one: number, other: number): boolean {
  if (!Number.isInteger(one)) return false;
  const [digits, others] = [String(one), String(other)];
  if (digits.length !== others.length) return false;
  return [...digits].filter((digit, at) => digit !== others[at]).length <= 1;
}

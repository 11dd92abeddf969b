import type { NumberRole } from "./paper-line.ts";
import type { RowNumber } from "./row-numbers.ts";
import type { WrittenNumber } from "./written-number.ts";

type Agreed = {
  agrees: boolean;
  repaired: boolean;
  values: Partial<Record<NumberRole, number>>;
};

const never: Agreed = { agrees: false, repaired: false, values: {} };

/**
 * What the three numbers of a line mean so that count times price is the total: as they were read where that does, else
 * with one digit of one of them put right, where only one way does.
 */
export function agreement(byRole: ReadonlyMap<NumberRole, RowNumber>): Agreed {
  const [counts, prices, totals] = (["count", "price", "total"] as const).map(
    (role) => byRole.get(role)?.readings ?? [],
  );
  if (!counts || !prices || !totals) return never;
  let best: Agreed = never;
  for (const count of counts)
    for (const price of prices)
      for (const total of totals) {
        if (!Number.isInteger(price.value) || !Number.isInteger(total.value)) continue;
        if (count.value <= 0 || Math.abs(count.value * price.value - total.value) > 0.5) continue;
        const repaired = count.repaired || price.repaired || total.repaired;
        if (best.agrees && (!best.repaired || repaired)) continue;
        const values = { count: count.value, price: price.value, total: total.value };
        best = { agrees: true, repaired, values };
      }
  return best.agrees ? best : mended(counts[0], prices[0], totals[0]);
}

/** One digit of one of the three is another: the one that makes them agree, where there is only one such way. */
function mended(
  count: WrittenNumber | undefined,
  price: WrittenNumber | undefined,
  total: WrittenNumber | undefined,
): Agreed {
  if (!count || !price || !total) return never;
  const [q, p, t] = [count.value, price.value, total.value];
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
  return only && !another ? { agrees: true, repaired: true, values: only } : never;
}

/** Whether it is the same number, or has one other digit in the same place. */
function isOneDigitOff(one: number, other: number): boolean {
  if (!Number.isInteger(one)) return false;
  const [digits, others] = [String(one), String(other)];
  if (digits.length !== others.length) return false;
  return [...digits].filter((digit, at) => digit !== others[at]).length <= 1;
}

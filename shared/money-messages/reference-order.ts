import { compare, type PastedMessage } from "./chain-order.ts";
import { isMove } from "./reading.ts";

/**
 * MTN numbers its moves upwards, all customers' in one row: of an account's messages in the order of their moments, the
 * numbers rise. Gives those that have to be left out for the others to rise.
 */
export function referencesOutOfOrder(messages: readonly PastedMessage[]): string[] {
  const numbered = messages
    .flatMap(({ id, reading }) => {
      if (!isMove(reading) || reading.operator !== "mtn" || !reading.pattern || !reading.at)
        return [];
      const digits = reading.reference ?? "";
      return /^\d{8,12}$/.test(digits) ? [{ id, at: reading.at, number: Number(digits) }] : [];
    })
    .sort((a, b) => compare(a.at, b.at) || a.number - b.number);
  const rising = longestRise(numbered.map(({ number }) => number));
  return numbered.filter((_, index) => !rising.has(index)).map(({ id }) => id);
}

/** The places of the longest run of numbers that rise (patience sorting, which takes n log n). */
function longestRise(numbers: readonly number[]): Set<number> {
  const tops: number[] = [];
  const before = numbers.map(() => -1);
  for (const [index, number] of numbers.entries()) {
    let [low, high] = [0, tops.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[tops[middle] ?? 0] ?? 0) <= number) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? (tops[low - 1] ?? -1) : -1;
    tops[low] = index;
  }
  const rise = new Set<number>();
  for (let index = tops.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) rise.add(index);
  return rise;
}

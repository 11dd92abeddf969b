import type { NumberRole, PaperLine } from "./paper-line.ts";
import type { ReadLine } from "./read-line.ts";
import type { RowNumber } from "./row-numbers.ts";

/** Where the numbers of each column end, as most lines that agree say. */
export type ColumnRights = Partial<Record<NumberRole, number>>;

export function rightsOf(lines: readonly ReadLine[]): ColumnRights {
  const rights: ColumnRights = {};
  for (const role of ["count", "price", "total"] as const) {
    const ends = lines
      .filter(({ line }) => line.agrees)
      .flatMap((one) => one.rights[role] ?? [])
      .sort((one, other) => one - other);
    const middle = ends[Math.floor(ends.length / 2)];
    if (middle !== undefined) rights[role] = middle;
  }
  return rights;
}

type Numbers = Pick<PaperLine, "count" | "unitPrice" | "total">;

/**
 * The numbers of a row of which some are not read, each given to the column where it ends. One that is missing follows from
 * the two others where it is whole.
 */
export function numbersByPlace(
  numbers: readonly RowNumber[],
  rights: ColumnRights,
  near: number,
): Numbers {
  const found: Partial<Record<NumberRole, number>> = {};
  for (const { right, readings } of numbers) {
    let best: { role: NumberRole; off: number } | undefined;
    for (const [role, end] of Object.entries(rights) as [NumberRole, number][]) {
      const off = Math.abs(right - end);
      if (off <= near && (!best || off < best.off)) best = { role, off };
    }
    const value = readings[0]?.value;
    if (best && value !== undefined) found[best.role] ??= value;
  }
  const { count, price, total } = found;
  const whole = (value: number) => (Number.isInteger(value) && value > 0 ? value : undefined);
  return {
    count: count ?? (price && total ? whole(total / price) : undefined),
    unitPrice: price ?? (count && total ? whole(total / count) : undefined),
    total: total ?? (count && price ? whole(count * price) : undefined),
  };
}

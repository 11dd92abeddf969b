import type { PlacedLine } from "./lines-of-table.ts";
import type { PaperLine } from "./paper-line.ts";
import type { Column } from "./titles.ts";

/**
 * The columns of prices of a list, by their titles, where it has more than one: nobody but the reader of the paper knows
 * which of them is meant. `lines` then have the price under each, in francs, and none of them is taken before it is chosen.
 */
export type ListPrices = { priceColumns: readonly string[]; lines: readonly PaperLine[] };

/** The prices of a list, column by column: « Détail » beside « Gros », « Prix 1 » beside « Prix 2 ». */
export function listPrices(placed: readonly PlacedLine[], lines: readonly PaperLine[]): ListPrices {
  const all = placed.flatMap(({ prices = [] }) => prices.map(({ column }) => column));
  // A number that stands astray in one row makes no column.
  const columns = [...new Set(all)]
    .filter((column) => all.filter((one) => one === column).length * 2 >= placed.length)
    .sort((one, other) => one.left - other.left);
  if (columns.length < 2) return { priceColumns: [], lines };
  const under = (at: number, column: Column) =>
    placed[at]?.prices?.find((one) => one.column === column)?.value;
  return {
    priceColumns: columns.map(({ text = "" }, at) => text || String(at + 1)),
    lines: lines.map((line, at) => ({
      ...line,
      unitPrice: undefined,
      prices: columns.map((column) => under(at, column)),
    })),
  };
}

/** A reading of which somebody chooses one of `priceColumns`, by its place. */
type Priced = {
  lines: readonly PaperLine[];
  priceColumns?: readonly string[] | undefined;
  priceColumn?: number | undefined;
};

/** The same reading with the prices of one of its columns, by its place in `priceColumns`. */
export function withPriceColumn<Reading extends Priced>(
  reading: Reading,
  priceColumn: number,
): Reading {
  const lines = reading.lines.map((line) => ({ ...line, unitPrice: line.prices?.[priceColumn] }));
  return { ...reading, priceColumn, lines };
}

/** Whether a list has several prices of which nobody has chosen one yet. */
export const isPriceOpen = ({
  priceColumns = [],
  priceColumn,
}: Pick<Priced, "priceColumns" | "priceColumn">): boolean =>
  priceColumns.length > 1 && priceColumn === undefined;

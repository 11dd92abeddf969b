import type { PlacedLine } from "./lines-of-table.ts";
import type { PaperLine } from "./paper-line.ts";
import type { Column } from "./titles.ts";

/**
 * Titles of the price columns of a list, if it has more than one: only the reader of the paper knows which one applies.
 * Each of `lines` then has all its prices, in francs; no unit price is set until a column is chosen.
 */
export type ListPrices = { priceColumns: readonly string[]; lines: readonly PaperLine[] };

/** Prices of a list, column by column: « Détail » beside « Gros », « Prix 1 » beside « Prix 2 ». */
export function listPrices(placed: readonly PlacedLine[], lines: readonly PaperLine[]): ListPrices {
  const all = placed.flatMap(({ prices = [] }) => prices.map(({ column }) => column));
  // A stray number in one row makes no column.
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

/** A reading with several price columns and the chosen one, as an index into `priceColumns`. */
type Priced = {
  lines: readonly PaperLine[];
  priceColumns?: readonly string[] | undefined;
  priceColumn?: number | undefined;
};

/** The reading with the prices of the chosen column, an index into `priceColumns`. */
export function withPriceColumn<Reading extends Priced>(
  reading: Reading,
  priceColumn: number,
): Reading {
  const lines = reading.lines.map((line) => ({ ...line, unitPrice: line.prices?.[priceColumn] }));
  return { ...reading, priceColumn, lines };
}

/** True for a list with several price columns and none chosen yet. */
export const isPriceOpen = ({
  priceColumns = [],
  priceColumn,
}: Pick<Priced, "priceColumns" | "priceColumn">): boolean =>
  priceColumns.length > 1 && priceColumn === undefined;

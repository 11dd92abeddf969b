import type { DayFigures, ProductFigures } from "#shared/rules/figures.ts";
import type { MonthBook } from "#shared/schemas/month-book.ts";

const days = new WeakMap<MonthBook, readonly DayFigures[]>();
const products = new WeakMap<MonthBook, readonly ProductFigures[]>();

/** The rows that a table of columns of equal length holds. */
function rowsOf(columns: Record<string, readonly unknown[]>): Record<string, unknown>[] {
  const fields = Object.entries(columns);
  const count = fields[0]?.[1].length ?? 0;
  return Array.from({ length: count }, (_, place) =>
    Object.fromEntries(fields.map(([name, cells]) => [name, cells[place]])),
  );
}

/** The days of a closed month; the same array for the same book. */
export function daysOfMonth(book: MonthBook): readonly DayFigures[] {
  const known = days.get(book) ?? (rowsOf(book.days) as DayFigures[]);
  days.set(book, known);
  return known;
}

/** The products of a closed month, none where devices do not keep them; the same array for the same book. */
export function productsOfMonth(book: MonthBook): readonly ProductFigures[] {
  const known =
    products.get(book) ??
    (rowsOf(book.products ?? {}).map((row) => ({ month: book.id, ...row })) as ProductFigures[]);
  products.set(book, known);
  return known;
}

import type { LeftPart } from "#shared/leftover.ts";

/** Cells of a file, row by row. */
export type Rows = readonly (readonly string[])[];

/** A guess that column `at` of the file, from 0, holds `column`; `likeness` from 0 to 1. */
export type Guess<Column extends string> = { column: Column; at: number; likeness: number };

/** The likeliest guesses; each column and each place is given only once. */
export function assigned<Column extends string>(
  guesses: readonly Guess<Column>[],
): Partial<Record<Column, number>> {
  const mapping: Partial<Record<Column, number>> = {};
  const taken = new Set<number>();
  // The sort is stable: equal guesses keep the order of the columns.
  for (const { column, at } of [...guesses].sort((a, b) => b.likeness - a.likeness)) {
    if (mapping[column] !== undefined || taken.has(at)) continue;
    mapping[column] = at;
    taken.add(at);
  }
  return mapping;
}

/** Share of the cells that pass the test, 0 to 1; 0 if there are none. */
export function shareOf(cells: readonly string[], test: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
}

/** Non-empty cells of a column. */
export const cellsOf = (rows: Rows, at: number): string[] =>
  rows.map((row) => row[at]?.trim() ?? "").filter((cell) => cell !== "");

/** Columns, from 0, with something in any row. */
export function filledColumns(rows: Rows): number[] {
  const filled = new Set<number>();
  for (const row of rows)
    for (const [at, cell] of row.entries()) if (cell.trim() !== "") filled.add(at);
  return [...filled].sort((one, other) => one - other);
}

/** Rows searched for titles: above them may stand the shop's name, a date, a blank row. */
export const rowsAbove = 20;

/** The titles of a row. If headings stand in two rows, a cell of the upper row fills an empty one of the lower. */
export function titlesAt(rows: Rows, titleRow: number | undefined): string[] {
  if (titleRow === undefined) return [];
  const lower = rows[titleRow] ?? [];
  const upper = rows[titleRow - 1] ?? [];
  const isSecond = (lower[0] ?? "").trim() === "" && (upper[0] ?? "").trim() !== "";
  const filled = upper.filter((cell) => cell.trim() !== "").length;
  if (!isSecond || filled < 2 || upper.some((cell) => /^\W*\d/.test(cell.trim())))
    return lower.map((cell) => cell.trim());
  return Array.from({ length: Math.max(lower.length, upper.length) }, (_, at) =>
    ((lower[at] ?? "").trim() || (upper[at] ?? "")).trim(),
  );
}

/** Titles of columns that hold something below them and were not used. */
export function columnsLeft(
  rows: Rows,
  titleRow: number | undefined,
  mapping: Partial<Record<string, number>>,
): LeftPart[] {
  const titles = titlesAt(rows, titleRow);
  const taken = new Set(Object.values(mapping));
  return filledColumns(rows.slice(titleRow === undefined ? 0 : titleRow + 1))
    .filter((at) => !taken.has(at))
    .map((at) => ({ is: "column", text: titles[at] || String(at + 1), at: at + 1 }));
}

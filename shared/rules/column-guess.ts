import type { LeftPart } from "#shared/leftover.ts";

/** Cells of a file, row by row. */
export type Rows = readonly (readonly string[])[];

/** A column of the file, from 0, that may hold `column`; `likeness` from 0 to 1. */
export type Guess<Column extends string> = { column: Column; at: number; likeness: number };

/** The likeliest guesses of which none takes the column, or the place, of another. */
export function assigned<Column extends string>(
  guesses: readonly Guess<Column>[],
): Partial<Record<Column, number>> {
  const mapping: Partial<Record<Column, number>> = {};
  const taken = new Set<number>();
  // Sorting keeps the order of columns where nothing tells two guesses apart.
  for (const { column, at } of [...guesses].sort((a, b) => b.likeness - a.likeness)) {
    if (mapping[column] !== undefined || taken.has(at)) continue;
    mapping[column] = at;
    taken.add(at);
  }
  return mapping;
}

/** What part of the cells passes, from 0 to 1; 0 of none. */
export function shareOf(cells: readonly string[], test: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
}

/** What stands in a column, without its empty cells. */
export const cellsOf = (rows: Rows, at: number): string[] =>
  rows.map((row) => row[at]?.trim() ?? "").filter((cell) => cell !== "");

/** Columns, from 0, in which any row holds something. */
export function filledColumns(rows: Rows): number[] {
  const filled = new Set<number>();
  for (const row of rows)
    for (const [at, cell] of row.entries()) if (cell.trim() !== "") filled.add(at);
  return [...filled].sort((one, other) => one - other);
}

/** How many of the first rows may stand above the titles: a name of the shop, a date, a blank. */
export const rowsAbove = 20;

/** The titles of a row; where heads stand in two rows, the upper one counts where the lower one is empty. */
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

/** Columns that hold something below the titles and that nothing takes, by their titles. */
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

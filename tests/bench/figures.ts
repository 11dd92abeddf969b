import type { Spread } from "./measure.ts";

/** One figure of a bench beside what it must reach (`bar`) and what is aimed at. */
export type Figure = {
  name: string;
  /** Median, least and most; a counted figure has all three alike. */
  value: Spread;
  unit: string;
  sense: "at least" | "at most" | "for information";
  bar?: number;
  aim?: number;
  /** What stands behind a ratio, in words. */
  detail: string;
};

export function counted(value: number): Spread {
  return { median: value, min: value, max: value };
}

function numeral(value: number): string {
  const digits =
    Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) < 0.1 ? 4 : 2;
  return value.toLocaleString("en", { maximumFractionDigits: digits }).replaceAll(",", " ");
}

function verdict(figure: Figure, limit: number | undefined): string {
  if (figure.sense === "for information" || limit === undefined) return "";
  const { median } = figure.value;
  const isReached = figure.sense === "at least" ? median >= limit : median <= limit;
  return `${figure.sense === "at least" ? "≥" : "≤"} ${numeral(limit)}: ${isReached ? "reached" : "not reached"}`;
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}\n`);
  printTable([
    ["figure", "measured", "min – max", "bar", "aim", "behind it"],
    ...figures.map((figure) => [
      figure.name,
      `${numeral(figure.value.median)}${figure.unit && ` ${figure.unit}`}`,
      figure.value.min === figure.value.max
        ? ""
        : `${numeral(figure.value.min)} – ${numeral(figure.value.max)}`,
      verdict(figure, figure.bar),
      verdict(figure, figure.aim),
      figure.detail,
    ]),
  ]);
}

export function printTable(rows: readonly string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  for (const [index, row] of rows.entries()) {
    console.log(`| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`);
    if (index === 0) console.log(`| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`);
  }
}

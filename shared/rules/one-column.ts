import { isDay } from "./cell-kinds.ts";
import type { Rows } from "./column-guess.ts";

const behindName =
  /^(\D*\p{L}[^\d(]*?)[\s:;=,.–-]*([-(]?\+?\d[^\p{L}]*(?:fcfa|f ?cfa|frs?|francs?|f|k|mille)?\.?\)?)$/iu;

/** Least share of lines with a name and figures, for a file of one column to be a list. */
const most = 0.6;

/**
 * Splits a list of one column, « Awa 15 000 », into the name and the figures behind it. Any other file is unchanged.
 */
export function columnsApart(rows: Rows): string[][] {
  const whole = rows.map((cells) => [...cells]);
  const lines = whole.filter((cells) => cells.some((cell) => cell.trim() !== ""));
  if (lines.some((cells) => cells.slice(1).some((cell) => cell.trim() !== ""))) return whole;
  const apart = (cells: readonly string[]) => {
    const text = (cells[0] ?? "").trim();
    return isDay(text) ? null : behindName.exec(text);
  };
  const found = lines.filter((cells) => apart(cells));
  if (found.length < 2 || found.length < lines.length * most) return whole;
  return whole.map((cells) => {
    const [, name = "", figures = ""] = apart(cells) ?? [];
    return name === "" ? cells : [name.trim(), figures.trim()];
  });
}

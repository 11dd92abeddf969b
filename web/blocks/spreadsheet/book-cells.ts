import type { CellObject } from "xlsx";

/** What a spreadsheet may reckon with: a text, a number, a share, a day, a month, a moment of a wall clock. */
export type BookCell =
  | string
  | number
  | null
  /** 0.12 reads 12 %. */
  | { share: number }
  /** `2026-11-20` */
  | { day: string }
  /** `2026-11`, as the first day of it. */
  | { month: string }
  /** `2026-11-20T14:05`, where the shop is. */
  | { moment: string };

export type BookSheet = { name: string; rows: BookCell[][] };

/**
 * Formats that every program knows by number and shows as its reader writes dates: 20/11/2026 in a French one. One of
 * our own would be numbered below 164 by the library, where the numbers are taken, and some programs then see no date.
 */
const formats = {
  number: "#,##0",
  share: "0%",
  day: "m/d/yy",
  month: "mmm-yy",
  moment: "m/d/yy h:mm",
};

const dayLength = 86_400_000;
/** Day 0 of every spreadsheet since 1900 was taken for a leap year. */
const dayZero = Date.UTC(1899, 11, 30);

/** A cell as the workbook holds it: dates are numbers of days, shown as dates. Undefined for an empty one. */
export function cellOf(cell: BookCell): CellObject | undefined {
  if (cell === null) return undefined;
  if (typeof cell === "string") return { t: "s", v: cell };
  if (typeof cell === "number") return { t: "n", v: cell, z: formats.number };
  if ("share" in cell) return { t: "n", v: cell.share, z: formats.share };
  if ("day" in cell) return dated(cell.day, formats.day);
  if ("month" in cell) return dated(`${cell.month}-01`, formats.month);
  return dated(cell.moment, formats.moment);
}

function dated(text: string, format: string): CellObject {
  const time = Date.parse(text.length === 10 ? `${text}T00:00Z` : `${text}Z`);
  return { t: "n", v: (time - dayZero) / dayLength, z: format };
}

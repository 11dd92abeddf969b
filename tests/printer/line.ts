import { feed, type Stamp, type Strip, stampOn } from "./strip.ts";

/** What waits in the printer's buffer for the end of the line. */
export type Placed = {
  stamp: Stamp;
  /** Dots from the left edge of the printing area. */
  left: number;
  /** What a reader calls it, one character for text; undefined for a piece of a picture. */
  character: string | undefined;
  /** Width of one cell in dots: gaps are told in cells. */
  cell: number;
};

export type Alignment = "left" | "center" | "right";

/** Dots from the left edge of the paper at which something so wide begins. */
export function alignedAt(
  alignment: Alignment,
  area: { left: number; width: number },
  width: number,
) {
  const free = Math.max(0, area.width - width);
  if (alignment === "left") return area.left;
  return area.left + (alignment === "right" ? free : Math.trunc(free / 2));
}

export const widthOf = (line: readonly Placed[]) =>
  line.reduce((width, { left, stamp }) => Math.max(width, left + stamp.width), 0);

/** Prints the line, letters standing on one foot, and feeds at least so many rows. */
export function printLine(
  strip: Strip,
  line: readonly Placed[],
  { start, spacing }: { start: number; spacing: number },
): void {
  const height = line.reduce((most, { stamp }) => Math.max(most, stamp.height), 0);
  const top = strip.rows.length;
  feed(strip, Math.max(height, spacing));
  for (const { stamp, left } of line)
    stampOn(strip, stamp, start + left, top + height - stamp.height);
}

/** The line as it would be typed, gaps as spaces; a piece of a picture as `[image]`. */
export function textOf(line: readonly Placed[], start: number, cell: number): string {
  if (line.length === 0) return "";
  let text = " ".repeat(Math.round((start + (line[0]?.left ?? 0)) / cell));
  let end = line[0]?.left ?? 0;
  for (const placed of line) {
    text += " ".repeat(Math.max(0, Math.round((placed.left - end) / placed.cell)));
    text += placed.character ?? `[image ${placed.stamp.width}x${placed.stamp.height}]`;
    end = placed.left + placed.stamp.width;
  }
  return text.trimEnd();
}

import type { Box } from "#shared/paper/paper-word.ts";
import type { Grey } from "./grey.ts";

/** Pixels around the line that are shown as well. */
const around = 10;
/** So many times as wide as high, a line is shown in two halves: on a phone it would be too small to read. */
const longest = 9;
const inkBelow = 190;
/** Dark pixels of a column that are grain. */
const grain = 1;

/** The parts of a picture to show for a line, one below the other: all of it, or cut in two where most is empty. */
export function cutsOf(shown: Grey, box: Box): readonly [Box] | readonly [Box, Box] {
  const x = Math.max(0, Math.floor(box.x - around));
  const y = Math.max(0, Math.floor(box.y - around));
  const width = Math.max(1, Math.min(shown.width - x, Math.ceil(box.width + 2 * around)));
  const height = Math.max(1, Math.min(shown.height - y, Math.ceil(box.height + 2 * around)));
  if (width < longest * height) return [{ x, y, width, height }];
  const at = widestGap(shown, { x, y, width, height });
  return [
    { x, y, width: at - x, height },
    { x: at, y, width: x + width - at, height },
  ];
}

/** The middle of the widest stretch without ink between the fifth and the last fifth; else the middle. */
function widestGap({ width: row, data }: Grey, { x, y, width, height }: Box): number {
  const [first, last] = [x + Math.round(width * 0.2), x + Math.round(width * 0.8)];
  let best = { at: x + Math.round(width / 2), wide: 0 };
  let from = first;
  for (let column = first; column <= last; column += 1) {
    let dark = 0;
    for (let line = y; line < y + height; line += 1)
      if ((data[line * row + column] ?? 255) < inkBelow) dark += 1;
    if (dark <= grain && column < last) continue;
    if (column - from > best.wide)
      best = { at: Math.round((from + column) / 2), wide: column - from };
    from = column + 1;
  }
  return best.at;
}

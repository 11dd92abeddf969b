import { between, type Grey, paper, scaled } from "./grey.ts";
import { closed } from "./light.ts";

/** The light is looked for in a picture so many times smaller, where grain is gone. */
const smaller = 4;
/** Pixels of that one: a stroke of writing is at most twice as wide, what is wider is shade. */
const reach = 4;
/** Pixels of a square that is wiped where it bears no ink. */
const side = 24;
/** How much darker than its paper ink is at least. */
const least = 55;
/** A square with so many dark spots or fewer bears none. */
const fewest = 2;
/** How light the paper becomes: what is still lighter is paper as well, so that grain does not show. */
const white = 245;

/**
 * The paper made equally white everywhere: a fold, a shadow and the table beside it are gone, ink is as dark as it was
 * beside its paper.
 */
export function evenLight(grey: Grey): Grey {
  const { width, height, data } = grey;
  const small = scaled(grey, 1 / smaller);
  const light = closed(small, reach);
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const here = between(light, small.width, small.height, x / smaller, y / smaller);
      const even = ((data[at] ?? 0) * white) / Math.max(1, here);
      out[at] = even > white - least / 2 ? paper : even;
    }
  wipe({ width, height, data: out });
  return { width, height, data: out };
}

/** Makes white what bears no ink and is beside none, where grain alone would be read. */
function wipe({ width, height, data }: Grey): void {
  const columns = Math.ceil(width / side);
  const rows = Math.ceil(height / side);
  const inked = new Uint8Array(columns * rows);
  // Four pixels together, so that one grain is no ink.
  const isInk = (at: number) =>
    (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + width] ?? 0) + (data[at + width + 1] ?? 0) <
    4 * (white - least);
  for (let y = 0; y < height - 1; y += 2)
    for (let x = 0; x < width - 1; x += 2) {
      const at = Math.floor(y / side) * columns + Math.floor(x / side);
      if (isInk(y * width + x)) inked[at] = Math.min(255, (inked[at] ?? 0) + 1);
    }
  const isNear = (row: number, column: number) => {
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
        if ((inked[y * columns + x] ?? 0) > fewest) return true;
    return false;
  };
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (isNear(row, column)) continue;
      const [left, right] = [column * side, Math.min(width, (column + 1) * side)];
      for (let y = row * side; y < Math.min(height, (row + 1) * side); y += 1)
        data.fill(paper, y * width + left, y * width + right);
    }
}

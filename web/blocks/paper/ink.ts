import type { Grey } from "./grey.ts";

/** Darker than this is ink, once the light is even. */
export const inkBelow = 170;

/** Where a letter stands: its middle, how high and how wide it is. */
export type Letter = { x: number; y: number; high: number; wide: number };

/** Fewer are no writing. */
const fewest = 12;

/** What hangs together and may be a letter: neither specks nor rules nor whole tables. */
export function lettersOf({ width, height, data }: Grey): Letter[] {
  const seen = new Uint8Array(width * height);
  const letters: Letter[] = [];
  const stack: number[] = [];
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] || (data[start] ?? 255) >= inkBelow) continue;
    let [top, bottom, left, right, size] = [height, 0, width, 0, 0];
    stack.push(start);
    seen[start] = 1;
    while (stack.length > 0) {
      const at = stack.pop() ?? 0;
      const y = Math.floor(at / width);
      const x = at - y * width;
      size += 1;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      if (x < left) left = x;
      if (x > right) right = x;
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const [nx, ny] = [x + dx, y + dy];
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
          const next = ny * width + nx;
          if (seen[next] || (data[next] ?? 255) >= inkBelow) continue;
          seen[next] = 1;
          stack.push(next);
        }
    }
    const [high, wide] = [bottom - top + 1, right - left + 1];
    if (high < 7 || high > 120 || wide < 4 || wide > 4 * high || high > 4 * wide || size <= 12)
      continue;
    letters.push({ x: (left + right) / 2, y: (top + bottom) / 2, high, wide });
  }
  return letters;
}

/** How high most letters are, in pixels; 0 where there are too few for a paper. */
export function heightOf(letters: readonly Letter[]): number {
  if (letters.length < fewest) return 0;
  const heights = letters.map(({ high }) => high).sort((one, other) => one - other);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

import type { Grey } from "./grey.ts";

type Best = (one: number, other: number) => number;

/** The light without anything dark and narrow: the lightest around, then of that the darkest around. */
export const closed = (grey: Grey, radius: number): Uint8Array =>
  darkest(lightest(grey, radius), radius).data;

/** The lightest within so many pixels of each. */
export const lightest = (grey: Grey, radius: number): Grey => around(grey, radius, Math.max);

/** The darkest within so many pixels of each. */
export const darkest = (grey: Grey, radius: number): Grey => around(grey, radius, Math.min);

function around({ width, height, data }: Grey, radius: number, best: Best): Grey {
  const across = along(data, width, height, radius, best, true);
  return { width, height, data: along(across, width, height, radius, best, false) };
}

/** The best of each pixel's neighbours along rows or columns, in one walk forth and one back over blocks. */
function along(
  data: Uint8Array,
  width: number,
  height: number,
  radius: number,
  best: Best,
  isRow: boolean,
): Uint8Array {
  const out = new Uint8Array(data.length);
  const length = isRow ? width : height;
  const count = isRow ? height : width;
  const step = isRow ? 1 : width;
  const span = 2 * radius + 1;
  const forth = new Uint8Array(length);
  const back = new Uint8Array(length);
  for (let line = 0; line < count; line += 1) {
    const start = isRow ? line * width : line;
    for (let at = 0; at < length; at += 1) {
      const value = data[start + at * step] ?? 0;
      forth[at] = at % span === 0 ? value : best(forth[at - 1] ?? 0, value);
    }
    for (let at = length - 1; at >= 0; at -= 1) {
      const value = data[start + at * step] ?? 0;
      const isEnd = at === length - 1 || (at + 1) % span === 0;
      back[at] = isEnd ? value : best(back[at + 1] ?? 0, value);
    }
    for (let at = 0; at < length; at += 1) {
      const [from, to] = [Math.max(0, at - radius), Math.min(length - 1, at + radius)];
      out[start + at * step] = best(back[from] ?? 0, forth[to] ?? 0);
    }
  }
  return out;
}

/** A picture without colours: one byte for each pixel, row after row, 0 black to 255 white. */
export type Grey = { width: number; height: number; data: Uint8Array };

export const paper = 255;

/** Of pixels as a canvas gives them; what is transparent is paper. */
export function greyOf({
  width,
  height,
  data,
}: {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}): Grey {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 4) {
    const alpha = data[from + 3] ?? 255;
    const light =
      ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 151 + (data[from + 2] ?? 0) * 28) >> 8;
    grey[at] = alpha === 255 ? light : paper - ((paper - light) * alpha) / 255;
  }
  return { width, height, data: grey };
}

/** Turned by so many quarters, clockwise. */
export function turned(grey: Grey, quarters: number): Grey {
  const times = ((quarters % 4) + 4) % 4;
  if (times === 0) return grey;
  const { width, height, data } = grey;
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x] ?? 0;
      if (times === 2) out[(height - 1 - y) * width + (width - 1 - x)] = value;
      else if (times === 1) out[x * height + (height - 1 - y)] = value;
      else out[(width - 1 - x) * height + y] = value;
    }
  return times === 2 ? { width, height, data: out } : { width: height, height: width, data: out };
}

/** So many times as large, between neighbours; the mean of what falls together where it becomes smaller. */
export function scaled(grey: Grey, by: number): Grey {
  const { width: w, height: h, data } = grey;
  const width = Math.max(1, Math.round(w * by));
  const height = Math.max(1, Math.round(h * by));
  const out = new Uint8Array(width * height);
  const step = Math.max(1, Math.round(1 / by));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = [x / by, y / by];
      out[y * width + x] =
        step > 1
          ? meanAt(data, w, h, Math.floor(fromX), Math.floor(fromY), step)
          : between(data, w, h, fromX, fromY);
    }
  return { width, height, data: out };
}

function meanAt(data: Uint8Array, w: number, h: number, x: number, y: number, step: number) {
  const [right, bottom] = [Math.min(w, x + step), Math.min(h, y + step)];
  let sum = 0;
  for (let row = y; row < bottom; row += 1)
    for (let column = x; column < right; column += 1) sum += data[row * w + column] ?? 0;
  return sum / Math.max(1, (right - x) * (bottom - y));
}

/** The light between four pixels; paper beside the picture. */
export function between(data: Uint8Array, w: number, h: number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= w || top >= h) return paper;
  const [fx, fy] = [x - left, y - top];
  const at = top * w + left;
  const right = left + 1 < w ? 1 : 0;
  const below = top + 1 < h ? w : 0;
  const above = (data[at] ?? 0) * (1 - fx) + (data[at + right] ?? 0) * fx;
  const under = (data[at + below] ?? 0) * (1 - fx) + (data[at + below + right] ?? 0) * fx;
  return above * (1 - fy) + under * fy;
}

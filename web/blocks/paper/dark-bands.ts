import { between, type Grey, scaled } from "./grey.ts";
import { closed, darkest, lightest } from "./light.ts";

/** Bands are looked for in a picture so many times smaller. Pixels of that one: */
const smaller = 4;
/** a band is lower than twice that, what is higher is the table below the paper; */
const reach = 14;
/** white letters within it are finer than twice that; */
const letter = 2;
/** and it is itself higher than twice that; */
const least = 4;
/** a band is at least so wide. */
const wide = 30;
/** Share of the light of the paper beside it, below which it is dark. */
const dark = 0.55;

/** Titles printed white on a dark band turned to dark on white, as everything else is written. */
export function withoutDarkBands(grey: Grey): Grey {
  const { width, height, data } = grey;
  const small = scaled(grey, 1 / smaller);
  const size = { width: small.width, height: small.height };
  const beside = closed(small, reach);
  const isDark = small.data.map((light, at) => (light < dark * (beside[at] ?? 0) ? 255 : 0));
  const filled = darkest(lightest({ ...size, data: isDark }, letter), letter);
  const bands = lightest(darkest(filled, least), least).data;
  keepBands({ ...size, data: bands });
  if (!bands.includes(255)) return grey;
  const ground = darkest(small, least).data;
  const out = new Uint8Array(data);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(size.height - 1, Math.floor(y / smaller)) * size.width;
    for (let x = 0; x < width; x += 1) {
      if (bands[row + Math.min(size.width - 1, Math.floor(x / smaller))] !== 255) continue;
      const at = y * width + x;
      const [fromX, fromY] = [x / smaller, y / smaller];
      const white = between(beside, size.width, size.height, fromX, fromY);
      const black = between(ground, size.width, size.height, fromX, fromY);
      out[at] = Math.max(0, Math.min(white, white - ((data[at] ?? 0) - black) * 1.2));
    }
  }
  return { width, height, data: out };
}

/** Of what is dark, forgets what reaches the edge of the picture, or is no band. */
function keepBands({ width, height, data }: Grey): void {
  const seen = new Uint8Array(data.length);
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] || data[start] !== 255) continue;
    const all = [start];
    seen[start] = 1;
    let [top, bottom, left, right] = [height, 0, width, 0];
    for (let next = 0; next < all.length; next += 1) {
      const at = all[next] ?? 0;
      const y = Math.floor(at / width);
      const x = at - y * width;
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      for (const beside of [at - 1, at + 1, at - width, at + width])
        if (data[beside] === 255 && !seen[beside]) {
          seen[beside] = 1;
          all.push(beside);
        }
    }
    const isAtEdge = top === 0 || left === 0 || bottom === height - 1 || right === width - 1;
    const isBand =
      right - left >= wide && bottom - top < 2 * reach && right - left > 2 * (bottom - top);
    if (isAtEdge || !isBand) for (const at of all) data[at] = 0;
  }
}

import type { Grey } from "./grey.ts";

/** Without the grain of a photograph taken in poor light: each pixel with a part of its eight neighbours. */
export function withoutGrain({ width, height, data }: Grey): Grey {
  const across = new Uint8Array(data);
  for (let y = 0; y < height; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      across[at] = ((data[at - 1] ?? 0) + 2 * (data[at] ?? 0) + (data[at + 1] ?? 0)) >> 2;
    }
  const out = new Uint8Array(across);
  for (let at = width; at < data.length - width; at += 1)
    out[at] = ((across[at - width] ?? 0) + 2 * (across[at] ?? 0) + (across[at + width] ?? 0)) >> 2;
  return { width, height, data: out };
}

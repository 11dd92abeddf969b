import { between, type Grey } from "./grey.ts";
import type { Letter } from "./ink.ts";

/** Degrees to either side that a photograph of a paper may lean. */
const most = 10;

/** How clearly letters stand in lines when the paper is turned by an angle: the higher, the clearer. */
function clarity(letters: readonly Letter[], degrees: number, step: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Map<number, number>();
  for (const { x, y } of letters) {
    const at = (y - x * slope) / step;
    const row = Math.floor(at);
    rows.set(row, (rows.get(row) ?? 0) + 1 - (at - row));
    rows.set(row + 1, (rows.get(row + 1) ?? 0) + at - row);
  }
  let sum = 0;
  for (const count of rows.values()) sum += count * count;
  return sum / letters.length;
}

/**
 * By how many degrees the lines of writing lean, positive where they go down to the right, and how clearly they do.
 * `high`: how high most letters are.
 */
export function leanOf(letters: readonly Letter[], high: number) {
  const step = Math.max(2, high / 3);
  let best = { degrees: 0, clarity: 0 };
  const look = (degrees: number) => {
    const clear = clarity(letters, degrees, step);
    if (clear > best.clarity) best = { degrees, clarity: clear };
  };
  for (let degrees = -most; degrees <= most; degrees += 0.5) look(degrees);
  const near = best.degrees;
  for (let off = -0.4; off <= 0.4; off += 0.1) look(near + off);
  return best;
}

/** Turned back by so many degrees about its middle. */
export function straightened(grey: Grey, degrees: number): Grey {
  if (Math.abs(degrees) < 0.05) return grey;
  const { width, height, data } = grey;
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [midX, midY] = [width / 2, height / 2];
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x - midX, y - midY];
      const [fromX, fromY] = [midX + dx * cos - dy * sin, midY + dx * sin + dy * cos];
      out[y * width + x] = between(data, width, height, fromX, fromY);
    }
  return { width, height, data: out };
}

import { type Rng, randomFrom } from "#tests/support/random.ts";

/** Grey pixels, row after row. */
export type Grey = { width: number; height: number; data: Uint8Array };

/** What a photograph does to a paper. */
export type Spoiling = {
  name: string;
  /** Degrees. */
  slant: number;
  /** Shares of the width by which the corners move. */
  perspective: number;
  folded: boolean;
  /** Radius in pixels. */
  blur: number;
  noise: number;
  /** Darkest ink, 0 black to 1 white. */
  fade: number;
};

/** How the four pictures of each layout differ. */
export function spoilingOf(random: Rng, at: number, isThermal: boolean): Spoiling {
  const fade = isThermal ? random.int(15, 45) / 100 : random.int(0, 12) / 100;
  const side = random.chance(0.5) ? 1 : -1;
  const flat = { slant: 0, perspective: 0, folded: false, blur: 0, noise: 6, fade };
  const slant = (side * random.int(15, 40)) / 10;
  switch (at % 4) {
    case 0:
      return { ...flat, name: "flat" };
    case 1:
      return { ...flat, name: "slanted", slant, noise: 8 };
    case 2:
      return { ...flat, name: "folded", folded: true, perspective: 0.03, noise: 8, slant: side };
    default:
      return {
        ...{ name: "all of it", slant: slant * 0.6, perspective: 0.04 },
        ...{ folded: true, blur: 1, noise: 12, fade: Math.min(0.5, fade + 0.1) },
      };
  }
}

const table = 96;

/** The paper as a photograph would show it, on a darker table; the same for the same seed. */
export function spoilt(paper: Grey, spoiling: Spoiling, seed: string): Grey {
  const random = randomFrom(seed);
  const margin = Math.round(paper.width * 0.06);
  const width = paper.width + 2 * margin;
  const height = paper.height + 2 * margin;
  const data = new Uint8Array(width * height);
  const angle = (spoiling.slant * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const lean = [0, 0].map(() => spoiling.perspective * (random.chance(0.5) ? 1 : -1));
  const folds = [random.int(30, 45) / 100, random.int(60, 75) / 100];
  const from = { x: random.int(-10, 10) / 100, y: random.int(-10, 10) / 100 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const dx = x - width / 2;
      const dy = y - height / 2;
      const w = 1 + ((lean[0] ?? 0) * dx) / width + ((lean[1] ?? 0) * dy) / height;
      const px = (dx * cos + dy * sin) / w + paper.width / 2;
      const py = (dy * cos - dx * sin) / w + paper.height / 2;
      let value = sampled(paper, px, py);
      if (value === undefined) value = table;
      else {
        value = 255 - (255 - value) * (1 - spoiling.fade);
        value *= 0.94 + from.x * (dx / width) + from.y * (dy / height);
        if (spoiling.folded)
          for (const fold of folds) {
            const off = (py / paper.height - fold) * 14;
            if (off > 0 && off < 1) value *= 0.68 + 0.32 * off;
            else if (off <= 0 && off > -0.06) value *= 0.9;
          }
      }
      data[y * width + x] = value;
    }
  const soft = spoiling.blur > 0 ? blurred({ width, height, data }, spoiling.blur) : data;
  for (let at = 0; at < soft.length; at += 1) {
    const noise = (random.fraction() + random.fraction() - 1) * spoiling.noise * 2;
    soft[at] = Math.max(0, Math.min(255, (soft[at] ?? 0) + noise));
  }
  return { width, height, data: soft };
}

/** Between four pixels; undefined beside the paper. */
function sampled({ width, height, data }: Grey, x: number, y: number): number | undefined {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return undefined;
  const [fx, fy] = [x - left, y - top];
  const at = top * width + left;
  const above = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
  const below = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
  return above * (1 - fy) + below * fy;
}

function blurred({ width, height, data }: Grey, radius: number): Uint8Array {
  const out = new Uint8Array(data);
  for (let y = radius; y < height - radius; y += 1)
    for (let x = radius; x < width - radius; x += 1) {
      let sum = 0;
      for (let dy = -radius; dy <= radius; dy += 1)
        for (let dx = -radius; dx <= radius; dx += 1) sum += data[(y + dy) * width + x + dx] ?? 0;
      out[y * width + x] = sum / (2 * radius + 1) ** 2;
    }
  return out;
}

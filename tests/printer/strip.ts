/** A strip of paper, one bit a dot, that grows downwards. A row without ink takes no room. */
export type Strip = {
  width: number;
  /** Eight dots a byte, the leftmost in the highest bit, 1 for ink. */
  rows: (Uint8Array | undefined)[];
};

/** A small picture to be put on a strip: one byte a dot, 1 for ink, row by row. */
export type Stamp = { width: number; height: number; dots: Uint8Array };

export const newStrip = (width: number): Strip => ({ width, rows: [] });

export function newStamp(width: number, height: number, isInk: (x: number, y: number) => boolean) {
  const dots = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (isInk(x, y)) dots[y * width + x] = 1;
  return { width, height, dots };
}

/** Each dot of a stamp as a rectangle of so many dots. */
export function enlarged({ width, height, dots }: Stamp, across: number, down: number): Stamp {
  if (across === 1 && down === 1) return { width, height, dots };
  return newStamp(
    width * across,
    height * down,
    (x, y) => dots[Math.trunc(y / down) * width + Math.trunc(x / across)] === 1,
  );
}

export const inverted = ({ width, height, dots }: Stamp): Stamp => ({
  width,
  height,
  dots: dots.map((dot) => 1 - dot),
});

/** Lengthens the paper by so many rows. */
export function feed(strip: Strip, rows: number): void {
  for (let row = 0; row < rows; row += 1) strip.rows.push(undefined);
}

/** Puts the stamp on rows that are there; what is beyond the edge of the paper is not inked. */
export function stampOn(strip: Strip, stamp: Stamp, left: number, top: number): void {
  for (let y = 0; y < stamp.height; y += 1)
    for (let x = 0; x < stamp.width; x += 1)
      if (stamp.dots[y * stamp.width + x] === 1) ink(strip, left + x, top + y);
}

function ink(strip: Strip, x: number, y: number): void {
  if (x < 0 || x >= strip.width || y < 0 || y >= strip.rows.length) return;
  const row = strip.rows[y] ?? new Uint8Array(Math.ceil(strip.width / 8));
  strip.rows[y] = row;
  row[x >> 3] = (row[x >> 3] ?? 0) | (0x80 >> (x & 7));
}

export function isInked({ rows }: Strip, x: number, y: number): boolean {
  return ((rows[y]?.[x >> 3] ?? 0) & (0x80 >> (x & 7))) !== 0;
}

/** How many rows at the end of the strip bear no ink. */
export function blankAtEnd({ rows }: Strip): number {
  let blank = 0;
  while (blank < rows.length && isBlank(rows[rows.length - 1 - blank])) blank += 1;
  return blank;
}

const isBlank = (row: Uint8Array | undefined) =>
  row === undefined || row.every((byte) => byte === 0);

/** Grey levels, one byte a dot, with a light border: what a decoder of codes reads. */
export function greyOf(strip: Strip, border = 20): { grey: Uint8Array; width: number } {
  const width = strip.width + 2 * border;
  const grey = new Uint8Array(width * (strip.rows.length + 2 * border)).fill(255);
  for (let y = 0; y < strip.rows.length; y += 1)
    for (let x = 0; x < strip.width; x += 1)
      if (isInked(strip, x, y)) grey[(y + border) * width + x + border] = 0;
  return { grey, width };
}

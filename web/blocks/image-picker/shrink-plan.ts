/** Bytes: a picture travels over 2G and is kept on every phone of the shop. */
export const mostBytes = 60_000;

/** Pixels of the longest side, and qualities of WebP, from the best to the smallest. */
const sides = [1000, 800, 640, 480, 320];
const qualities = [0.82, 0.7, 0.58, 0.46];

/** A lower quality takes off less than this; a drawing as many times too large is made smaller at once. */
const mostByQuality = 3;

export type Attempt = { width: number; height: number; quality: number };

/** How to draw a picture of this size, one attempt smaller than the other; never larger than it is. */
export function attemptsFor(width: number, height: number): Attempt[] {
  const longest = Math.max(width, height);
  const scales = new Set(sides.map((side) => Math.min(1, side / longest)));
  return [...scales].flatMap((scale) =>
    qualities.map((quality) => ({
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      quality,
    })),
  );
}

/**
 * The first drawing that is small enough, at most `mostBytes`; undefined when none is. Quality goes down before size:
 * a label one can read tells more than a smooth one.
 */
export async function firstFitting<Drawing extends { size: number }>(
  attempts: readonly Attempt[],
  draw: (attempt: Attempt) => Promise<Drawing>,
): Promise<Drawing | undefined> {
  let hopeless = 0;
  for (const attempt of attempts) {
    if (attempt.width === hopeless) continue;
    const drawing = await draw(attempt);
    if (drawing.size <= mostBytes) return drawing;
    if (drawing.size > mostBytes * mostByQuality) hopeless = attempt.width;
  }
  return undefined;
}

import { expect, test } from "vitest";
import { type Attempt, attemptsFor, firstFitting, mostBytes } from "./shrink-plan.ts";

const bytesOf = ({ width, height, quality }: Attempt, perPixel: number) => ({
  size: width * height * quality * perPixel,
});

test("a photograph becomes 1000 pixels on its longest side, whichever that is", () => {
  expect(attemptsFor(4000, 3000)[0]).toMatchObject({ width: 1000, height: 750 });
  expect(attemptsFor(3000, 4000)[0]).toMatchObject({ width: 750, height: 1000 });
});

test("a small picture is never made larger", () => {
  for (const { width, height } of attemptsFor(300, 200))
    expect([width, height]).toEqual([300, 200]);
});

test("a line of one pixel stays one", () => {
  expect(attemptsFor(4000, 1).every(({ height }) => height === 1)).toBe(true);
});

test("every attempt asks for less than the one before", () => {
  const asked = attemptsFor(4000, 3000).map(({ width, quality }) => [width, quality] as const);
  for (const [index, [width, quality]] of asked.entries()) {
    const before = asked[index - 1];
    if (before)
      expect(width < before[0] || (width === before[0] && quality < before[1])).toBe(true);
  }
});

test("the first drawing that is small enough is taken, and nothing is drawn after it", async () => {
  const drawn: Attempt[] = [];
  const found = await firstFitting(attemptsFor(4000, 3000), async (attempt) => {
    drawn.push(attempt);
    return bytesOf(attempt, 0.1);
  });
  expect(found?.size).toBeLessThanOrEqual(mostBytes);
  expect(drawn).toHaveLength(2);
  expect(drawn.at(-1)).toMatchObject({ width: 1000, quality: 0.7 });
});

test("exactly the limit is small enough; a picture that nothing makes small is given up", async () => {
  expect(await firstFitting(attemptsFor(10, 10), async () => ({ size: mostBytes }))).toBeDefined();
  expect(
    await firstFitting(attemptsFor(4000, 3000), async () => ({ size: mostBytes + 1 })),
  ).toBeUndefined();
});

test("a drawing far too large is not tried at a lower quality: a slow phone draws few", async () => {
  const drawn: number[] = [];
  await firstFitting(attemptsFor(4000, 3000), async ({ width }) => {
    drawn.push(width);
    return { size: width >= 640 ? mostBytes * 4 : mostBytes };
  });
  expect(drawn).toEqual([1000, 800, 640, 480]);
});

import { expect, test } from "vitest";
import { evenLight } from "./even-light.ts";
import { type Grey, greyOf, scaled, turned } from "./grey.ts";
import { prepared } from "./prepare.ts";
import { wordsIn } from "./recognised-words.ts";

/** Paper with rows of upright bars, which stand for letters: `light` says how light the paper is at a place. */
function page(light: (x: number, y: number) => number): Grey {
  const [width, height] = [600, 400];
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      // No two lines have their letters below one another.
      const along = x + Math.floor(y / 50) * 37;
      const isLine = y % 50 >= 15 && y % 50 < 35 && x > 60 && x < 540;
      const isInk = isLine && along % (15 + (Math.floor(y / 50) % 3)) < 8;
      data[y * width + x] = light(x, y) * (isInk ? 0.2 : 1);
    }
  return { width, height, data };
}
const at = ({ width, data }: Grey, x: number, y: number) => data[y * width + x] ?? -1;

test("a shadow goes, ink stays", () => {
  const even = evenLight(page((x) => (x < 300 ? 240 : 130)));
  expect([at(even, 100, 8), at(even, 500, 8)]).toEqual([255, 255]);
  const darkest = (from: number, to: number) =>
    Math.min(...Array.from({ length: to - from }, (_, x) => at(even, from + x, 25)));
  expect(darkest(80, 120)).toBeLessThan(90);
  expect(darkest(480, 520)).toBeLessThan(110);
});

test("a page that lies on its side is turned, one that stands is not", () => {
  const upright = prepared(page(() => 230));
  const lying = prepared(
    turned(
      page(() => 230),
      1,
    ),
  );
  if ("empty" in upright || "empty" in lying) throw new Error("no letters seen");
  expect([upright.grey.width, lying.grey.width]).toEqual([600, 600]);
});

test("nothing written is told", () => {
  const blank = { width: 300, height: 200, data: new Uint8Array(60_000).fill(200) };
  expect(prepared(blank)).toEqual({ empty: true });
});

test("a quarter turn four times, or a half turn twice, is nothing", () => {
  const one: Grey = { width: 3, height: 2, data: Uint8Array.from([1, 2, 3, 4, 5, 6]) };
  expect(turned(one, 1)).toEqual({
    width: 2,
    height: 3,
    data: Uint8Array.from([4, 1, 5, 2, 6, 3]),
  });
  expect(turned(turned(one, 2), 2)).toEqual(one);
  expect(turned(turned(turned(turned(one, 1), 1), 1), 1)).toEqual(one);
});

test("half as large is the mean of four, and what is transparent is paper", () => {
  const four: Grey = { width: 2, height: 2, data: Uint8Array.from([0, 100, 100, 200]) };
  expect(scaled(four, 0.5)).toEqual({ width: 1, height: 1, data: Uint8Array.from([100]) });
  const clear = { width: 1, height: 1, data: Uint8ClampedArray.from([0, 0, 0, 0]) };
  expect(greyOf(clear).data).toEqual(Uint8Array.from([255]));
});

test("words come out of the table of the reader, without what is none", () => {
  const table = [
    "4\t1\t1\t1\t1\t0\t10\t20\t90\t22\t-1\t",
    "5\t1\t1\t1\t1\t1\t10\t20\t40\t22\t91.5\tSavon",
    "5\t1\t1\t1\t1\t2\t60\t20\t40\t22\t95\t ",
  ];
  expect(wordsIn(table.join("\n"))).toEqual([
    { text: "Savon", x: 10, y: 20, width: 40, height: 22, confidence: 91.5 },
  ]);
});

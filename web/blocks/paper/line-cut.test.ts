import { expect, test } from "vitest";
import type { Grey } from "./grey.ts";
import { cutsOf } from "./line-cut.ts";

const white = (width: number, height: number): Grey => ({
  ...{ width, height },
  data: new Uint8Array(width * height).fill(255),
});

function withInk(picture: Grey, from: number, to: number): Grey {
  for (let y = 10; y < 20; y += 1)
    picture.data.fill(0, y * picture.width + from, y * picture.width + to);
  return picture;
}

test("a short line is shown whole, with a little around it and never beyond the picture", () => {
  expect(cutsOf(white(100, 40), { x: 5, y: 10, width: 60, height: 10 })).toEqual([
    { x: 0, y: 0, width: 80, height: 30 },
  ]);
});

test("a long line is cut in two where nothing is written", () => {
  const picture = withInk(withInk(white(600, 40), 20, 200), 400, 580);
  const [left, right] = cutsOf(picture, { x: 20, y: 10, width: 560, height: 10 });
  expect(left.width + (right?.width ?? 0)).toBe(580);
  expect(left.x + left.width).toBe(300);
});

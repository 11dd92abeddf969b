import fc from "fast-check";
import { expect, test } from "vitest";
import { aimOf, isInside } from "./aim.ts";

test("a phone held upright shows a slice of its picture, and that is read with a margin", () => {
  const aim = aimOf({ videoWidth: 720, videoHeight: 1280, clientWidth: 360, clientHeight: 176 });
  expect(aim).toEqual({ x: 0, y: 376, width: 720, height: 528 });
  expect(isInside(aim, { x: 360, y: 640 })).toBe(true);
  expect(isInside(aim, { x: 360, y: 100 })).toBe(false);
});

test("a panel that is not laid out yet reads the whole picture", () => {
  const aim = aimOf({ videoWidth: 640, videoHeight: 480, clientWidth: 0, clientHeight: 0 });
  expect(aim).toEqual({ x: 0, y: 0, width: 640, height: 480 });
});

test("the aim lies inside the picture, in its middle", () => {
  const side = fc.integer({ min: 1, max: 4000 });
  fc.assert(
    fc.property(side, side, side, side, (videoWidth, videoHeight, clientWidth, clientHeight) => {
      const { x, y, width, height } = aimOf({ videoWidth, videoHeight, clientWidth, clientHeight });
      expect(Math.min(x, y, width - 1, height - 1)).toBeGreaterThanOrEqual(0);
      expect(Math.abs(2 * x + width - videoWidth)).toBeLessThanOrEqual(1);
      expect(Math.abs(2 * y + height - videoHeight)).toBeLessThanOrEqual(1);
    }),
  );
});

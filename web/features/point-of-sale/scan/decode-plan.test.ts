import fc from "fast-check";
import { expect, test } from "vitest";
import { cutOf, nextPass, PASSES_ROUND } from "./decode-plan.ts";

test("every other frame is looked at whole and straight", () => {
  for (let frame = 0; frame < 40; frame += 2) {
    expect(nextPass(frame, undefined)).toMatchObject({ centre: 1, turn: 0 });
    expect(nextPass(frame, undefined).bars).toBeUndefined();
  }
});

test("a round shows every way of looking, the next one begins again", () => {
  const round = Array.from({ length: PASSES_ROUND }, (_, frame) => nextPass(frame, undefined));
  expect(new Set(round).size).toBe(PASSES_ROUND / 2 + 1);
  expect(nextPass(PASSES_ROUND + 1, undefined)).toBe(round[1]);
});

test("a pass that has read something is used again", () => {
  const pass = nextPass(3, undefined);
  expect(nextPass(4, pass)).toBe(pass);
});

test("a cut lies inside the frame, keeps its proportions and stays within its limits", () => {
  const side = fc.integer({ min: 320, max: 4000 });
  fc.assert(
    fc.property(side, side, fc.nat(PASSES_ROUND - 1), (width, height, frame) => {
      const pass = nextPass(frame, undefined);
      const cut = cutOf(pass, width, height);
      expect(cut.x).toBeGreaterThanOrEqual(0);
      expect(cut.x * 2 + cut.width).toBeCloseTo(width);
      expect(cut.y * 2 + cut.height).toBeCloseTo(height);
      expect(Math.max(cut.drawnWidth, cut.drawnHeight)).toBeLessThanOrEqual(pass.longSide);
      expect(cut.drawnWidth).toBeLessThanOrEqual(Math.ceil(width * pass.enlarge));
      expect(Math.min(cut.drawnWidth, cut.drawnHeight)).toBeGreaterThan(0);
    }),
  );
});

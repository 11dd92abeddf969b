import fc from "fast-check";
import { expect, test } from "vitest";
import { createPlan, cutOf, PASSES_ROUND } from "./decode-plan.ts";

/** The passes of a number of frames in which nothing is read. */
function passesInTurn(frames: number) {
  const plan = createPlan();
  return Array.from({ length: frames }, () => {
    const pass = plan.next();
    plan.tell(false);
    return pass;
  });
}

test("every other frame is looked at whole and straight", () => {
  const whole = passesInTurn(40).filter((_, frame) => frame % 2 === 0);
  for (const pass of whole) {
    expect(pass).toMatchObject({ centre: 1, turn: 0 });
    expect(pass.bars).toBeUndefined();
  }
});

test("a round shows every way of looking, the next one begins again", () => {
  const passes = passesInTurn(PASSES_ROUND + 2);
  expect(new Set(passes).size).toBe(PASSES_ROUND / 2 + 1);
  expect(passes[PASSES_ROUND + 1]).toBe(passes[1]);
});

test("a pass that has read something is kept for three frames, then the round goes on", () => {
  const plan = createPlan();
  const pass = [0, 1].map(() => {
    const next = plan.next();
    plan.tell(false);
    return next;
  })[1];
  plan.tell(true);
  for (let misses = 0; misses < 3; misses += 1) {
    expect(plan.next()).toBe(pass);
    plan.tell(false);
  }
  expect(plan.next()).not.toBe(pass);
});

test("a cut lies inside the frame, keeps its proportions and stays within its limits", () => {
  const side = fc.integer({ min: 320, max: 4000 });
  fc.assert(
    fc.property(side, side, fc.nat(PASSES_ROUND - 1), (width, height, frame) => {
      const pass = passesInTurn(frame + 1)[frame];
      if (!pass) return;
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

import { expect, test } from "vitest";
import { randomFrom } from "./random.ts";
import { createScheduler } from "./simulation-scheduler.ts";

test("the same seed draws the same, another one draws otherwise, and a fork leaves the stream alone", () => {
  const draw = (seed: number) => {
    const rng = randomFrom(seed);
    return Array.from({ length: 20 }, () => rng.int(0, 1_000_000));
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  const [plain, forked] = [randomFrom(7), randomFrom(7)];
  forked.fork("network").bytes(50);
  expect(forked.fraction()).toBe(plain.fraction());
});

test("draws are spread evenly and stay within their bounds", () => {
  const rng = randomFrom("even");
  const counts = new Array<number>(10).fill(0);
  for (let turn = 0; turn < 10_000; turn += 1) counts[rng.int(0, 9)]! += 1;
  expect(Math.min(...counts)).toBeGreaterThan(850);
  expect(Math.max(...counts)).toBeLessThan(1150);
  expect(new Set(rng.shuffled([1, 2, 3, 4])).size).toBe(4);
});

test("events come in order of time, and what waits for a dead owner never goes on", async () => {
  const scheduler = createScheduler();
  const seen: string[] = [];
  const owner = { alive: true };
  void scheduler.pause(5, "late", owner).then(() => seen.push("late"));
  void scheduler.pause(2, "early").then(() => seen.push("early"));
  scheduler.after(3, "cut", () => {
    owner.alive = false;
  });
  scheduler.after(1, "off", () => seen.push("off"))();
  while (await scheduler.step()) seen.push(`at ${scheduler.now()}`);
  expect(seen).toEqual(["early", "at 2", "at 3", "at 5"]);
});

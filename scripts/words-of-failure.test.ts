import { expect, test } from "vitest";
import { wordsOfFailure } from "./words-of-failure.mjs";

const passes = Array.from({ length: 500 }, (_, at) => ` ✓ test ${at}`).join("\n");

test.each([
  ["vitest", "⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯\n\nError: after all was said"],
  ["vitest", "⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\n\n FAIL  a.test.ts > adds"],
  ["playwright", "  1) tests/e2e/sale.spec.ts:5:1 › a first sale ───\n\n    Error: no"],
  ["the simulation", "Seed 94007 broke [R3]: a row is missing\n12 passed, 1 failed"],
])("what %s tells of a failure is found behind what passed", (_runner, told) => {
  expect(wordsOfFailure(`${passes}\n${told}\n`)).toBe(`${told}\n`);
});

test("a runner that died without a word is quoted by its end", () => {
  const end = "Killed";
  expect(wordsOfFailure(`${passes}\n${end}`).endsWith(` ✓ test 499\n${end}`)).toBe(true);
});

test("what is told stays within a screenful or two, and says what is left out", () => {
  const told = `⎯⎯ Failed Tests 900 ⎯⎯\n${"x".repeat(10_000)}`;
  const words = wordsOfFailure(`${passes}\n${told}`);
  expect(words.length).toBeLessThan(4_100);
  expect(words).toContain("6023 characters more above");
});

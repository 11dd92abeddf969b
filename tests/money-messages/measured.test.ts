import { expect, test } from "vitest";
import { readCorpus } from "./corpus.ts";
import { knownMessages } from "./corpus-known.ts";
import { measure } from "./measure.ts";

test("of the known messages 98 % are read right, and no amount is wrong", () => {
  const { messages, right, wrongAmounts, faults } = measure(readCorpus(knownMessages));
  expect(wrongAmounts).toEqual([]);
  expect(right / messages, faults.join("\n")).toBeGreaterThanOrEqual(0.98);
});

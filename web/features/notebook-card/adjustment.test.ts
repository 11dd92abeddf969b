import { expect, test } from "vitest";
import { adjusted } from "./adjustment.ts";

test.each([
  ["opening", "opening", 500, 1500],
  ["opening-deposit", "opening", -500, 500],
  ["forgiven", "forgiven", -500, 500],
  ["more", "correction", 500, 1500],
  ["less", "correction", -500, 500],
] as const)("%s is sent as %s of %d, and leaves %d", (what, kind, change, after) => {
  expect(adjusted(what, 500, 1000)).toEqual({ body: { kind, change }, after });
});

import { expect, test } from "vitest";
import { hueOf, initialsOf } from "./initials.ts";

test.each([
  ["Savon de Marseille", "SM"],
  ["Lait", "L"],
  ["Éponge abrasive", "EA"],
  ["7up 33cl", "73"],
  ["La", "L"],
  ["", "?"],
  ["…", "?"],
])("%j is shown as %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("a name keeps its colour", () => {
  expect(hueOf("Savon")).toBe(hueOf("Savon"));
  expect(hueOf("Savon")).not.toBe(hueOf("Lait"));
  expect(hueOf("Beignets 🍩")).toBeLessThan(360);
});

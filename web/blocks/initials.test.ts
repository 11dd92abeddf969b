import { expect, test } from "vitest";
import { hueOf, initialsOf } from "./initials.ts";

test.each([
  ["Savon de Marseille", "SM"],
  ["Lait", "L"],
  ["Éponge abrasive", "EA"],
  ["7up 33cl", "73"],
  ["La", "L"],
  ["𞤆𞤵𞤤𞤢𞥄𞤪 𞤅𞤫𞤲𞤫𞤺𞤢𞥄𞤤", "𞤆𞤅"],
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

import { expect, test } from "vitest";
import { likelyCode, looseKeys } from "./code-readings.ts";

test.each([
  ["BTSRé_Z'QPA", "BTSR28W4APQ", "French, our own label"],
  ["btsré_z'qpa", "BTSR28W4APQ", "French with the capitals locked"],
  ["BTSRé!Z'QPA", "BTSR28W4APQ", "Belgian"],
  ["BTS)&éQ", "BTS-12A", "French, Code 39"],
  ["?OIS!§", "MOIS86", "Belgian, M and 6"],
  ["BTSRZßY12", "BTSRY-Z12", "German"],
  ["BTS'12", "BTS-12", "Spanish"],
  ["bts-12a", "BTS-12A", "capitals"],
  ["BTS-12A", "bts-12a", "small letters"],
])("%j is looked for as %j: %s", (text, code) => {
  expect(looseKeys(text)).toContain(code.toLowerCase());
});

test("digits are looked for as they are", () => {
  expect(looseKeys(" 6034000106237\t")).toContain("6034000106237");
});

test.each([
  ["BTSRé_Z'QPA", "BTSR28W4APQ"],
  ["BTS)&(Q", "BTS-15A"],
  ["BTS-12A", "BTS-12A"],
  ["A&B-12", "A&B-12"],
  ["Thé vert", "Thé vert"],
  ["4006381333931", "4006381333931"],
])("of %j that nobody bears, the code was %j", (text, code) => {
  expect(likelyCode(text)).toBe(code);
});

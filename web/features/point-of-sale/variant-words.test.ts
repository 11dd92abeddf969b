import { expect, test } from "vitest";
import { variantWords } from "./variant-words.ts";

test.each([
  ["T-shirt Wax · M · Rouge", "T-shirt Wax", "M · Rouge"],
  ["Sandale (42)", "sandale", "42"],
  ["Bonnet", "Bonnet", "Bonnet"],
  ["Wax rouge", "T-shirt", "Wax rouge"],
])("[U11] %s of %s is called %s", (name, family, words) => {
  expect(variantWords(name, family)).toBe(words);
});

import { expect, test } from "vitest";
import { destinationOf } from "./destination.ts";

test.each([
  [null, "owner", "/dashboard"],
  [null, "manager", "/dashboard"],
  [null, "seller", "/point-of-sale"],
  [null, undefined, "/point-of-sale"],
  ["/tickets?x=1", "owner", "/tickets?x=1"],
  ["/welcome", "seller", "/point-of-sale"],
  ["//evil.example", "owner", "/dashboard"],
  ["/\\evil.example", "seller", "/point-of-sale"],
  ["https://evil.example", "seller", "/point-of-sale"],
  ["/auth?from=/auth", "seller", "/point-of-sale"],
] as const)("%j as %s leads to %s", (wanted, role, place) => {
  expect(destinationOf(wanted, role)).toBe(place);
});

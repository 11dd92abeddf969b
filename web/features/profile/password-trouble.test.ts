import { expect, test } from "vitest";
import { passwordTrouble } from "./password-trouble.ts";

test.each([
  ["", "secret", "secret", "current"],
  ["now", "short", "short", "short"],
  ["now", "secret", "secreT", "different"],
  ["now", "secret", "secret", undefined],
])("%j, %j, %j: %s", (current, next, again, trouble) => {
  expect(passwordTrouble({ current, next, again })).toBe(trouble);
});

import { expect, test } from "vitest";
import { cameraTroubleOf } from "./camera-trouble.ts";

test.each([
  ["NotAllowedError", "refused"],
  ["NotFoundError", "absent"],
  ["OverconstrainedError", "absent"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
  ["TypeError", "failed"],
])("%s means %s", (name, trouble) => {
  expect(cameraTroubleOf(new DOMException("", name))).toBe(trouble);
});

test("what is no error at all is still a failure", () => {
  expect(cameraTroubleOf("gone")).toBe("failed");
});

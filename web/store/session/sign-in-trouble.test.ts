import { expect, test } from "vitest";
import { troubleOf } from "./sign-in-trouble.ts";

test.each([
  ["wrong-code", "wrong-code"],
  ["email-not-confirmed", "email-not-confirmed"],
  ["no-session", "session-ended"],
  ["session-reused", "session-ended"],
  ["timeout", "timeout"],
  ["too-many-requests", "too-many-requests"],
  ["busy", "busy"],
  ["whatever", "server"],
] as const)("%s is said as %s", (code, trouble) => {
  expect(troubleOf(code)).toBe(trouble);
});

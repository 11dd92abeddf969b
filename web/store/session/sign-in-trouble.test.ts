import { expect, test } from "vitest";
import { troubleOf } from "./sign-in-trouble.ts";

test.each([
  ["wrong-code", "wrong-code"],
  ["email-not-confirmed", "email-not-confirmed"],
  ["no-session", "session-ended"],
  ["session-reused", "session-ended"],
  ["timeout", "offline"],
  ["too-many-requests", "too-many-attempts"],
  ["status-429", "too-many-attempts"],
  ["status-502", "server"],
] as const)("%s is said as %s", (code, trouble) => {
  expect(troubleOf(code)).toBe(trouble);
});

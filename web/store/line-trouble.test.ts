import { expect, test } from "vitest";
import { secondsOf, troubleOfAnswer, troubleOfFailure } from "./line-trouble.ts";

test.each([
  ["offline", false, "offline"],
  ["offline", true, "unreachable"],
  ["timeout", true, "timeout"],
  ["cancelled", true, "signed-out"],
  ["unauthorized", true, "signed-out"],
  ["busy", true, "busy"],
  ["server", true, "server"],
  ["garbled", false, "garbled"],
  ["rejected", true, "invalid-request"],
] as const)(
  "[the true cause] a failure « %s », with a network %s, is « %s »",
  (kind, has, code) => {
    expect(troubleOfFailure(kind, has)).toBe(code);
  },
);

test.each([
  [503, "cannot-take-now", "busy"],
  [503, "database-unavailable", "busy"],
  [503, undefined, "busy"],
  [500, "internal", "server"],
  [502, undefined, "server"],
  [429, "too-many-requests", "too-many-requests"],
  [429, undefined, "too-many-requests"],
  [413, "too-large", "too-large"],
  [413, undefined, "too-large"],
  [403, "plan-limit", "plan-limit"],
  [401, "session-ended", "session-ended"],
  [401, undefined, "garbled"],
  [403, undefined, "garbled"],
])("[the true cause] %d with the code %s is « %s »", (status, code, trouble) => {
  expect(troubleOfAnswer(status, code)).toBe(trouble);
});

test("[the true cause] the wait is told by the body, else by the header, else by nobody", () => {
  const answer = (headers = {}) => new Response(null, { headers });
  expect(secondsOf(answer({ "retry-after": "30" }), undefined)).toBe(30);
  expect(secondsOf(answer({ "retry-after": "30" }), 5)).toBe(5);
  expect(secondsOf(answer(), undefined)).toBeUndefined();
  expect(secondsOf(answer({ "retry-after": "Wed, 21 Oct" }), undefined)).toBeUndefined();
});

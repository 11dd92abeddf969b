import { expect, test } from "vitest";
import { pauseUntilNext } from "./phone-codes.ts";

const minute = 60_000;
const now = Date.UTC(2026, 10, 26);
const ago = (...minutes: number[]) => minutes.map((one) => now - one * minute);

test.each([
  ["nothing was sent", [], 0],
  ["one was sent a moment ago", ago(0), minute],
  ["one was sent a minute ago", ago(1), 0],
  ["four were sent", ago(2, 3, 4, 5), 0],
  ["five were sent within the hour", ago(2, 3, 4, 5, 10), 50 * minute],
  ["the first of five is an hour old", ago(2, 3, 4, 5, 60), 0],
  ["one was sent by a clock that is ten minutes ahead", ago(-10), minute],
  [
    "five were sent by a clock that is a day ahead",
    ago(-1440, -1440, -1440, -1440, -1440),
    60 * minute,
  ],
])("[how long] when %s", (_, sent, wait) => {
  expect(pauseUntilNext(sent, now)).toBe(wait);
});

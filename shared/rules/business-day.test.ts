import { expect, test } from "vitest";
import { businessDay } from "./business-day.ts";

test.each([
  ["2026-03-01T22:59:59.999Z", "Africa/Douala", "2026-03-01"],
  ["2026-03-01T23:00:00.000Z", "Africa/Douala", "2026-03-02"],
  ["2026-03-01T23:00:00.000Z", "Africa/Abidjan", "2026-03-01"],
  ["2026-12-31T23:30:00.000Z", "Africa/Douala", "2027-01-01"],
  ["1970-01-01T00:00:00.000Z", "UTC", "1970-01-01"],
])("%s in %s is the day %s", (moment, timeZone, day) => {
  expect(businessDay(Date.parse(moment), timeZone)).toBe(day);
});

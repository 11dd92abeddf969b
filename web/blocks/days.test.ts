import { expect, test } from "vitest";
import { dayAfter, lastMonths, weekStart } from "./days.ts";

test("a day later and earlier, over the ends of months and years", () => {
  expect(dayAfter("2026-03-01", -1)).toBe("2026-02-28");
  expect(dayAfter("2028-02-28", 1)).toBe("2028-02-29");
  expect(dayAfter("2027-01-01", -1)).toBe("2026-12-31");
});

test.each([
  ["2026-11-15", "2026-11-15"],
  ["2026-11-20", "2026-11-15"],
  ["2026-11-21", "2026-11-15"],
  ["2027-01-01", "2026-12-27"],
])("the week of %s begins on Sunday %s", (day, sunday) => {
  expect(weekStart(day)).toBe(sunday);
});

test("six months end with the one that goes on", () => {
  expect(lastMonths("2026-02-28", 6)).toEqual([
    ...["2025-09", "2025-10", "2025-11", "2025-12", "2026-01", "2026-02"],
  ]);
  expect(lastMonths("2026-12-31", 1)).toEqual(["2026-12"]);
});

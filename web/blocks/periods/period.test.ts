import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayAfter } from "#web/blocks/days.ts";
import {
  isDay,
  isWholeMonths,
  lastDay,
  lengthOf,
  monthAfter,
  monthsIn,
  periodBefore,
  periodOf,
} from "./period.ts";

const today = "2026-11-20";

test.each([
  ["this-month", "2026-11-01", "2026-11-20", "2026-10-01", "2026-10-20"],
  ["last-month", "2026-10-01", "2026-10-31", "2026-09-01", "2026-09-30"],
  ["3-months", "2026-09-01", "2026-11-20", "2026-06-01", "2026-08-20"],
  ["6-months", "2026-06-01", "2026-11-20", "2025-12-01", "2026-05-20"],
  ["12-months", "2025-12-01", "2026-11-20", "2024-12-01", "2025-11-20"],
  ["this-year", "2026-01-01", "2026-11-20", "2025-01-01", "2025-11-20"],
] as const)("%s, and the period before", (kind, from, to, fromBefore, toBefore) => {
  const period = periodOf(kind, today);
  expect(period).toEqual({ from, to });
  expect(periodBefore(period, kind)).toEqual({ from: fromBefore, to: toBefore });
});

test.each([
  ["2026-03-31", "this-month", "2026-02-01", "2026-02-28"],
  ["2026-03-30", "this-month", "2026-02-01", "2026-02-28"],
  ["2026-02-28", "this-month", "2026-01-01", "2026-01-31"],
  ["2028-02-29", "this-year", "2027-01-01", "2027-02-28"],
  ["2026-01-01", "this-month", "2025-12-01", "2025-12-01"],
] as const)("at the end of a month: %s, %s", (day, kind, from, to) => {
  expect(periodBefore(periodOf(kind, day), kind)).toEqual({ from, to });
});

test("days are compared with as many days, months with as many months", () => {
  const tenDays = { from: "2026-11-01", to: "2026-11-10" };
  expect(periodBefore(tenDays, "days")).toEqual({ from: "2026-10-22", to: "2026-10-31" });
  const summer = { from: "2026-06-01", to: "2026-08-31" };
  expect(periodBefore(summer, "months")).toEqual({ from: "2026-03-01", to: "2026-05-31" });
});

test("whole months, and those that go on", () => {
  expect(isWholeMonths({ from: "2026-06-01", to: "2026-08-31" }, today)).toBe(true);
  expect(isWholeMonths({ from: "2026-06-01", to: today }, today)).toBe(true);
  expect(isWholeMonths({ from: "2026-06-01", to: "2026-11-19" }, today)).toBe(false);
  expect(isWholeMonths({ from: "2026-06-02", to: today }, today)).toBe(false);
});

test("what is a day and what is none", () => {
  expect(["2026-02-28", "2028-02-29"].map(isDay)).toEqual([true, true]);
  expect(["2026-02-29", "2026-13-01", "hier", "", "2026-1-1"].map(isDay)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});

const day = fc
  .date({
    min: new Date("2020-01-01T00:00:00Z"),
    max: new Date("2030-12-31T00:00:00Z"),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

describe("whatever the days", () => {
  test("the period before ends before the period begins, and days are as many", () => {
    fc.assert(
      fc.property(
        day,
        fc.nat(800),
        fc.constantFrom("days", "months", "this-year"),
        (from, more, kind) => {
          const period =
            kind === "this-year" ? periodOf("this-year", from) : { from, to: dayAfter(from, more) };
          const before = periodBefore(period, kind);
          expect(before.from <= before.to && before.to < period.from).toBe(true);
          if (kind === "days") expect(lengthOf(before)).toBe(lengthOf(period));
          if (kind === "months" && from.endsWith("-01"))
            expect(monthsIn(before)).toHaveLength(monthsIn(period).length);
        },
      ),
    );
  });

  test("months follow one another without a gap", () => {
    fc.assert(
      fc.property(day, fc.nat(2000), (from, more) => {
        const months = monthsIn({ from, to: dayAfter(from, more) });
        for (const [index, month] of months.entries())
          if (index > 0) expect(month).toBe(monthAfter(months[index - 1] ?? "", 1));
        expect(dayAfter(lastDay(months[0] ?? ""), 1).endsWith("-01")).toBe(true);
      }),
    );
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { businessDay, dayCutOf, defaultDayCut, defaultTimeZone } from "./business-day.ts";

test.each([
  ["2026-11-20T22:59:59.999Z", "Africa/Douala", "2026-11-20"],
  ["2026-11-20T23:00:00.000Z", "Africa/Douala", "2026-11-21"],
  ["2026-11-20T23:59:59.999Z", "Africa/Abidjan", "2026-11-20"],
  ["2026-03-29T00:30:00.000Z", "Europe/Paris", "2026-03-29"],
  ["2026-03-28T23:30:00.000Z", "Europe/Paris", "2026-03-29"],
  ["2026-03-29T22:30:00.000Z", "Europe/Paris", "2026-03-30"],
  ["2026-11-20T18:20:00.000Z", "Asia/Kathmandu", "2026-11-21"],
  ["1970-01-01T00:00:00.000Z", "Africa/Douala", "1970-01-01"],
  ["2026-11-20T23:30:00.000Z", "Mars/Olympus", "2026-11-21"],
])("%s in %s is %s", (moment, zone, day) => {
  expect(businessDay(Date.parse(moment), { timeZone: zone, dayTurnsAt: 0 })).toBe(day);
});

test("agrees with the calendar of the zone at every moment", () => {
  const zones = [defaultTimeZone, "Europe/Paris", "America/Caracas", "Australia/Lord_Howe"];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 4e12 }),
      (timeZone, moment) => {
        const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
        expect(businessDay(moment, { timeZone, dayTurnsAt: 0 })).toBe(calendar.format(moment));
      },
    ),
  );
});

test.each([
  ["2026-11-21T01:30:00.000Z", "Africa/Douala", 3, "2026-11-20"],
  ["2026-11-21T01:59:59.999Z", "Africa/Douala", 3, "2026-11-20"],
  ["2026-11-21T02:00:00.000Z", "Africa/Douala", 3, "2026-11-21"],
  ["2026-11-20T23:30:00.000Z", "Africa/Douala", 3, "2026-11-20"],
  ["2026-11-21T10:59:00.000Z", "Africa/Douala", 12, "2026-11-20"],
  ["2026-12-01T03:59:00.000Z", "Africa/Dakar", 4, "2026-11-30"],
  ["2027-01-01T04:00:00.000Z", "Africa/Dakar", 4, "2027-01-01"],
  // Clocks go from 2 to 3 in the night, and from 3 back to 2: what they show decides.
  ["2026-03-29T00:59:00.000Z", "Europe/Paris", 3, "2026-03-28"],
  ["2026-03-29T01:00:00.000Z", "Europe/Paris", 3, "2026-03-29"],
  ["2026-10-25T01:30:00.000Z", "Europe/Paris", 3, "2026-10-24"],
  ["2026-10-25T02:00:00.000Z", "Europe/Paris", 3, "2026-10-25"],
])("%s in %s, whose day turns at %i, counts to %s", (moment, timeZone, dayTurnsAt, day) => {
  expect(businessDay(Date.parse(moment), { timeZone, dayTurnsAt })).toBe(day);
});

test("a shop that says no hour turns at midnight", () => {
  expect(dayCutOf({ timeZone: "Africa/Dakar" })).toEqual({
    timeZone: "Africa/Dakar",
    dayTurnsAt: 0,
  });
  expect(dayCutOf(undefined)).toEqual(defaultDayCut);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { businessDay, defaultTimeZone } from "./business-day.ts";

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
  expect(businessDay(Date.parse(moment), zone)).toBe(day);
});

test("agrees with the calendar of the zone at every moment", () => {
  const zones = [defaultTimeZone, "Europe/Paris", "America/Caracas", "Australia/Lord_Howe"];
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 4e12 }), (zone, moment) => {
      const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" });
      expect(businessDay(moment, zone)).toBe(calendar.format(moment));
    }),
  );
});

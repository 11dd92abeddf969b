import { expect, test } from "vitest";
import { countries, countryOf, countryOfNumber, countryOfZone, isCountry } from "./countries.ts";
import { isTimeZone } from "./time-zone.ts";

test.each([
  [{ country: "SN", phone: "+237 677 00 00 00", timeZone: "Africa/Douala" }, "SN"],
  [{ phone: "+225 07 01 02 03 04", timeZone: "Africa/Douala" }, "CI"],
  [{ phone: "\u202a00 221 77 123 45 67\u202c" }, "SN"],
  [{ phone: "77 123 45 67", timeZone: "Africa/Dakar" }, "SN"],
  [{ phone: "", timeZone: "Africa/Lubumbashi" }, "CD"],
  [{ phone: "+33 6 12 34 56 78", timeZone: "Europe/Paris" }, "CM"],
  [undefined, "CM"],
])("%j lies in %s", (shop, country) => {
  expect(countryOf(shop)).toBe(country);
});

test("every country has a code of its own, and zones by which days can be cut, each of one country", () => {
  const codes = Object.values(countries).map(({ dial }) => dial);
  expect(new Set(codes).size).toBe(codes.length);
  for (const [country, { zones, vatRates }] of Object.entries(countries)) {
    expect(zones.length, country).toBeGreaterThan(0);
    for (const zone of zones)
      expect([isTimeZone(zone), countryOfZone(zone)]).toEqual([true, country]);
    for (const rate of vatRates) expect(rate).toBeGreaterThan(0);
  }
});

test("a name that every object has is no country", () => {
  expect(isCountry("CM")).toBe(true);
  expect(["constructor", "toString", "XX", "cm", ""].filter(isCountry)).toEqual([]);
  expect(countryOfNumber("677000000")).toBeUndefined();
});

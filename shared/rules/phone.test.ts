import fc from "fast-check";
import { expect, test } from "vitest";
import { internationalPhone, phoneEnding } from "./phone.ts";

test.each([
  ["6 77 00 00 00", "+237677000000"],
  ["677-00-00-00", "+237677000000"],
  ["(677) 00.00.00", "+237677000000"],
  ["237677000000", "+237677000000"],
  ["+237 6 77 00 00 00", "+237677000000"],
  ["00237 677000000", "+237677000000"],
  ["+33 6 12 34 56 78", "+33612345678"],
  ["0033612345678", "+33612345678"],
  ["+225 07 01 02 03 04", "+2250701020304"],
])("%s is %s", (typed, whole) => {
  expect(internationalPhone(typed)).toBe(whole);
});

test.each([
  "",
  "+",
  "call me",
  "677",
  "6770000000",
  "+2376770000",
  "+0612345678",
  "+1234567890123456",
])("%j is no number", (typed) => {
  expect(internationalPhone(typed)).toBeUndefined();
});

test("a number that is written whole stays as it is, whatever stands between its digits", () => {
  const separated = fc.array(fc.constantFrom("", " ", "-", ".", "("), {
    minLength: 9,
    maxLength: 9,
  });
  fc.assert(
    fc.property(fc.stringMatching(/^6[0-9]{8}$/), separated, (national, between) => {
      const typed = [...national].map((digit, index) => digit + (between[index] ?? "")).join("");
      expect(internationalPhone(`+237${typed}`)).toBe(`+237${national}`);
      expect(internationalPhone(typed)).toBe(`+237${national}`);
    }),
  );
});

test.each([
  ["+237 6 77 12 34 56", "77123456"],
  ["677-12-34-56", "77123456"],
  ["00235 66 12 34 56", "66123456"],
  ["66123456", "66123456"],
  ["6612345", undefined],
  ["", undefined],
])("%j is found by %j", (typed, ending) => {
  expect(phoneEnding(typed)).toBe(ending);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { countries } from "./countries.ts";
import { internationalPhone, keptPhones, phoneEnding, readablePhone } from "./phone.ts";

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

test.each([
  ["a number copied out of a contact", "\u202a+237 6 77 00 00 00\u202c"],
  ["direction marks", "\u200e677\u200f000000"],
  ["isolates and a mark of byte order", "\ufeff\u2066677 000 000\u2069"],
  ["no-break and narrow blanks", "677\u00a000\u202f00\u200900"],
  ["a word joiner and a blank of no width", "677\u2060000\u200b000"],
  ["dashes that do not break", "677\u2011000\u2013000"],
  ["a minus and a soft hyphen", "677\u2212000\u00ad000"],
  ["strokes and dots in the middle", "677/00\u00b700/00"],
  ["digits of Arabic keyboards", "٦٧٧٠٠٠٠٠٠"],
  ["digits of Persian keyboards", "۶۷۷۰۰۰۰۰۰"],
  ["wide digits and a wide plus", "＋２３７６７７００００００"],
  ["brackets around the code", "(+237) 677 00 00 00"],
  ["00 in brackets", "(00237)677000000"],
  ["a link", "tel:+237677000000"],
  ["typographic apostrophes", "677’00’00‘00"],
  ["tildes and grave accents in their place", "677`00~00`00"],
  ["digits of N'Ko keyboards", "߆߇߇߀߀߀߀߀߀"],
  ["digits of Adlam keyboards", "𞥖𞥗𞥗𞥐𞥐𞥐𞥐𞥐𞥐"],
  ["011, as one dials from America", "011 237 677 00 00 00"],
])("[signs nobody sees] %s is read", (_, typed) => {
  expect(internationalPhone(typed)).toBe("+237677000000");
});

test.each([
  ["SN", "77 123 45 67", "+221771234567"],
  ["SN", "221 77 123 45 67", "+221771234567"],
  ["SN", "33 821 00 00", "+221338210000"],
  ["CI", "07 07 07 07 07", "+2250707070707"],
  ["CI", "225 07 07 07 07 07", "+2250707070707"],
  ["CI", "+225 (0)7 07 07 07 07", "+2250707070707"],
  ["CI", "27 20 00 00 00", "+2252720000000"],
  ["CG", "06 612 34 56", "+242066123456"],
  ["GA", "077 12 34 56", "+24177123456"],
  ["GA", "77 12 34 56", "+24177123456"],
  ["GA", "+241 077 12 34 56", "+24177123456"],
  ["GA", "00241 (0)66 12 34 56", "+24166123456"],
  ["BJ", "01 97 12 34 56", "+2290197123456"],
  ["BJ", "97 12 34 56", "+2290197123456"],
  ["BJ", "+229 97 12 34 56", "+2290197123456"],
  ["CD", "081 234 5678", "+243812345678"],
  ["NG", "0803 123 4567", "+2348031234567"],
  ["NG", "+234 (0) 803 123 4567", "+2348031234567"],
  ["GH", "024 123 4567", "+233241234567"],
  ["NG", "009 237 677 00 00 00", "+237677000000"],
  ["NG", "00 237 677 00 00 00", "+237677000000"],
  ["CM", "011 234 803 123 4567", "+2348031234567"],
  ["GA", "011 72 34 56", "+24111723456"],
  ["BJ", "011 237 677 00 00 00", "+237677000000"],
  ["CM", "011 1 555 010 1234", undefined],
  ["TD", "66 12 34 56", "+23566123456"],
  ["GM", "301 2345", "+2203012345"],
  ["CM", "221 77 123 45 67", "+221771234567"],
  ["CM", "2250707070707", "+2250707070707"],
  ["CM", "+33 (0)6 12 34 56 78", "+33612345678"],
  ["CM", "+33 06 12 34 56 78", "+33612345678"],
  ["CI", "677 00 00 00", undefined],
  ["CM", "77 123 45 67", undefined],
  ["CM", "07 07 07 07 07", undefined],
  ["SN", "677 00 00 00", undefined],
  ["CI", "07 07 07 07", undefined],
  ["CI", "+225 07 07 07 07", undefined],
  ["XX", "677 00 00 00", "+237677000000"],
])("[country] in %s, %s is %s", (country, typed, whole) => {
  expect(internationalPhone(typed, country)).toBe(whole);
});

test("[country] an example is one of its country, at home and from abroad, and is read back as it is written out", () => {
  for (const [country, { dial, example }] of Object.entries(countries)) {
    const whole = internationalPhone(example, country);
    expect(whole, country).toMatch(new RegExp(`^\\+${dial}\\d{7,10}$`));
    const readable = readablePhone(whole ?? "");
    expect(readable).toMatch(/^\+\d{3}( \d{1,6}){2,5}$/);
    for (const other of Object.keys(countries))
      expect([
        internationalPhone(readable, other),
        internationalPhone(whole?.slice(1) ?? "", country),
      ]).toEqual([whole, whole]);
    expect(keptPhones(whole ?? "")[0]).toBe(whole);
  }
});

test("a number is known in the ways it was kept before its country's rules were", () => {
  expect(keptPhones("+237677000000")).toEqual(["+237677000000"]);
  expect(keptPhones("+24177123456")).toEqual(["+24177123456", "+241077123456"]);
  expect(keptPhones("+2290197123456")).toEqual(["+2290197123456", "+22997123456"]);
  expect(keptPhones("+33612345678")).toEqual(["+33612345678"]);
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

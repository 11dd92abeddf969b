import { expect, test } from "vitest";
import { lastDigits, likelyCode, looseKey, looseKeys } from "./code-readings.ts";

test.each([
  ["BTSRé_Z'QPA", "BTSR28W4APQ", "French, our own label"],
  ["btsré_z'qpa", "BTSR28W4APQ", "French with the capitals locked"],
  ["BTSRé!Z'QPA", "BTSR28W4APQ", "Belgian"],
  ["BTS)&éQ", "BTS-12A", "French, Code 39"],
  ["?OIS!§", "MOIS86", "Belgian, M and 6"],
  ["BTSRZßY12", "BTSRY-Z12", "German"],
  ["BTS'12", "BTS-12", "Spanish"],
  ["btsr28z4qpa", "BTSR28W4APQ", "French, capitals locked with the digits"],
  ["bts°12q", "BTS-12A", "French, capitals locked, Code 39"],
  ["?ois§86", "MOIS/86", "French, capitals locked, M and a stroke"],
  ["8BTS)&éQ8", "BTS-12A", "French, Code 39 with its asterisks"],
  ["*BTS-12A*", "BTS-12A", "Code 39 with its asterisks"],
  ["BTS\u201112A", "BTS-12A", "a hyphen that does not break"],
  ["BTS – 12A", "BTS-12A", "a dash between blanks"],
  ["BTS 12A", "BTS-12A", "a blank for the hyphen"],
  ["ＢＴＳ－１２Ａ", "BTS-12A", "wide letters"],
  ["BTS-١٢A", "BTS-12A", "Arabic digits beside letters"],
  ["\u202aBTS-12A\u202c", "BTS-12A", "signs that nobody sees"],
  ["bts-12a", "BTS-12A", "capitals"],
  ["BTS-12A", "bts-12a", "small letters"],
])("%j is looked for as %j: %s", (text, code) => {
  expect(looseKeys(text)).toContain(looseKey(code));
});

test("digits are looked for as they are", () => {
  expect(looseKeys(" 6034000106237\t")).toContain("6034000106237");
});

test.each([
  ["٣٢٥٦٢٢٥٧٣٤٩٤٨", "Arabic digits"],
  ["۳۲۵۶۲۲۵۷۳۴۹۴۸", "Persian digits"],
  ["３２５６２２５７３４９４８", "wide digits"],
  ["325\u00a06225\u202f734948\r\n", "blanks that do not break, and the end of a line"],
  ["325\u20116225-734948", "hyphens of two kinds"],
  ["3.256.225.734.948", "points"],
  ['"3256225734948"', "quotes"],
  ["EAN : 3256225734948", "the word before it"],
  ["*3256225734948*", "the asterisks of Code 39"],
  ["\u202a3256225734948\u200b", "signs that nobody sees"],
  ["(17) 270131 (01) 03256225734948 (10) A7", "a GS1 code in another order"],
  ["172701310103256225734948", "the same without brackets"],
  ["10A7\u001d0103256225734948", "a batch before it"],
  ["<GS>010325622573494817270131", "a separator written out"],
  ["{GS}0103256225734948", "and in other brackets"],
  ["\u00e80103256225734948", "as a DataMatrix holds it"],
  ["01 03256225734948 17 270131", "a GS1 code with blanks"],
])("a number of goods written %j is found: %s", (text) => {
  expect(looseKeys(text)).toContain("3256225734948");
  expect(likelyCode(text)).toMatch(/^0?3256225734948$/);
});

test.each([
  ["49000006346", "0049000006346", "UPC-A"],
  ["4965802", "0049000006582", "UPC-E"],
])("noughts that a spreadsheet took from %s come back: %s, %s", (text, key) => {
  expect(looseKeys(text)).toContain(key);
});

test.each([
  ["3256225734949", "a wrong check digit"],
  ["3256225734948 et 6034000106237", "two numbers"],
  ["(02)03256225734948(37)12", "what is inside a pallet"],
  ["lot 32562257349481234", "more digits"],
])("%s is no number of goods: %s", (text) => {
  expect([...looseKeys(text)].filter((key) => /^(3256225734948|6034000106237)$/.test(key))).toEqual(
    [],
  );
});

test.each([
  ["4948", "4948"],
  ["٤٩٤٨", "4948"],
  ["۴۹۴۸", "4948"],
  ["734 948", "734948"],
  [" 4\u00a0948 ", "4948"],
  ["948", undefined],
  ["5734948", undefined],
  ["4948a", undefined],
])("the last digits in %j are %j", (text, digits) => {
  expect(lastDigits(text)).toBe(digits);
});

test.each([
  ["BTSRé_Z'QPA", "BTSR28W4APQ"],
  ["*BTS-12A*", "BTS-12A"],
  ["BTS)&(Q", "BTS-15A"],
  ["BTS-12A", "BTS-12A"],
  ["A&B-12", "A&B-12"],
  ["Thé vert", "Thé vert"],
  ["4006381333931", "4006381333931"],
])("of %j that nobody bears, the code was %j", (text, code) => {
  expect(likelyCode(text)).toBe(code);
});

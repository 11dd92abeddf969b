import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gtinCheckDigit } from "./barcode.ts";
import { isWrecked, readCode } from "./import-code.ts";

describe("codes in a file", () => {
  test.each([
    ["3017620422003", "3017620422003"],
    [" 3017620422003 ", "3017620422003"],
    ["3017620422003.0", "3017620422003"],
    ["96385074", "0000096385074"],
    ["036000291452", "0036000291452"],
    ["0036000291452", "0036000291452"],
    ["3 017620 422003", "3017620422003"],
    ["10614141000415", "10614141000415"],
    ["0103017620422003", "3017620422003"],
    ["'3017620422003", "3017620422003"],
    ["\u202a3017620422003\u202c", "3017620422003"],
    ["3017620422003\u200b", "3017620422003"],
    ["3017620422003.", "3017620422003"],
    ["٣٠١٧٦٢٠٤٢٢٠٠٣", "3017620422003"],
    ["*3017620422003*", "3017620422003"],
  ])("%j is sure, under the key %s", (text, key) => {
    expect(readCode(text)).toMatchObject({ kind: "sure", key });
  });

  test.each([
    "2.02E+11",
    "6,00111E+12",
    "6,00111E12",
    "6.00111 E+12",
    "1E+13",
    "########",
    "#N/A",
    "#REF!",
    "123456789012345000",
    "11110786043",
    "651511016",
    "2000001186",
    "110112",
    "9009875",
    "9".repeat(61),
  ])("%j is damaged", (text) => {
    expect(readCode(text)).toEqual({ kind: "damaged", text });
  });

  test.each([
    "3017620422004",
    "000020",
    "000000018",
    "110113",
    "5081",
    "BTS-000123",
    "12E5",
    "11110786044",
    "AB 12",
    "0000000000000",
  ])("%j is the shop's own", (text) => {
    expect(readCode(text)).toMatchObject({ kind: "own", code: text });
  });

  test("an empty cell is no code", () => {
    expect(readCode("  ")).toEqual({ kind: "none" });
  });

  test("twelve digits and the same with a zero in front are one code", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{10}$/), (body) => {
        const upcA = body + gtinCheckDigit(body);
        for (const text of [upcA, `0${upcA}`])
          expect(readCode(text)).toEqual({ kind: "sure", code: text, key: `0${upcA}` });
      }),
    );
  });

  test("what a spreadsheet makes of a number of 13 digits is never sure", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{12}$/),
        fc.integer({ min: 0, max: 5 }),
        (code, kept) => {
          const shown = Number(code).toExponential(kept).toUpperCase();
          expect(readCode(shown).kind).toBe("damaged");
          expect(isWrecked(shown.replace(".", ","))).toBe(true);
        },
      ),
    );
  });
});

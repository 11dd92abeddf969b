import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scaleLabelsSchema } from "#shared/schemas/scale-labels.ts";
import { gtinCheckDigit } from "./barcode.ts";
import {
  articleCodes,
  innerCheckDigit,
  layoutOf,
  readScaleLabel,
  sizesOf,
  writtenLabel,
} from "./scale-label.ts";

const bodies = ["AAAAANNNNN", "AAAAVNNNNN", "AAAAAVNNNN", "AAAANNNNNN", "AAAAAANNNN"];
const layouts = bodies.flatMap((body) =>
  ["W", "P"].map((sign) => `21${body.replaceAll("N", sign)}C`),
);
const innerLayouts = layouts.filter((layout) => layout.includes("V"));

/** A layout with an article and a value that it has room for. */
const written = (among: readonly string[]) =>
  fc.constantFrom(...among).chain((layout) => {
    const { article, value } = sizesOf(layout);
    return fc.record({
      layout: fc.constant(layout),
      article: fc.nat(10 ** article - 1),
      value: fc.nat(10 ** value - 1),
    });
  });

const withDigit = (code: string, at: number, digit: number) =>
  `${code.slice(0, at)}${digit}${code.slice(at + 1)}`;
const swapped = (code: string, at: number) =>
  `${code.slice(0, at)}${code[at + 1]}${code[at]}${code.slice(at + 2)}`;

test("[U9] the inner check digit is that of the standard's own examples", () => {
  expect(innerCheckDigit("2875")).toBe("9");
  expect(innerCheckDigit("14685")).toBe("6");
});

test("[U9] what a scale prints is read as it was weighed, in every layout", () => {
  fc.assert(
    fc.property(written(layouts), ({ layout, article, value }) => {
      const code = writtenLabel(layout, article, value);
      expect(code).toMatch(/^21\d{11}$/);
      const read = readScaleLabel(code, [layout]);
      if (read === undefined || read === "misread") throw new Error(`${layout} ${code}`);
      expect(Number(read.article)).toBe(article);
      expect(read.article).toHaveLength(sizesOf(layout).article);
      expect(read).toMatchObject({ value, holds: layout.includes("W") ? "weight" : "price" });
    }),
  );
});

describe("[U9] a label that was misread sells nothing", () => {
  test("one digit is another", () => {
    fc.assert(
      fc.property(
        written(layouts),
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        ({ layout, article, value }, at, plus) => {
          const code = writtenLabel(layout, article, value);
          const wrong = withDigit(code, at, (Number(code[at]) + plus) % 10);
          expect(readScaleLabel(wrong, [layout])).toBe("misread");
        },
      ),
    );
  });

  test("two neighbours changed places, unless they differ by five", () => {
    fc.assert(
      fc.property(
        written(layouts),
        fc.integer({ min: 2, max: 11 }),
        ({ layout, article, value }, at) => {
          const code = writtenLabel(layout, article, value);
          const apart = Math.abs(Number(code[at]) - Number(code[at + 1]));
          fc.pre(apart !== 0 && apart !== 5);
          expect(readScaleLabel(swapped(code, at), [layout])).toBe("misread");
        },
      ),
    );
  });

  test("one digit of the value is another and the last digit goes with it", () => {
    fc.assert(
      fc.property(
        written(innerLayouts),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        ({ layout, article, value }, where, plus) => {
          const { value: size } = sizesOf(layout);
          const code = writtenLabel(layout, article, value);
          const at = 12 - size + (where % size);
          const body = withDigit(code, at, (Number(code[at]) + plus) % 10).slice(0, -1);
          expect(readScaleLabel(`${body}${gtinCheckDigit(body)}`, [layout])).toBe("misread");
        },
      ),
    );
  });
});

test("[U9] another prefix, another length, and a shop without scales leave a code what it is", () => {
  const [weight = ""] = layouts;
  const code = writtenLabel(weight, 123, 1250);
  expect(readScaleLabel(code, [])).toBeUndefined();
  expect(readScaleLabel(code, [weight.replace("21", "22")])).toBeUndefined();
  expect(readScaleLabel(code.slice(1), [weight])).toBeUndefined();
  expect(readScaleLabel(`${code}1`, [weight])).toBeUndefined();
  expect(layoutOf(code, [weight])).toBe(weight);
  expect(readScaleLabel("6001234567890", [weight])).toBeUndefined();
});

test("[U9] an article is borne with its noughts or without", () => {
  expect(articleCodes("00123")).toEqual(["123", "0123", "00123", "000123"]);
  expect(articleCodes("0000")).toEqual(["0", "00", "000", "0000", "00000", "000000"]);
  expect(articleCodes("123456")).toEqual(["123456"]);
});

test("[U9] a shop says one layout for a prefix, each of thirteen digits", () => {
  const takes = (...all: string[]) => scaleLabelsSchema.safeParse(all).success;
  for (const layout of layouts) expect(takes(layout)).toBe(true);
  expect(takes("21AAAAAWWWWWC", "22AAAAAPPPPPC")).toBe(true);
  for (const wrong of [
    "31AAAAAWWWWWC",
    "21AAAAAWWWWC",
    "21AAAAWWWPPPC",
    "21AAAAAWWWWWW",
    "21AAAAVWWWWWWC",
  ])
    expect(takes(wrong)).toBe(false);
  expect(takes("21AAAAAWWWWWC", "21AAAAAPPPPPC")).toBe(false);
});

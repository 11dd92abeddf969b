import { describe, expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { cornerOf, fittedBars, labelFormats, pagesOf } from "./label-formats.ts";

const formats = Object.entries(labelFormats);

describe.each(formats)("%s", (_id, format) => {
  test("every label lies on its paper", () => {
    const { columns, rows, label, page } = format;
    const last = cornerOf(columns * rows - 1, format);
    expect(last.left + label.width).toBeLessThanOrEqual(page.width + 0.01);
    expect(last.top + label.height).toBeLessThanOrEqual(page.height + 0.01);
  });

  test("an EAN-13 has its bars and its light zones inside the label, wide enough to be read", () => {
    const { bars, module } = must(fittedBars("3017620422003", format), "bars");
    expect((bars.modules.length + 18) * module).toBeLessThanOrEqual(format.label.width);
    expect(module).toBeGreaterThanOrEqual(0.25);
  });

  test("a code that the product gives fits", () => {
    expect(must(fittedBars("BTSABCD2345", format), "bars").module).toBeGreaterThan(0.19);
  });

  test("name, bars, digits and price are not higher than the label", () => {
    const { nameLines, text, barHeight, label } = format;
    const height = 1.15 * (nameLines * text.name + text.code + text.price) + barHeight;
    expect(height).toBeLessThanOrEqual(label.height - 1);
  });
});

test("what cannot be printed as bars has none", () => {
  expect(fittedBars("x".repeat(60), labelFormats["roll-40x30"])).toBeUndefined();
  expect(fittedBars("Thé", labelFormats["a4-24"])).toBeUndefined();
});

test("labels fill page after page, used places left free", () => {
  const labels = Array.from({ length: 50 }, (_, at) => at);
  const pages = pagesOf(labels, labelFormats["a4-24"], 3);
  expect(pages.map((page) => page.length)).toEqual([24, 24, 5]);
  expect(pages[0]?.slice(0, 4)).toEqual([undefined, undefined, undefined, 0]);
  expect(pagesOf(labels, labelFormats["roll-40x30"], 0)).toHaveLength(50);
  expect(pagesOf([], labelFormats["a4-65"], 0)).toEqual([]);
});

test("places go from left to right, then down", () => {
  const format = labelFormats["a4-65"];
  expect(cornerOf(0, format)).toEqual({ left: 4.75, top: 10.7 });
  expect(cornerOf(6, format).left).toBeCloseTo(45.35);
  expect(cornerOf(6, format).top).toBeCloseTo(31.9);
});

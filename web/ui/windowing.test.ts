import fc from "fast-check";
import { expect, test } from "vitest";
import { columnsFor, placeAt, rowsInView, topOfPlace } from "./windowing.ts";

const keys = Array.from({ length: 100 }, (_, index) => `k${index}`);

test("draws what is in view and a few spare rows, however long the list", () => {
  expect(rowsInView(0, 600, 60, 10_000, 2)).toEqual({ start: 0, end: 12 });
  expect(rowsInView(6000, 600, 60, 10_000, 2)).toEqual({ start: 98, end: 112 });
  expect(rowsInView(90, 600, 60, 3, 2)).toEqual({ start: 0, end: 3 });
  expect(rowsInView(9000, 600, 60, 3, 2)).toEqual({ start: 3, end: 3 });
});

test("every row in view is drawn", () => {
  fc.assert(
    fc.property(
      fc.nat(100_000),
      fc.integer({ min: 1, max: 2000 }),
      fc.integer({ min: 1, max: 300 }),
      fc.nat(5000),
      (top, height, row, count) => {
        const { start, end } = rowsInView(top, height, row, count, 3);
        const first = Math.floor(top / row);
        const last = Math.min(count - 1, Math.floor((top + height - 1) / row));
        if (first < count) expect(start).toBeLessThanOrEqual(first);
        if (first <= last) expect(end).toBeGreaterThan(last);
        expect(start).toBeLessThanOrEqual(end);
        expect(end).toBeLessThanOrEqual(count);
      },
    ),
  );
});

test("the same item stays under the eye when rows come above it", () => {
  const place = placeAt(610, 60, 1, keys);
  expect(place).toEqual({ top: 610, key: "k10", offset: 10 });
  expect(topOfPlace(place, 60, 1, ["new-1", "new-2", ...keys])).toBe(730);
  expect(topOfPlace(place, 60, 1, keys.slice(5))).toBe(310);
});

test("the place holds when the columns change, and when its item is gone", () => {
  const place = placeAt(610, 60, 2, keys);
  expect(place.key).toBe("k20");
  expect(topOfPlace(place, 60, 4, keys)).toBe(5 * 60 + 10);
  expect(
    topOfPlace(
      place,
      60,
      2,
      keys.filter((key) => key !== "k20"),
    ),
  ).toBe(610);
});

test("at the very top, new rows appear in view", () => {
  expect(topOfPlace(placeAt(0, 60, 1, keys), 60, 1, ["new", ...keys])).toBe(0);
});

test("fits as many tiles as there is room for", () => {
  expect(columnsFor(344, 150, 8, 2)).toBe(2);
  expect(columnsFor(800, 150, 8, 2)).toBe(5);
  expect(columnsFor(100, 150, 8, 2)).toBe(2);
});

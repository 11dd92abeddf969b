import fc from "fast-check";
import { expect, test } from "vitest";
import { leadDaysOf, type Reordering, suggestionFor } from "./reorder.ts";

const rice = (changes: Partial<Reordering> = {}): Reordering => ({
  ...{ daily: Array(60).fill(4), error: 0, stock: 100, coming: 0, leadDays: 5 },
  ...changes,
});

test("says for how many whole days the stock lasts", () => {
  expect(suggestionFor(rice({ stock: 15 })).daysLeft).toBe(3);
  expect(suggestionFor(rice({ stock: 0 })).daysLeft).toBe(0);
  expect(suggestionFor(rice({ stock: -6 })).daysLeft).toBe(0);
  expect(suggestionFor(rice({ stock: 1000 })).daysLeft).toBeUndefined();
});

test("orders what lasts until the goods come and a week beyond, less what is there and what is coming", () => {
  expect(suggestionFor(rice({ stock: 20 }))).toEqual({ daysLeft: 5, pieces: 28, isLate: false });
  expect(suggestionFor(rice({ stock: 12 }))).toEqual({ daysLeft: 3, pieces: 36, isLate: true });
  const ordered = suggestionFor(rice({ stock: 12, coming: 6 }));
  expect(ordered).toEqual({ daysLeft: 3, pieces: 30, isLate: false });
});

test("orders nothing while there are enough, and sooner where forecasts are often off", () => {
  expect(suggestionFor(rice({ stock: 21 })).pieces).toBe(0);
  expect(suggestionFor(rice({ stock: 21, error: 10 })).pieces).toBeGreaterThan(27);
  expect(suggestionFor(rice({ stock: 12, coming: 50 })).pieces).toBe(0);
});

test("what is suggested is a whole number of pieces, never below none", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 50, noNaN: true }), { minLength: 60, maxLength: 60 }),
      fc.integer({ min: -50, max: 500 }),
      fc.nat(300),
      fc.nat(60),
      (daily, stock, coming, leadDays) => {
        const { pieces, daysLeft } = suggestionFor({ daily, error: 3, stock, coming, leadDays });
        expect(Number.isInteger(pieces) && pieces >= 0).toBe(true);
        expect(daysLeft ?? 0).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test("the days that goods take: those of orders, else between purchases, the middle one of the last", () => {
  expect(leadDaysOf([3, 20, 4], ["2026-10-01", "2026-10-30"])).toBe(4);
  expect(leadDaysOf([], ["2026-10-15", "2026-10-01", "2026-10-08", "2026-10-08"])).toBe(7);
  expect(leadDaysOf([], ["2026-10-01"])).toBeUndefined();
  expect(leadDaysOf([0], [])).toBe(1);
  expect(leadDaysOf([90], [])).toBe(30);
});

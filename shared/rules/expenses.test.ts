import fc from "fast-check";
import { expect, test } from "vitest";
import { expenseCategories } from "#shared/schemas/expense-categories.ts";
import {
  expensesByDay,
  expensesOf,
  type SpentRow,
  standingExpenses,
  sumOf,
  undoneExpenses,
} from "./expenses.ts";

const spent = (id: string, more: Partial<SpentRow> = {}): SpentRow => ({
  ...{ id, undoes: null, category: "rent", amount: 1000, day: "2026-06-10" },
  ...more,
});
const undo = (id: string, undoes: string, day = "2026-06-20"): SpentRow => ({
  ...{ id, undoes, category: null, amount: 0, day },
});
const june = { from: "2026-06-01", to: "2026-06-30" };

test("[X4] the expenses of a period are those of its days, the first and the last among them", () => {
  const rows = [
    spent("a", { day: "2026-05-31", amount: 1 }),
    spent("b", { day: "2026-06-01", amount: 20 }),
    spent("c", { day: "2026-06-30", amount: 300 }),
    spent("d", { day: "2026-07-01", amount: 4000 }),
    spent("e", { category: "meals", amount: 50_000 }),
  ];
  expect([...expensesOf(rows, june)]).toEqual([
    ["rent", 320],
    ["meals", 50_000],
  ]);
  expect([...expensesByDay(rows, june)]).toEqual([
    ["2026-06-01", 20],
    ["2026-06-30", 300],
    ["2026-06-10", 50_000],
  ]);
  expect(sumOf(expensesOf(rows, june))).toBe(50_320);
  expect(sumOf(expensesOf([], june))).toBe(0);
});

test("[X2] what was undone counts nothing: once or twice, before or after it came, in another month too", () => {
  const one = spent("a");
  const other = spent("b", { amount: 7 });
  for (const rows of [
    [one, other, undo("u", "a")],
    [undo("u", "a"), other, one],
    [one, undo("u", "a"), undo("v", "a"), other],
    [one, other, undo("u", "a", "2026-08-01")],
  ]) {
    expect([...expensesOf(rows, june)]).toEqual([["rent", 7]]);
    expect(standingExpenses(rows)).toEqual([other]);
    expect(undoneExpenses(rows)).toEqual(new Set(["a"]));
  }
});

test("[X2] what undoes an expense cannot be undone itself, and one that is not here undoes nothing else", () => {
  const rows = [spent("a"), undo("u", "a"), undo("v", "u"), undo("w", "gone")];
  expect(standingExpenses(rows)).toEqual([]);
  expect(expensesOf(rows, june).size).toBe(0);
});

test("[X4] days and categories add up to the same francs, in whatever order the rows are", () => {
  const row = fc.record({
    id: fc.nat(12).map(String),
    undoes: fc.option(fc.nat(12).map(String), { nil: null }),
    category: fc.constantFrom(...expenseCategories),
    amount: fc.integer({ min: 1, max: 9_999_999_999 }),
    day: fc.integer({ min: 1, max: 30 }).map((day) => `2026-06-${String(day).padStart(2, "0")}`),
  });
  const unique = fc.uniqueArray(row, { selector: ({ id }) => id });
  fc.assert(
    fc.property(unique, (rows) => {
      const sum = sumOf(expensesOf(rows, june));
      expect(sumOf(expensesByDay(rows, june))).toBe(sum);
      expect(sumOf(expensesOf(rows.toReversed(), june))).toBe(sum);
      // A month is its halves.
      const halves = [
        { from: "2026-06-01", to: "2026-06-15" },
        { from: "2026-06-16", to: "2026-06-30" },
      ];
      expect(halves.reduce((all, half) => all + sumOf(expensesOf(rows, half)), 0)).toBe(sum);
    }),
  );
});

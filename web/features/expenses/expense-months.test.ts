import { expect, test } from "vitest";
import type { ExpenseRow } from "#web/store/queries/use-expenses.ts";
import { monthAfter, monthOf, spanOf } from "./expense-months.ts";

const row = (id: string, more: Partial<ExpenseRow> = {}): ExpenseRow => ({
  ...{ id, undoes: null, category: "rent", amount: 1000, means: "cash", inDrawer: false },
  ...{ note: null, imageId: null, byId: "u", byName: "Awa", deviceCode: "A", seq: 1, flags: [] },
  ...{ at: "2026-06-10T10:00:00.000Z", deviceAt: 1, day: "2026-06-10", sent: true, ...more },
});
const undo = (undoes: string) =>
  row(`undo ${undoes}`, { undoes, category: null, amount: 0, means: null, byName: "Bih" });

test("a month has its sums, its days from the last to the first, and what was undone struck out", () => {
  const rows = [
    undo("b"),
    row("c", { day: "2026-06-30", category: "meals", amount: 700 }),
    row("b", { amount: 50 }),
    row("a"),
    row("old", { day: "2026-05-31" }),
  ];
  const month = monthOf(rows, "2026-06");
  expect(month.total).toBe(1700);
  expect(month.categories).toEqual([
    ["rent", 1000],
    ["meals", 700],
  ]);
  expect(
    month.entries.map((one) =>
      "day" in one ? [one.day, one.francs] : [one.expense.id, one.undoneBy],
    ),
  ).toEqual([
    ["2026-06-30", 700],
    ["c", undefined],
    ["2026-06-10", 1000],
    ["b", "Bih"],
    ["a", undefined],
  ]);
  const meals = monthOf(rows, "2026-06", "meals");
  expect(meals.total).toBe(1700);
  expect(meals.entries).toHaveLength(2);
  expect(monthOf([], "2026-06")).toEqual({ total: 0, categories: [], entries: [] });
});

test("months go on over the end of a year", () => {
  expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
  expect(spanOf("2026-02")).toEqual({ from: "2026-02-01", to: "2026-02-31" });
});

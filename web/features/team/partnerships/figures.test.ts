import { expect, test } from "vitest";
import { averageRate, figuresOf, noFigures, sumOf } from "./figures.ts";

const earned = (day: string, amount: number, rate: number | null, status = "pending") => ({
  day,
  commission: { amount, rate, status },
});

test("counts what is in hand, what is to be paid, and what was earned lately", () => {
  const transfers = [
    { status: "confirmed", exactInStock: 4 },
    { status: "pending", exactInStock: 9 },
    { status: "confirmed", exactInStock: -1 },
    { status: "confirmed", exactInStock: 12_500, by: { per: 1000, unit: "g" as const } },
  ];
  const rows = [
    earned("2026-11-20", 500, 2000),
    earned("2026-11-01", 300, 1000, "paid"),
    earned("2026-10-01", 200, null),
  ];
  expect(figuresOf(transfers, rows, "2026-11-01")).toEqual({
    ...{ pieces: 3, g: 12_500, ml: 0, cm: 0 },
    pending: 700,
    lately: 800,
    rated: 2,
    rates: 3000,
  });
});

test("adds shops up, and the average rate is that of all lines", () => {
  const one = figuresOf([], [earned("2026-11-20", 1, 1000)], "2026-11-01");
  const two = figuresOf(
    [],
    [earned("2026-11-20", 1, 4000), earned("2026-11-20", 1, 4000)],
    "2026-11-01",
  );
  expect(averageRate(sumOf([one, two]))).toBe(3000);
  expect(averageRate(noFigures)).toBeUndefined();
});

import { expect, test } from "vitest";
import type { ProductForecast } from "#shared/rules/forecast.ts";
import { type Bought, toOrder } from "./to-order.ts";

const steady = (productId: string, pieces: number): ProductForecast => ({
  ...{ productId, daily: Array(60).fill(pieces), error: 0, naiveError: 1 },
});
const bought = (
  day: string,
  supplierId: string | null,
  productId: string,
  cost = 1000,
): Bought => ({
  ...{ day, supplierId, lines: [{ productId, quantity: 10, cost }] },
});
const known = {
  forecasts: [steady("rice", 4), steady("oil", 2), steady("salt", 1)],
  stocks: new Map([
    ["rice", 12],
    ["oil", 2],
    ["salt", 500],
  ]),
  steps: new Map<string, number>(),
  purchases: [
    bought("2026-11-20", "Awa", "rice", 3000),
    bought("2026-11-15", "Awa", "rice", 2000),
    bought("2026-11-10", "Bella", "oil"),
  ],
  coming: new Map<string, number>(),
  took: new Map<string, readonly number[]>(),
};

test("groups by whom each was last bought of, with the days their goods take, the most urgent first", () => {
  const found = toOrder(known);
  expect(found.map(({ supplierId, leadDays, isUsual }) => [supplierId, leadDays, isUsual])).toEqual(
    [
      ["Bella", 7, true],
      ["Awa", 5, false],
    ],
  );
  expect(found[1]?.lines).toEqual([
    {
      ...{ productId: "rice", stock: 12, daysLeft: 3, pieces: 36, coming: 0, by: undefined },
      ...{ basis: { francs: 3000, pieces: 10 }, francs: 10_800, isLate: true },
    },
  ]);
});

test("counts what is coming, and the days that orders took", () => {
  const asked = { ...known, coming: new Map([["rice", 40]]), took: new Map([["Bella", [3]]]) };
  expect(toOrder(asked).map(({ supplierId, leadDays }) => [supplierId, leadDays])).toEqual([
    ["Bella", 3],
  ]);
});

test("what is on sale no more is not ordered; what was never bought stands under nobody", () => {
  const asked = { ...known, stocks: new Map([["salt", 0]]) };
  expect(toOrder(asked)).toEqual([
    {
      ...{ supplierId: null, leadDays: 7, isUsual: true },
      lines: [
        {
          ...{ productId: "salt", stock: 0, daysLeft: 0, pieces: 14, coming: 0 },
          ...{ francs: undefined, isLate: true },
        },
      ],
    },
  ]);
});

test("[U12] what was bought last in a pack is ordered in whole ones; what is weighed in whole kilos", () => {
  const by = { per: 24, pack: { id: "crate", name: "Casier" } };
  const line = { productId: "oil", quantity: 48, cost: 4800, by };
  const found = toOrder({
    ...known,
    steps: new Map([["rice", 1000]]),
    purchases: [...known.purchases, { day: "2026-11-21", supplierId: "Bella", lines: [line] }].sort(
      (a, b) => (a.day < b.day ? 1 : -1),
    ),
  });
  const lines = found.flatMap((group) => group.lines);
  expect(lines.find(({ productId }) => productId === "oil")).toMatchObject({
    ...{ pieces: 48, by, francs: 4800 },
  });
  expect(lines.find(({ productId }) => productId === "rice")).toMatchObject({ pieces: 1000 });
});

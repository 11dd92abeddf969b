import { expect, test } from "vitest";
import { isLoss, type LostRow, lossesOf } from "./losses.ts";

const june = { from: "2026-06-01", to: "2026-06-30" };
const row = (more: Partial<LostRow>): LostRow => ({
  ...{ productId: "riz0", delta: -2, day: "2026-06-10", loss: "broken" },
  ...more,
});

test("[X6] pieces are lost by class and product, on the days of the period", () => {
  const rows = [
    row({}),
    row({ delta: -3 }),
    row({ productId: "sel0" }),
    row({ loss: "expired", day: "2026-06-30" }),
    row({ day: "2026-05-31" }),
    row({ day: "2026-07-01" }),
  ];
  expect(lossesOf(rows, june)).toEqual(
    new Map([
      [
        "broken",
        new Map([
          ["riz0", 5],
          ["sel0", 2],
        ]),
      ],
      ["expired", new Map([["riz0", 2]])],
    ]),
  );
});

test("[X6] what says no class, as before there were any, and a count that found more, lost nothing", () => {
  for (const one of [
    row({ loss: undefined }),
    row({ loss: null }),
    row({ delta: 4 }),
    row({ delta: 0 }),
  ]) {
    expect(isLoss(one)).toBe(false);
    expect(lossesOf([one], june).size).toBe(0);
  }
  expect(isLoss(row({}))).toBe(true);
});

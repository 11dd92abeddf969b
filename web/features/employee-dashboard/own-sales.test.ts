import { expect, test } from "vitest";
import { noAmounts } from "#shared/rules/figures.ts";
import { ownSales } from "./own-sales.ts";

const aDay = (shopId: string, day: string, lines: number) => ({
  ...{ ...noAmounts, shopId, day, lines, sellerId: "aline", agencyId: null },
});

test("each shop's today is its own: past midnight in one of them, evening still in the other", () => {
  const days = [
    aDay("nairobi", "2026-11-21", 1),
    aDay("nairobi", "2026-11-20", 2),
    aDay("dakar", "2026-11-20", 4),
    aDay("dakar", "2026-11-01", 8),
  ];
  const todayIn = (shopId: string) => (shopId === "nairobi" ? "2026-11-21" : "2026-11-20");
  const { ever, today } = ownSales(days, todayIn);
  expect([ever.lines, today.lines]).toEqual([15, 5]);
});

import { expect, test } from "vitest";
import { resellerFigures } from "./reseller-figures.ts";

const sold = {
  shopId: "akwa",
  day: "2026-11-20",
  quantity: 2,
  price: 600,
  status: "confirmed",
} as const;

test("what was earned ever, and sold this month; what the shop declined counts nowhere", () => {
  const sales = [
    { ...sold, commission: { amount: 300, status: "pending" } },
    { ...sold, day: "2026-10-31", commission: { amount: 500, status: "paid" } },
    { ...sold, status: "pending", commission: null },
    { ...sold, status: "declined", commission: null },
  ] as const;
  expect(resellerFigures(sales, () => "2026-11")).toEqual({
    earned: 800,
    toReceive: 300,
    salesOfMonth: 2,
    revenueOfMonth: 2400,
    pendingOfMonth: 1,
  });
});

test("the month is that of the shop: it begins earlier further east", () => {
  const sales = [
    { ...sold, day: "2026-12-01", commission: null },
    { ...sold, shopId: "nairobi", day: "2026-12-01", quantity: 3, commission: null },
    { ...sold, shopId: "nairobi", commission: null },
  ];
  const monthIn = (shopId: string) => (shopId === "nairobi" ? "2026-12" : "2026-11");
  expect(resellerFigures(sales, monthIn)).toMatchObject({ salesOfMonth: 1, revenueOfMonth: 1800 });
});

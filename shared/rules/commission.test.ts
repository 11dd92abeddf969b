import { describe, expect, test } from "vitest";
import { commissionAmount, commissionRate, commissionTotals } from "./commission.ts";

describe("a commission", () => {
  test.each([
    [{ price: 600, minPrice: 500, quantity: 3 }, 300],
    [{ price: 500, minPrice: 500, quantity: 3 }, 0],
    [{ price: 400, minPrice: 500, quantity: 3 }, 0],
    [{ price: 9_999_999_999, minPrice: 0, quantity: 2 }, 19_999_999_998],
  ])("[T4] of %o is %i francs", (line, amount) => {
    expect(commissionAmount(line)).toBe(amount);
  });

  test.each([
    [{ price: 600, minPrice: 500 }, 2000],
    [{ price: 1000, minPrice: 300 }, 23_333],
    [{ price: 400, minPrice: 500 }, 0],
    [{ price: 400, minPrice: 0 }, null],
  ])("has of %o the rate %s, in hundredths of a percent", (line, rate) => {
    expect(commissionRate(line)).toBe(rate);
  });

  test("adds up to paid, pending and both", () => {
    const commissions = [
      { amount: 100, status: "paid" as const },
      { amount: 30, status: "pending" as const },
      { amount: 5, status: "pending" as const },
    ];
    expect(commissionTotals(commissions)).toEqual({ paid: 100, pending: 35, total: 135 });
    expect(commissionTotals([])).toEqual({ paid: 0, pending: 0, total: 0 });
  });
});

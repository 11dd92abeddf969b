import { describe, expect, test } from "vitest";
import { commissionAmount, commissionRate, commissionsAfterReturn } from "./commission.ts";
import { commissionTotals } from "./commission-totals.ts";

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

describe("goods of a reseller's sale that come back", () => {
  const soap = { productId: "soap", quantity: 3, price: 600, minPrice: 500, amount: 300 };
  const dear = { ...soap, quantity: 2, price: 700, amount: 400 };
  const atCost = { ...soap, minPrice: 600, amount: 0 };
  const back = (quantity: number, price = 600) => ({
    lines: [{ productId: "soap", quantity, price }],
  });

  test.each([
    ["each piece takes its margin", [soap], back(2), [100]],
    ["never below nothing", [soap], back(9), [0]],
    ["what earlier returns took is gone", [{ ...soap, amount: 100 }], back(2), [0]],
    ["another product takes nothing", [{ ...soap, productId: "milk" }], back(2), [300]],
    ["the line of the same price is meant", [soap, dear], back(1, 700), [300, 200]],
    ["pieces beyond it are taken from the other", [soap, dear], back(3, 700), [200, 0]],
    ["a line that earns nothing keeps its own pieces", [atCost, dear], back(3), [0, 400]],
    ["of two that could be meant, one that earns", [atCost, soap], back(1), [0, 200]],
    ["a ticket undone earns nothing", [soap, dear], { lines: [], isVoid: true }, [0, 0]],
  ])("[T13] %s", (_, lines, returned, left) => {
    expect(commissionsAfterReturn(lines, returned)).toEqual(left);
  });

  test("[T13] one by one or together, the same is left", () => {
    const once = commissionsAfterReturn([soap], back(2));
    const [first = 0] = commissionsAfterReturn([soap], back(1));
    expect(commissionsAfterReturn([{ ...soap, amount: first }], back(1))).toEqual(once);
  });
});

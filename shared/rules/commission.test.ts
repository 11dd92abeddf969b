import fc from "fast-check";
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

  const kilo = { per: 1000, unit: "g" } as const;
  test.each([
    [{ price: 650, minPrice: 500, quantity: 1250, by: kilo }, 188],
    [{ price: 650, minPrice: 500, quantity: 1243, by: kilo }, 186],
    [{ price: 501, minPrice: 500, quantity: 499, by: kilo }, 0],
    [{ price: 501, minPrice: 500, quantity: 500, by: kilo }, 1],
    [{ price: 400, minPrice: 500, quantity: 9000, by: kilo }, 0],
    [{ price: 1500, minPrice: 1200, quantity: 250, by: { per: 100, unit: "cm" } as const }, 750],
  ])("[U8] of %o, which is weighed, is %i francs", (line, amount) => {
    expect(commissionAmount(line)).toBe(amount);
  });

  test("[U8] never differs by half a franc from what is exact", () => {
    const francs = fc.integer({ min: 0, max: 9_999_999_999 });
    const much = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(francs, francs, much, (price, minPrice, quantity) => {
        const amount = commissionAmount({ price, minPrice, quantity, by: kilo });
        const exact = BigInt(Math.max(0, price - minPrice)) * BigInt(quantity);
        expect(BigInt(amount)).toBe((2n * exact + 1000n) / 2000n);
      }),
    );
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
    expect(amounts(lines, returned)).toEqual(left);
  });

  test("[T13] one by one or together, the same is left", () => {
    const once = amounts([soap], back(2));
    const [first = 0] = amounts([soap], back(1));
    expect(amounts([{ ...soap, amount: first }], back(1))).toEqual(once);
  });

  const by = { per: 1000, unit: "g" } as const;
  const rice = { productId: "rice", quantity: 1250, price: 650, minPrice: 500, by, amount: 188 };
  const weighedBack = (quantity: number) => ({ lines: [{ ...rice, quantity }] });

  test("[T13] what is weighed earns by what is left of it", () => {
    expect(commissionsAfterReturn([rice], weighedBack(250))).toEqual([
      { amount: 150, cameBack: 250 },
    ]);
    expect(commissionsAfterReturn([rice], weighedBack(9000))).toEqual([
      { amount: 0, cameBack: 1250 },
    ]);
    expect(commissionsAfterReturn([rice], { lines: [], isVoid: true })).toEqual([
      { amount: 0, cameBack: 1250 },
    ]);
    expect(amounts([rice], { lines: [{ productId: "rice", quantity: 1, price: 650 }] })).toEqual([
      187,
    ]);
  });

  test("[T13] of what is weighed, gram by gram or together, the same is left", () => {
    const parts = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 8 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 500, max: 2000 }), (grams, price) => {
        const sold = { ...rice, price, amount: commissionAmount({ ...rice, price }) };
        const part = (quantity: number) => ({ lines: [{ ...sold, quantity }] });
        let left = { amount: sold.amount, cameBack: 0 };
        for (const one of grams)
          left = commissionsAfterReturn([{ ...sold, ...left }], part(one))[0] ?? left;
        const all = grams.reduce((sum, one) => sum + one, 0);
        if (all > 0) expect([left]).toEqual(commissionsAfterReturn([sold], part(all)));
      }),
    );
  });

  test("[U8] the device says the same whether it sells what is weighed or what is counted", () => {
    const counted = { productId: "rice", quantity: 3, price: 650, minPrice: 500, amount: 450 };
    const byOne = { ...counted, by: { per: 2, pack: { id: "pk-1", name: "Paire" } }, quantity: 6 };
    expect(commissionAmount(byOne)).toBe(commissionAmount(counted));
  });
});

const amounts = (...given: Parameters<typeof commissionsAfterReturn>) =>
  commissionsAfterReturn(...given).map(({ amount }) => amount);

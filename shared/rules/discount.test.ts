import fc from "fast-check";
import { expect, test } from "vitest";
import {
  areSaid,
  ceilingOf,
  discountsOf,
  isAboveCeiling,
  partOf,
  type Said,
  spread,
  takenOff,
} from "./discount.ts";
import { judgeSale } from "./judge-sale.ts";
import { amountOf, draftSale, type SellableProduct, totalOf } from "./sell.ts";

const reason = "gesture" as const;
const cash = (amount: number) => [{ method: "cash" as const, amount, tendered: amount }];
const soap: SellableProduct = {
  ...{ id: "soap", name: "Savon", price: 500, minPrice: 450, archived: false },
  ...{ shownStock: 100, isKnownToServer: true },
};
const productsById = new Map([["soap", soap]]);
const anyLines = fc.array(
  fc.record({ price: fc.nat(9_999_999), quantity: fc.integer({ min: 1, max: 900_000 }) }),
  { minLength: 1, maxLength: 12 },
);

test("[B2] francs are spread to the franc, no line bears more than it costs, the earlier of two equals bears it", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(2_000_000_000), { minLength: 1, maxLength: 30 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (amounts, part) => {
        const sum = amounts.reduce((all, one) => all + one, 0);
        const total = Math.floor(sum * part);
        const shares = spread(total, amounts);
        expect(shares.reduce((all, one) => all + one, 0)).toBe(total);
        for (const [at, share] of shares.entries()) {
          const exact = sum === 0 ? 0 : (total * (amounts[at] ?? 0)) / sum;
          expect(Math.abs(share - exact)).toBeLessThanOrEqual(1.001);
          expect(share).toBeLessThanOrEqual(amounts[at] ?? 0);
        }
      },
    ),
  );
  expect(spread(2, [100, 100, 100])).toEqual([1, 1, 0]);
  expect(spread(10, [333, 333, 334])).toEqual([3, 3, 4]);
  expect(spread(0, [0, 0])).toEqual([0, 0]);
  expect(spread(8_999_999_999_999_999, [9_000_000_000_000_000, 1])).toEqual([
    8_999_999_999_999_998, 1,
  ]);
});

test("[B1] a part of a price is rounded down, exactly for any sum", () => {
  expect(partOf(1005, 1000)).toBe(100);
  expect(partOf(9_007_199_254_740_991, 10_000)).toBe(9_007_199_254_740_991);
  expect(partOf(9_007_199_254_740_991, 1)).toBe(900_719_925_474);
});

test("[B2] whatever is said, what the lines bear is what the discounts say, and no line costs less than nothing", () => {
  const anySaid = fc.oneof(
    fc.record({ rate: fc.nat(10_000), reason: fc.constant(reason) }),
    fc.record({ francs: fc.nat(50_000), reason: fc.constant(reason) }),
  ) as fc.Arbitrary<Said>;
  fc.assert(
    fc.property(anyLines, fc.array(fc.option(anySaid)), fc.option(anySaid), (goods, own, all) => {
      const cart = goods.map((line, at) => ({ ...line, off: own[at] ?? undefined }));
      const { off, discounts } = discountsOf(cart, all ?? undefined);
      const lines = goods.map((line, at) => ({ ...line, discount: off[at] || undefined }));
      expect(areSaid(lines, discounts)).toBe(true);
      for (const line of lines) expect(amountOf(line)).toBeGreaterThanOrEqual(0);
      const said = discounts.reduce((sum, { amount }) => sum + amount, 0);
      expect(totalOf(lines)).toBe(totalOf(goods) - said);
    }),
  );
});

test("[B2] a line's own discount comes first, the ticket's is of what is left", () => {
  const lines = [
    { price: 1000, quantity: 1, off: { rate: 1000, reason } },
    { price: 100, quantity: 1 },
  ];
  expect(
    discountsOf(lines, { rate: 1000, reason: "negotiated", allowedBy: "boss", upTo: 999_999 }),
  ).toEqual({
    off: [190, 10],
    free: [100, 0],
    discounts: [
      { line: 0, amount: 100, rate: 1000, reason },
      { amount: 100, rate: 1000, reason: "negotiated", allowedBy: "boss" },
    ],
  });
});

test("[B4] each role has its ceiling; the owner none; what a device has not read yet is the first", () => {
  const shop = { sellerCeiling: 500, employeeCeiling: null, managerCeiling: 2000 };
  expect(ceilingOf("seller", shop)).toBe(500);
  expect(ceilingOf("employee", shop)).toBeNull();
  expect(ceilingOf("manager", shop)).toBe(2000);
  expect(ceilingOf("owner", shop)).toBeNull();
  expect(ceilingOf("seller")).toBe(1000);
  expect(ceilingOf("manager", {})).toBeNull();
});

test.each([
  ["a tenth of the ticket", [{ discount: 100 }, {}], [{ amount: 100 }], false],
  ["a franc more", [{ discount: 101 }, {}], [{ amount: 101 }], true],
  ["a line above it, the ticket below", [{ discount: 60 }, {}], [{ line: 0, amount: 60 }], true],
  ["a line at it", [{ discount: 50 }, {}], [{ line: 0, amount: 50 }], false],
] as const)("[B4] %s", (_, discounts, said, isAbove) => {
  const lines = discounts.map((line) => ({ price: 500, quantity: 1, ...line }));
  const told = said.map((one) => ({ ...one, reason }));
  expect(isAboveCeiling(lines, told, 1000)).toBe(isAbove);
  expect(isAboveCeiling(lines, told, null)).toBe(false);
});

test("[B3] a cart sells at what is left, and says why", () => {
  const cart = [{ productId: "soap", quantity: 2, price: 500 }];
  const drafted = draftSale(
    cart,
    productsById,
    cash(950),
    7,
    takenOff(cart, { francs: 50, reason }, null),
  );
  expect(drafted).toEqual({
    ok: true,
    value: {
      catalogRev: 7,
      lines: [{ productId: "soap", quantity: 2, price: 500, discount: 50 }],
      payments: cash(950),
      total: 950,
      discounts: [{ amount: 50, reason }],
    },
  });
});

test("[B4] below the minimum or above the ceiling a device sells only what the office allowed", () => {
  const cart = [{ productId: "soap", quantity: 2, price: 500 }];
  const sellAt = (francs: number, ceiling: number | null, allowedBy?: string) =>
    draftSale(
      cart,
      productsById,
      cash(1000 - francs),
      7,
      takenOff(cart, { francs, reason, ...(allowedBy && { allowedBy, upTo: francs }) }, ceiling),
    );
  expect(sellAt(101, null)).toEqual({ ok: false, refusal: "price-below-minimum" });
  expect(sellAt(101, null, "boss").ok).toBe(true);
  expect(sellAt(60, 500)).toEqual({ ok: false, refusal: "not-allowed" });
  expect(sellAt(60, 500, "boss").ok).toBe(true);
  expect(sellAt(50, 500).ok).toBe(true);
});

test("[B4] what was allowed is so many francs of one discount: what comes later nobody has allowed", () => {
  const allowed = { rate: 2000, reason, allowedBy: "boss", upTo: 200 };
  const sell = (quantity: number, line: Said | undefined, ticket?: Said) => {
    const cart = [{ productId: "soap", quantity, price: 500, ...(line && { off: line }) }];
    const taken = takenOff(cart, ticket, 1000);
    const paid = quantity * 500 - (taken.off[0] ?? 0);
    return draftSale(cart, productsById, cash(paid), 7, taken);
  };
  expect(sell(2, allowed)).toMatchObject({
    value: { total: 800, discounts: [{ amount: 200, allowedBy: "boss" }] },
  });
  expect(sell(1, allowed).ok).toBe(true);
  expect(sell(3, allowed)).toEqual({ ok: false, refusal: "price-below-minimum" });
  // A tenth of the ticket anybody may take off; half of it nobody has allowed.
  expect(sell(2, allowed, { rate: 1000, reason }).ok).toBe(true);
  expect(sell(2, allowed, { rate: 5000, reason }).ok).toBe(false);
  expect(sell(2, { rate: 2000, reason }, { ...allowed, upTo: 400 }).ok).toBe(false);
});

test("[B3] [B4] the books judge what the line costs, what was said and the ceiling", () => {
  const flagsOf = (discount: number, said: number, ceiling: number | null, line?: number) =>
    judgeSale(
      {
        ...{ receipt: 1, catalogRev: 1, total: 1000 - discount, payments: cash(1000 - discount) },
        lines: [{ productId: "soap", quantity: 2, price: 500, discount }],
        discounts: [{ amount: said, reason, ...(line !== undefined && { line }) }],
      },
      { sellerIsActive: true, clockIsWrong: false, ceiling, minPriceAt: () => 450 },
    );
  expect(flagsOf(100, 100, 1000)).toEqual([]);
  expect(flagsOf(101, 101, null)).toEqual(["price-below-minimum"]);
  expect(flagsOf(100, 99, 1000)).toEqual(["total-mismatch"]);
  expect(flagsOf(100, 100, null, 1)).toEqual(["total-mismatch"]);
  expect(flagsOf(51, 51, 500)).toEqual(["discount-above-ceiling"]);
});

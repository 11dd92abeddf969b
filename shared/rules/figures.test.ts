import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addUpProducts } from "./add-up-products.ts";
import {
  addUpDays,
  amountsOfReturn,
  amountsOfSale,
  averageBasket,
  dayFiguresOf,
  netPieces,
  netRevenue,
  noAmounts,
  productFiguresOf,
  type ReturnToCount,
  type SaleToCount,
  standingLines,
  standingTickets,
  sumOf,
} from "./figures.ts";
import { percentChange } from "./percent-change.ts";

const sale = (given: Partial<SaleToCount> = {}): SaleToCount => ({
  day: "2026-03-04",
  sellerId: "awa",
  lines: [
    { productId: "soap", quantity: 2, price: 500 },
    { productId: "rice", quantity: 1, price: 900 },
  ],
  payments: [
    { method: "cash", amount: 1000 },
    { method: "mobile-money", amount: 900 },
  ],
  ...given,
});
const back = (given: Partial<ReturnToCount> = {}): ReturnToCount => ({
  day: "2026-03-05",
  sellerId: "awa",
  lines: [{ productId: "soap", quantity: 1, price: 500 }],
  refund: "cash",
  isVoid: false,
  ...given,
});

test("a ticket adds its lines, pieces, francs and means of payment", () => {
  expect(amountsOfSale(sale())).toEqual({
    ...noAmounts,
    ...{ tickets: 1, lines: 2, pieces: 3, revenue: 1900, cash: 1000, mobileMoney: 900 },
  });
});

test("a return adds what went back, by its means; a void is told apart", () => {
  const given = { ...noAmounts, returns: 1, returnedPieces: 1, refunded: 500 };
  expect(amountsOfReturn(back())).toEqual({ ...given, refundedCash: 500 });
  expect(amountsOfReturn(back({ refund: "mobile-money", isVoid: true }))).toEqual({
    ...given,
    ...{ voids: 1, voidedLines: 1, refundedMobileMoney: 500 },
  });
  expect(amountsOfReturn(back({ refund: "none" }))).toEqual(given);
});

test("a day is told by seller and agency, and a return counts on its own day", () => {
  const days = dayFiguresOf(
    [sale(), sale(), sale({ sellerId: "bih" }), sale({ agencyId: "market" })],
    [back(), back({ day: "2026-03-04" })],
  );
  expect(
    days.map(({ day, sellerId, agencyId, tickets, returns }) => [
      day,
      sellerId,
      agencyId,
      tickets,
      returns,
    ]),
  ).toEqual([
    ["2026-03-04", "awa", null, 2, 1],
    ["2026-03-04", "bih", null, 1, 0],
    ["2026-03-04", "awa", "market", 1, 0],
    ["2026-03-05", "awa", null, 0, 1],
  ]);
});

test("a product is told by month, each of its lines counted", () => {
  expect(productFiguresOf([sale(), sale({ day: "2026-04-01" })], [back()])).toContainEqual({
    ...{ month: "2026-03", productId: "soap", lines: 1, pieces: 2, revenue: 1000 },
    ...{ returnedPieces: 1, refunded: 500, voidedLines: 0 },
  });
});

test("net of returns, a day may fall below nothing", () => {
  expect(netRevenue({ revenue: 0, refunded: 500 })).toBe(-500);
  expect(netPieces({ pieces: 3, returnedPieces: 1 })).toBe(2);
});

test.each([
  [{ tickets: 4, voids: 0, revenue: 8000, refunded: 500 }, 1875],
  [{ tickets: 3, voids: 0, revenue: 1000, refunded: 0 }, 333],
  [{ tickets: 4, voids: 1, revenue: 8000, refunded: 2000 }, 2000],
  [{ tickets: 1, voids: 1, revenue: 500, refunded: 500 }, 0],
  [{ tickets: 1, voids: 0, revenue: 500, refunded: 2000 }, 0],
  [{ tickets: 0, voids: 1, revenue: 0, refunded: 2000 }, 0],
])("an average basket of %o is %d", (amounts, basket) => {
  expect(averageBasket(amounts)).toBe(basket);
});

test("[H8] a ticket that was undone is in no number of tickets and of lines, not even of a day of its own", () => {
  const [day] = dayFiguresOf([sale(), sale()], [back({ ...sale(), refund: "cash", isVoid: true })]);
  expect(day && [standingTickets(day), standingLines(day)]).toEqual([1, 2]);
  const [later] = dayFiguresOf([], [back({ ...sale(), isVoid: true })]);
  expect(later && [standingTickets(later), standingLines(later)]).toEqual([0, 0]);
  const [soap] = productFiguresOf([sale()], [back({ ...sale(), isVoid: true })]);
  expect(soap).toMatchObject({ lines: 1, voidedLines: 1 });
});

const facts = fc.array(
  fc.record({
    day: fc.constantFrom("2026-03-04", "2026-03-05", "2026-04-01"),
    sellerId: fc.constantFrom("awa", "bih"),
    agencyId: fc.constantFrom(null, "market"),
    lines: fc.array(
      fc.record({
        productId: fc.constantFrom("soap", "rice"),
        quantity: fc.nat(9),
        price: fc.nat(999),
      }),
    ),
    payments: fc.array(
      fc.record({
        method: fc.constantFrom("cash" as const, "mobile-money" as const),
        amount: fc.nat(),
      }),
    ),
  }),
);

test("figures of parts add up to the figures of the whole", () => {
  const byName = <T extends object>(all: T[]) => all.map((one) => JSON.stringify(one)).sort();
  fc.assert(
    fc.property(facts, facts, (some, others) => {
      const whole = [...some, ...others];
      expect(byName(addUpDays([...dayFiguresOf(some, []), ...dayFiguresOf(others, [])]))).toEqual(
        byName(dayFiguresOf(whole, [])),
      );
      expect(
        byName(addUpProducts([...productFiguresOf(some, []), ...productFiguresOf(others, [])])),
      ).toEqual(byName(productFiguresOf(whole, [])));
    }),
  );
});

test("days and products tell the same francs and pieces", () => {
  fc.assert(
    fc.property(facts, (sales) => {
      const returns = sales.map((one) => ({ ...one, refund: "cash" as const, isVoid: false }));
      const days = sumOf(dayFiguresOf(sales, returns));
      for (const key of ["lines", "pieces", "revenue", "returnedPieces", "refunded"] as const)
        expect(productFiguresOf(sales, returns).reduce((sum, one) => sum + one[key], 0)).toBe(
          days[key],
        );
    }),
  );
});

describe("change against the time before", () => {
  test.each([
    [0, 0, 0],
    [5, 0, 100],
    [150, 100, 50],
    [50, 100, -50],
    [2, 3, -33],
    [10, -5, undefined],
    // More came back than was sold, after a day without anything.
    [-5, 0, -100],
  ])("%d after %d is %s", (now, before, percent) => {
    expect(percentChange(now, before)).toBe(percent);
  });
});

test("[U7] a line of what is weighed is one piece of its day, and comes off with its ticket only", () => {
  const by = { per: 1000, unit: "g" as const };
  const weighed = [{ productId: "rice", quantity: 1250, price: 601, by }];
  expect(amountsOfSale(sale({ lines: weighed }))).toMatchObject({ pieces: 1, revenue: 751 });
  expect(amountsOfReturn(back({ lines: weighed })).returnedPieces).toBe(0);
  expect(amountsOfReturn(back({ lines: weighed, isVoid: true })).returnedPieces).toBe(1);
  const [ofProduct] = productFiguresOf([sale({ lines: weighed })], []);
  expect(ofProduct).toMatchObject({ pieces: 1250, revenue: 751 });
});

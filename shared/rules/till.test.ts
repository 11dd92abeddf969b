import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tillFiguresSchema } from "#shared/schemas/till.ts";
import {
  areSameFigures,
  cashPieces,
  closingNumber,
  debtsInDrawer,
  netInDrawer,
  type TillFact,
  tillDifference,
  tillFigures,
  worthOf,
} from "./till.ts";

const line = (price: number, quantity = 1) => ({ productId: "savon", quantity, price });
const cashSale = (receipt: number, amount: number): TillFact => ({
  ...{ kind: "sale", receipt, lines: [line(amount)] },
  payments: [{ method: "cash", amount }],
});
const mobileSale = (receipt: number, amount: number): TillFact => ({
  ...{ kind: "sale", receipt, lines: [line(amount)] },
  payments: [{ method: "mobile-money", amount }],
});
const creditSale = (receipt: number, amount: number): TillFact => ({
  ...{ kind: "sale", receipt, lines: [line(amount)] },
  payments: [{ method: "credit", amount }],
});
const back = (amount: number, refund: "cash" | "mobile-money" | "none"): TillFact => ({
  ...{ kind: "return", lines: [line(amount)], refund, isVoid: false },
});
const debtPaid = (method: string, amount: number): TillFact => ({
  ...{ kind: "payment", method, amount },
});
const moved = (direction: "in" | "out", amount: number): TillFact => ({
  ...{ kind: "move", direction, amount },
});

describe("[Z2] what should be in the drawer", () => {
  test.each<[string, number, TillFact[], number]>([
    ["nothing happened", 0, [], 0],
    ["the float alone", 20_000, [], 20_000],
    ["cash sales", 20_000, [cashSale(1, 500), cashSale(2, 1500)], 22_000],
    ["mobile money is in no drawer", 20_000, [mobileSale(1, 5000)], 20_000],
    ["cash given back", 0, [cashSale(1, 5000), back(2000, "cash")], 3000],
    ["given back by mobile money, or not at all", 0, [back(9, "mobile-money"), back(9, "none")], 0],
    ["put in and taken out", 1000, [moved("in", 5000), moved("out", 2000)], 4000],
    ["a debt paid in cash", 1000, [debtPaid("cash", 2500)], 3500],
    [
      "a debt paid by mobile money, or by what only a later version knows",
      0,
      [debtPaid("mobile-money", 9), debtPaid("x", 9)],
      0,
    ],
    ["what was sold on credit", 500, [creditSale(1, 4000)], 500],
    ["more taken out than came in", 0, [moved("out", 2000)], -2000],
  ])("%s", (_, float, facts, expected) => {
    expect(tillFigures(float, facts).expected).toBe(expected);
  });

  test("a ticket paid in two ways leaves its cash part", () => {
    const payments = [
      { method: "cash", amount: 700 } as const,
      { method: "mobile-money", amount: 300 } as const,
    ];
    const sale: TillFact = { kind: "sale", receipt: 7, lines: [line(500, 2)], payments };
    expect(tillFigures(100, [sale])).toMatchObject({
      ...{ expected: 800, cash: 700, mobileMoney: 300, revenue: 1000, tickets: 1, pieces: 2 },
      ...{ firstReceipt: 7, lastReceipt: 7 },
    });
  });

  test("[C7] what was sold on account, what was paid of it and what was sold for money are three figures", () => {
    const facts = [
      ...[cashSale(1, 700), creditSale(2, 5000)],
      ...[debtPaid("cash", 2000), debtPaid("mobile-money", 1000), debtPaid("cash", 300)],
    ];
    expect(tillFigures(0, facts)).toMatchObject({
      ...{ revenue: 5700, cash: 700, credit: 5000, mobileMoney: 0 },
      ...{ debtsCash: 2300, debtsMobileMoney: 1000, expected: 3000, tickets: 2 },
    });
  });

  test("tells the first and the last receipt, whatever the order", () => {
    const figures = tillFigures(0, [cashSale(9, 1), cashSale(4, 1), mobileSale(12, 1)]);
    expect([figures.firstReceipt, figures.lastReceipt, figures.tickets]).toEqual([4, 12, 3]);
    expect(tillFigures(0, []).firstReceipt).toBeNull();
  });

  test("a return undone counts among the voids", () => {
    const figures = tillFigures(0, [
      { kind: "return", lines: [line(500)], refund: "cash", isVoid: true },
      back(300, "cash"),
    ]);
    expect([figures.returns, figures.voids, figures.refunded, netInDrawer(figures)]).toEqual([
      2, 1, 800, -800,
    ]);
  });
});

const amount = fc.nat(1_000_000);
const anyFact: fc.Arbitrary<TillFact> = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 999 }), amount).map(([no, of]) => cashSale(no, of)),
  fc.tuple(fc.integer({ min: 1, max: 999 }), amount).map(([no, of]) => mobileSale(no, of)),
  fc
    .tuple(amount, fc.constantFrom("cash" as const, "mobile-money" as const, "none" as const))
    .map(([of, refund]) => back(of, refund)),
  fc
    .tuple(fc.constantFrom("cash", "mobile-money"), amount)
    .map(([method, of]) => debtPaid(method, of)),
  fc
    .tuple(fc.constantFrom("in" as const, "out" as const), amount)
    .map(([direction, of]) => moved(direction, of)),
);

test("[Z2] the order of what happened does not matter, and every franc is somewhere", () => {
  fc.assert(
    fc.property(amount, fc.array(anyFact, { maxLength: 30 }), (float, facts) => {
      const figures = tillFigures(float, facts);
      expect(tillFigures(float, facts.toReversed())).toEqual(figures);
      expect(tillFiguresSchema.parse(figures)).toEqual(figures);
      expect(figures.cash + figures.mobileMoney).toBe(figures.revenue);
      expect(areSameFigures(figures, tillFigures(float, facts))).toBe(true);
      const whole = tillFigures(0, []);
      expect(figures.expected).toBe(
        whole.expected +
          float +
          netInDrawer(figures) +
          debtsInDrawer(figures) +
          figures.moneyIn -
          figures.moneyOut,
      );
    }),
  );
});

test("[Z2] a till closed in the middle and opened again with what was in it ends with the same cash", () => {
  fc.assert(
    fc.property(
      amount,
      fc.array(anyFact, { maxLength: 30 }),
      fc.nat(30),
      (float, facts, middle) => {
        const first = tillFigures(float, facts.slice(0, middle));
        const second = tillFigures(first.expected, facts.slice(middle));
        expect(second.expected).toBe(tillFigures(float, facts).expected);
      },
    ),
  );
});

test("figures that differ by a franc or a ticket are not the same", () => {
  const told = tillFigures(500, [cashSale(1, 500)]);
  expect(areSameFigures(told, tillFigures(500, [cashSale(1, 501)]))).toBe(false);
  expect(areSameFigures(told, tillFigures(500, [cashSale(2, 500)]))).toBe(false);
  expect(areSameFigures(told, tillFigures(501, [cashSale(1, 500)]))).toBe(false);
});

test("what is counted is worth its pieces, and the difference has the sign of what is missing", () => {
  const counts = [
    { kind: "note", value: 10_000, count: 2 } as const,
    { kind: "coin", value: 500, count: 3 } as const,
  ];
  expect(worthOf(counts)).toBe(21_500);
  const figures = tillFigures(22_000, []);
  expect(tillDifference({ counted: worthOf(counts), figures })).toBe(-500);
  expect(tillDifference({ counted: 22_000, figures })).toBe(0);
});

test("five notes and eight coins, the largest first; 500 is both", () => {
  expect(cashPieces.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
    ...["note 10000", "note 5000", "note 2000", "note 1000", "note 500"],
    ...["coin 500", "coin 100", "coin 50", "coin 25", "coin 10", "coin 5", "coin 2", "coin 1"],
  ]);
});

test("the number of a report bears the code of its device", () => {
  expect(closingNumber("A", 12)).toBe("A-Z12");
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { accountFigures } from "#shared/schemas/debt-figures.ts";
import { debtsPaid, isCounted, type MoveToCount, splitOfSales } from "./account-figures.ts";
import { addUpDays, dayFiguresOf, netRevenue, noAmounts, sumOf } from "./figures.ts";

const day = "2026-11-20";
const move = (kind: MoveToCount["kind"], change: number, method: string | null = null) => ({
  ...{ day, sellerId: "awa", kind, change, method },
});

test("[H9] what was paid stands by means, what the office said beside it, on their day and at no agency", () => {
  const moves = [
    move("payment", -2500, "cash"),
    move("payment", -700, "mobile-money"),
    move("payment", -40, "cash"),
    move("opening", 9000),
    move("forgiven", -300),
    move("correction", 120),
    move("correction", -500),
  ];
  expect(dayFiguresOf([], [], moves)).toEqual([
    {
      ...noAmounts,
      ...{ day, sellerId: "awa", agencyId: null, debtsCash: 2540, debtsMobileMoney: 700 },
      ...{ debtsOpened: 9000, debtsForgiven: 300, debtsCorrected: -380 },
    },
  ]);
});

test("[H9] [C7] charges and refunds are counted with their tickets, and no debt that is paid is revenue", () => {
  expect(dayFiguresOf([], [], [move("charge", 3000), move("refund", -500)])).toEqual([]);
  const paid = sumOf(dayFiguresOf([], [], [move("payment", -900, "mobile-money")]));
  expect([netRevenue(paid), paid.mobileMoney, debtsPaid(paid)]).toEqual([0, 0, 900]);
});

test("what only a later version knows is in no figure", () => {
  const [day] = dayFiguresOf([], [], [move("payment", -900, "shells")]);
  expect(day && accountFigures.map((figure) => day[figure])).toEqual([0, 0, 0, 0, 0]);
});

const kinds = ["payment", "opening", "forgiven", "correction", "charge", "refund"] as const;
const someMoves = fc.array(
  fc.record({
    day: fc.constantFrom("2026-11-20", "2026-11-21"),
    sellerId: fc.constantFrom("awa", "bih"),
    kind: fc.constantFrom(...kinds),
    change: fc.integer({ min: -9999, max: 9999 }),
    method: fc.constantFrom("cash", "mobile-money"),
  }),
);

test("counted in parts or as one, moves make the same; what was owed changes by their signed sum", () => {
  fc.assert(
    fc.property(someMoves, someMoves, (some, others) => {
      const whole = dayFiguresOf([], [], [...some, ...others]);
      const parts = addUpDays([...dayFiguresOf([], [], some), ...dayFiguresOf([], [], others)]);
      const byName = (all: typeof whole) =>
        new Map(all.map((one) => [`${one.day} ${one.sellerId}`, one]));
      expect(byName(parts)).toEqual(byName(whole));
      const sum = sumOf(whole);
      const changed = [...some, ...others]
        .filter(isCounted)
        .reduce((all, { change }) => all + change, 0);
      expect(sum.debtsOpened + sum.debtsCorrected - sum.debtsForgiven - debtsPaid(sum)).toBe(
        changed,
      );
    }),
  );
});

test("[C7] [Y4] what was sold for money, on account, from a deposit and by points are four sums, each net", () => {
  const sold = {
    ...noAmounts,
    fromPoints: 60,
    refundedPoints: 5,
    cash: 900,
    mobileMoney: 70,
    credit: 3000,
    fromDeposit: 40,
  };
  const sum = { ...sold, refundedCash: 100, refundedCredit: 500, debtsCash: 9999 };
  expect(splitOfSales(sum)).toEqual({ loyalty: 55, money: 870, credit: 2500, deposit: 40 });
});

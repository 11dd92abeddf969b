import fc from "fast-check";
import { expect, test } from "vitest";
import { idsOfMeans } from "#shared/schemas/means.ts";
import { mostToSpend, pointsBack, pointsEarned, refundInPoints, splitByPoints } from "./points.ts";
import { leftByMeans } from "./refund.ts";
import { tillFigures } from "./till.ts";

const customerId = "0197aaaa-0000-7000-8000-00000000000c";
const cash = (amount: number) => ({ method: "cash" as const, amount, tendered: amount });
const inPoints = (amount: number) => ({ method: "points" as const, amount, customerId });
const onCredit = (amount: number) => ({ method: "credit" as const, amount, customerId });
const nothingBack = { takenBack: 0, givenBack: 0 };

test.each([
  [999, 0],
  [1000, 1],
  [1999, 1],
  [250_000, 250],
])("[Y2] %d francs at a thousand a point earn %d", (francs, points) => {
  expect(pointsEarned([cash(francs)], { francsPerPoint: 1000 })).toBe(points);
});

test("[Y2] what is paid by points earns none, what is left on an account does", () => {
  const payments = [inPoints(3000), cash(1500), onCredit(2000)];
  expect(splitByPoints(payments)).toEqual({ spent: 3000, earning: 3500 });
  expect(pointsEarned(payments, { francsPerPoint: 1000 })).toBe(3);
});

test.each([
  ["as many as are shown", 5000, 12, 12],
  ["as many as the ticket takes, whole ones", 1250, 400, 125],
  ["none of a ticket below one point", 9, 12, 0],
  ["none where there are fewer than none", 5000, -3, 0],
])("[Y3] one may spend %s", (_, due, shown, most) => {
  expect(mostToSpend(due, shown, { francsOfPoint: 10 })).toBe(most);
});

test("[Y5] half of what earned comes back: half the points, rounded down; the rest with the rest", () => {
  const payments = [cash(5000)];
  const earned = { earned: 5, spent: 0 };
  const half = { refund: "cash" as const, total: 2500 };
  expect(pointsBack({ payments, points: { ...earned, ...nothingBack }, returns: [half] })).toEqual({
    taken: 2,
    given: 0,
  });
  const before = { ...earned, takenBack: 2, givenBack: 0 };
  expect(pointsBack({ payments, points: before, returns: [half, half] })).toEqual({
    taken: 3,
    given: 0,
  });
});

test("[Y5] what was paid by points comes back as points first, and takes back none that money earned", () => {
  const payments = [inPoints(1000), cash(4000)];
  const left = leftByMeans(payments, []);
  const refund = refundInPoints(1500, left, 10);
  expect(refund).toEqual({ refund: "points", cashPart: 500 });
  const points = { earned: 4, spent: 100, ...nothingBack };
  expect(pointsBack({ payments, points, returns: [{ ...refund, total: 1500 }] })).toEqual({
    ...{ taken: 0, given: 100 },
  });
  expect(refundInPoints(700, left, 10)).toEqual({ refund: "points" });
  expect(refundInPoints(705, left, 10)).toEqual({ refund: "points", cashPart: 5 });
  expect(refundInPoints(9, left, 10)).toEqual({ refund: "cash" });
});

test("[Y5] goods of a ticket that moved no points move none", () => {
  const points = { earned: 0, spent: 0, ...nothingBack };
  const returns = [{ refund: "none" as const, total: 0 }];
  expect(pointsBack({ payments: [], points, returns })).toEqual({ taken: 0, given: 0 });
});

const francs = fc.integer({ min: 0, max: 9_000_000_000_000 });
test("[Y5] over any returns, more than was sold among them, no more comes back than the ticket moved, and all of it with all", () => {
  const back = fc.record({
    refund: fc.constantFrom(...idsOfMeans, "none" as const),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    cash: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(
      francs,
      fc.integer({ min: 0, max: 90_000 }),
      fc.integer({ min: 1, max: 5000 }),
      fc.array(back, { maxLength: 8 }),
      (money, spent, worth, backs) => {
        const payments = [cash(money), inPoints(spent * worth)];
        const earned = pointsEarned(payments, { francsPerPoint: 100 });
        const points = { earned, spent, ...nothingBack };
        const returns: {
          refund: (typeof backs)[number]["refund"];
          total: number;
          cashPart: number;
        }[] = [];
        const move = (
          refund: (typeof backs)[number]["refund"],
          total: number,
          cashPart: number,
        ) => {
          returns.push({ refund, total, cashPart });
          const { taken, given } = pointsBack({ payments, points, returns });
          expect(Math.min(taken, given)).toBeGreaterThanOrEqual(0);
          points.takenBack += taken;
          points.givenBack += given;
          expect(points.takenBack).toBeLessThanOrEqual(earned);
          expect(points.givenBack).toBeLessThanOrEqual(spent);
        };
        for (const one of backs) {
          const total = Math.floor((money + spent * worth) * one.part);
          move(one.refund, total, Math.floor(total * one.cash));
        }
        move("cash", money, 0);
        move("points", spent * worth, 0);
        expect(points).toEqual({ earned, spent, takenBack: earned, givenBack: spent });
      },
    ),
  );
});

test("[Y4] what points pay is revenue of its own, and neither in the drawer nor a debt paid", () => {
  const lines = [{ productId: "savon", quantity: 1, price: 700 }];
  const sale = { kind: "sale" as const, receipt: 1, lines, payments: [inPoints(500), cash(200)] };
  const figures = tillFigures(1000, [sale]);
  expect(figures).toMatchObject({ revenue: 700, fromPoints: 500, cash: 200, debtsCash: 0 });
  expect(figures.expected).toBe(1200);
});

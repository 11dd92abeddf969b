import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Payment } from "#shared/schemas/sale.ts";
import { leftByMeans, proposedRefund, refundOnAccount } from "./refund.ts";
import { refundedBy, wentOnAccount } from "./refunded-by.ts";

const cash = (amount: number): Payment => ({ method: "cash", amount, tendered: amount });
const momo = (amount: number): Payment => ({ method: "mobile-money", amount, reference: "A1" });

test.each([
  ["cash as far as cash was paid", 300, { refund: "cash" }],
  ["cash to the franc", 450, { refund: "cash" }],
  ["cash and the rest by mobile money", 1000, { refund: "mobile-money", cashPart: 450 }],
] as const)("a ticket paid in parts goes back: %s", (_, total, proposed) => {
  expect(proposedRefund(total, leftByMeans([cash(450), momo(550)], []))).toEqual(proposed);
});

test("what went back before is not proposed again", () => {
  const earlier = [{ refund: "cash" as const, total: 450 }];
  const left = leftByMeans([cash(450), momo(550)], earlier);
  expect(left).toMatchObject({ cash: 0, "mobile-money": 550 });
  expect(proposedRefund(100, left)).toEqual({ refund: "mobile-money" });
});

test("a ticket paid by one means goes back by it, before anything was chosen too", () => {
  expect(proposedRefund(0, leftByMeans([momo(500)], []))).toEqual({ refund: "mobile-money" });
  expect(proposedRefund(0, leftByMeans([cash(500)], []))).toEqual({ refund: "cash" });
});

test("nothing goes back twice, by whatever means, and no more by one than was paid by it", () => {
  const payments = fc.array(fc.oneof(fc.nat(2000).map(cash), fc.nat(2000).map(momo)), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(payments, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
      const paid = given.reduce((sum, { amount }) => sum + amount, 0);
      const total = Math.floor(paid * share);
      const left = leftByMeans(given, []);
      const back = refundedBy(proposedRefund(total, left), total);
      expect(back.cash + back["mobile-money"]).toBe(total);
      expect(back.cash).toBeLessThanOrEqual(left.cash);
      expect(back["mobile-money"]).toBeLessThanOrEqual(left["mobile-money"]);
    }),
  );
});

const customerId = "0197aaaa-0000-7000-8000-00000000000c";
const credit = (amount: number): Payment => ({ method: "credit", amount, customerId });
const deposit = (amount: number): Payment => ({ method: "deposit", amount, customerId });

describe("[C2] goods of a ticket that stood on an account come back", () => {
  test.each<[string, Payment[], number, number, boolean, [onAccount: number, cash: number]]>([
    ["the debt is lowered first", [cash(400), credit(600)], 300, 600, false, [300, 0]],
    ["cash goes back beyond it", [cash(400), credit(600)], 800, 600, false, [600, 200]],
    ["what was paid since goes back in cash", [credit(1000)], 500, 200, false, [200, 300]],
    ["all of it in cash where nothing is owed any more", [credit(1000)], 500, 0, false, [0, 500]],
    ["a deposit stands there again", [deposit(1000)], 500, -3000, false, [500, 0]],
    ["a deposit first, then the debt", [deposit(300), credit(700)], 900, 700, false, [900, 0]],
    ["a void puts all on the account", [cash(400), credit(600)], 1000, 600, true, [1000, 0]],
    ["also what was paid since", [credit(1000)], 1000, 0, true, [1000, 0]],
  ])("%s", (_, payments, total, owed, isVoid, [onAccount, inCash]) => {
    const left = leftByMeans(payments, []);
    const went = refundedBy(refundOnAccount({ total, left, owed, isVoid }), total);
    expect([wentOnAccount(went), went.cash]).toEqual([onAccount, inCash]);
  });

  test("what has come back before lowers no debt again", () => {
    const earlier = [{ refund: "credit" as const, total: 600 }];
    const left = leftByMeans([cash(400), credit(600)], earlier);
    expect(refundOnAccount({ total: 400, left, owed: 5000, isVoid: false })).toEqual({
      refund: "cash",
    });
  });
});

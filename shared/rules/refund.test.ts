import fc from "fast-check";
import { expect, test } from "vitest";
import type { Payment } from "#shared/schemas/sale.ts";
import { leftByMeans, proposedRefund } from "./refund.ts";
import { refundedBy } from "./refunded-by.ts";

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

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isOnAccount } from "./carried.ts";
import { accountPayments, leftOnAccount } from "./on-account.ts";
import { paymentObjection } from "./sell.ts";

const awa = "0197aaaa-0000-7000-8000-00000000000c";

describe("[C2] what a ticket leaves on an account", () => {
  test.each([
    ["all of it, by whoever owed nothing", 5000, 0, 0, [0, 5000, 5000]],
    ["the rest, beside what was owed", 5000, 2000, 1500, [0, 3000, 4500]],
    ["from a deposit alone", 3000, 0, -8000, [3000, 0, -5000]],
    ["from a deposit, and the rest is owed", 3000, 500, -1000, [1000, 1500, 1500]],
    ["nothing, where all was paid", 3000, 3000, 700, [0, 0, 700]],
  ])("%s", (_, due, paidNow, owed, [deposit, credit, owedAfter]) => {
    expect(leftOnAccount(due, paidNow, owed)).toEqual({ deposit, credit, owedAfter });
  });

  test("is paid by the deposit first, then on credit, each naming the customer", () => {
    expect(accountPayments({ deposit: 1000, credit: 1500 }, awa)).toEqual([
      { method: "deposit", amount: 1000, customerId: awa },
      { method: "credit", amount: 1500, customerId: awa },
    ]);
    expect(accountPayments({ deposit: 0, credit: 1500 }, awa)).toHaveLength(1);
  });

  test("with what was paid at once comes to the ticket, and uses no more than the deposit", () => {
    const [due, owed] = [
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: -9999, max: 9999 }),
    ];
    fc.assert(
      fc.property(due, fc.nat(99_999), owed, (due, paid, owed) => {
        const paidNow = Math.min(paid, due);
        const left = leftOnAccount(due, paidNow, owed);
        const payments = accountPayments(left, awa);
        const cash = { method: "cash" as const, amount: paidNow, tendered: paidNow };
        expect(paymentObjection([cash, ...payments], due)).toBeUndefined();
        expect(payments.every(isOnAccount)).toBe(true);
        expect(left.deposit).toBeLessThanOrEqual(Math.max(0, -owed));
        expect(left.owedAfter - owed).toBe(due - paidNow);
      }),
    );
  });
});

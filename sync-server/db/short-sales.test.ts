import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Payment } from "#shared/schemas/sale.ts";
import { keptLineLists, paymentLists } from "#tests/support/kept-sales.ts";
import { type KeptLine, linesAsKept, linesOf, paymentsAsKept, paymentsOf } from "./short-sales.ts";

const line: KeptLine = { productId: "k7m2xwpa", quantity: 2, price: 1500, name: "Savon 400 g" };
const cash: Payment = { method: "cash", amount: 3000, tendered: 5000 };
const message: Payment = { method: "mobile-money", amount: 3000, reference: "MP260109.1009" };
const onAccount: Payment = { method: "credit", amount: 3000, customerId: "a" };

test("lines and payments of nearly all sales stand without the names of their fields", () => {
  expect(linesAsKept([line, { ...line, productId: "9hqr", quantity: 1 }])).toBe(
    '"k7m2xwpa`2^1500~Savon 400 g|9hqr`1^1500~Savon 400 g"',
  );
  expect(paymentsAsKept([cash, { ...cash, amount: 1 }])).toBe('"cash`3000^5000|cash`1^5000"');
  expect(paymentsAsKept([message])).toBe('"mobile-money`3000~MP260109.1009"');
});

describe("with names stands what says more, or what the form has no words for", () => {
  const names = ["Thé`", "a^b", "~", "a|b", 'Écran 12"', "a\\b", "a\tb", "\ud800"];
  const odd: [string, object[]][] = [
    ["nothing", []],
    ["a discount", [line, { ...line, discount: 5 }]],
    ["goods by weight", [{ ...line, by: { unit: "kg", per: 1000 } }]],
    ["another order", [{ name: "Riz", productId: "k7m2", quantity: 1, price: 5 }]],
    ["no name", [{ ...line, name: undefined }]],
    ...names.map((name): [string, object[]] => [JSON.stringify(name), [{ ...line, name }]]),
  ];
  test.each(odd)("%s", (_, lines) => {
    expect(linesAsKept(lines as KeptLine[])).toBe(JSON.stringify(lines));
  });
  const mixed: [string, object[]][] = [
    ["nothing", []],
    ["what is owed", [onAccount]],
    ["two kinds of means", [cash, message]],
    ["no reference yet", [{ method: "mobile-money", amount: 5 }]],
    ["a number in the place of a reference", [{ ...message, reference: 5 }]],
  ];
  test.each(mixed)("%s paid", (_, payments) => {
    expect(paymentsAsKept(payments as Payment[])).toBe(JSON.stringify(payments));
  });
});

test("whatever was sold and paid comes back as it was told, to the order of its fields", () => {
  fc.assert(
    fc.property(keptLineLists, paymentLists, (lines, payments) => {
      const read = JSON.stringify(linesOf(JSON.parse(linesAsKept(lines))));
      expect(read).toBe(JSON.stringify(lines));
      const paid = JSON.stringify(paymentsOf(JSON.parse(paymentsAsKept(payments))));
      expect(paid).toBe(JSON.stringify(payments));
    }),
    { numRuns: 2000 },
  );
});

import { expect, test } from "vitest";
import type { Payment } from "#shared/schemas/sale.ts";
import { paymentSchema } from "#shared/schemas/sale.ts";
import { foldReference, referencesIn } from "./reference.ts";
import { asKept, waitingReferences, withReference } from "./waiting-reference.ts";

test.each([
  ["letter case", "mp240101.1234.a56789", "MP240101.1234.A56789"],
  ["blanks", " MP 12 34 ", "MP1234"],
  ["no-break and narrow blanks", "MP\u00a012\u202f34", "MP1234"],
  ["signs that nobody sees", "\u200bMP\u200d12\ufeff34\u202c", "MP1234"],
  ["dashes of any length", "MP-12\u201134\u2014", "MP1234"],
  ["wide letters and digits", "ＭＰ１２３４", "MP1234"],
  ["Arabic and Persian digits", "MP٠٩۰۹", "MP0909"],
])("the same reference whatever its %s", (_, one, other) => {
  expect(foldReference(one)).toBe(foldReference(other));
});

test.each([
  ["MP1234", "MP1235"],
  ["O0", "00"],
  ["-", "/"],
])("%s and %s are two references", (one, other) => {
  expect(foldReference(one)).not.toBe(foldReference(other));
});

const cash: Payment = { method: "cash", amount: 100, tendered: 100 };
const waiting: Payment = { method: "mobile-money", amount: 400 };

test("a payment without its reference waits, written as absent or as nothing", () => {
  expect(paymentSchema.parse(waiting)).toEqual(waiting);
  expect(waitingReferences([cash, waiting])).toEqual([1]);
  expect(waitingReferences(asKept([cash, waiting]))).toEqual([1]);
  expect(referencesIn(asKept([cash, waiting]))).toEqual([]);
});

test("a reference enters the payment that waits for it, and no other", () => {
  expect(withReference([cash, waiting], 1, "A1")).toEqual([cash, { ...waiting, reference: "A1" }]);
  expect(withReference([cash, waiting], 0, "A1")).toBeUndefined();
  expect(withReference([{ ...waiting, reference: "B2" }], 0, "A1")).toBeUndefined();
  expect(withReference([cash], 5, "A1")).toBeUndefined();
});

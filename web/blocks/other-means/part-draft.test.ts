import fc from "fast-check";
import { expect, test } from "vitest";
import { changeOf, paymentObjection } from "#shared/rules/sell.ts";
import { balanceOfParts, freshPart, type PartDraft, paymentsOf } from "./part-draft.ts";

const part = (method: PartDraft["method"], amount?: number, reference = ""): PartDraft => ({
  ...freshPart(method),
  ...{ amount, isTouched: amount !== undefined, reference },
});
const cash = (amount?: number) => part("cash", amount);
const momo = (reference: string, amount?: number) => part("mobile-money", amount, reference);

test("mobile money alone takes all that is due and bears its reference, without the spaces around it", () => {
  expect(paymentsOf([momo(" MP12 ")], 500)).toEqual({
    ok: true,
    value: [{ method: "mobile-money", amount: 500, reference: "MP12" }],
  });
  expect(paymentsOf([momo("   ")], 500)).toEqual({ ok: false, refusal: "reference-required" });
});

test("a reference that is still to come is no reason to wait", () => {
  expect(paymentsOf([{ ...freshPart("mobile-money"), isLater: true }], 500)).toEqual({
    ok: true,
    value: [{ method: "mobile-money", amount: 500 }],
  });
});

test.each([
  ["cash for a part, mobile money for the rest", [cash(450), momo("A1")], [450, 550]],
  ["mobile money for a part, cash for the rest", [momo("A1", 400), cash()], [400, 600]],
  ["two mobile moneys", [momo("A1", 300), momo("B2")], [300, 700]],
  ["three parts", [momo("A1", 300), cash(200), momo("B2")], [300, 200, 500]],
])("%s", (_, parts, amounts) => {
  const outcome = paymentsOf(parts, 1000);
  expect(outcome.ok && outcome.value.map(({ amount }) => amount)).toEqual(amounts);
});

test("only cash gives change, out of all that was put on the counter", () => {
  const parts = [cash(500), momo("A1", 800), cash(500)];
  expect(balanceOfParts(parts, 1000)).toEqual({ kind: "change", francs: 800 });
  expect(paymentsOf(parts, 1000)).toEqual({
    ok: true,
    value: [
      { method: "cash", amount: 200, tendered: 1000 },
      { method: "mobile-money", amount: 800, reference: "A1" },
    ],
  });
});

test("what mobile money paid too much goes back by nothing", () => {
  expect(balanceOfParts([momo("A1", 1200)], 1000)).toEqual({ kind: "over", francs: 200 });
  expect(paymentsOf([momo("A1", 1000), cash(500)], 1000).ok).toBe(false);
});

test("a part of nothing is no payment, and what is missing is said", () => {
  expect(balanceOfParts([cash(400), momo("A1", 500)], 1000)).toEqual({
    kind: "missing",
    francs: 100,
  });
  expect(paymentsOf([cash(0), momo("A1")], 1000)).toEqual({
    ok: true,
    value: [{ method: "mobile-money", amount: 1000, reference: "A1" }],
  });
});

test("whatever the parts, payments that are taken cover what is due, and the change is what is shown", () => {
  const any = fc.record({
    ...{ key: fc.nat(), method: fc.constantFrom("cash" as const, "mobile-money" as const) },
    ...{ amount: fc.option(fc.nat(2000), { nil: undefined }), isTouched: fc.boolean() },
    ...{ reference: fc.constantFrom("", "A1"), isLater: fc.boolean() },
  });
  const parts = fc.array(
    any.map((one) => (one.isTouched ? one : { ...one, amount: undefined })),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(parts, fc.nat(3000), (given, due) => {
      const outcome = paymentsOf(given, due);
      if (!outcome.ok) return;
      expect(paymentObjection(outcome.value, due)).toBeUndefined();
      expect(changeOf(outcome.value)).toBe(balanceOfParts(given, due).francs);
    }),
  );
});

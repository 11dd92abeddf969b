import fc from "fast-check";
import { expect, test } from "vitest";
import {
  balanceOf,
  freshPayment,
  largestTender,
  notes,
  type PaymentDraft,
  paymentOf,
  tenderedOf,
  withNote,
  withTendered,
} from "./payment-draft.ts";

test("opens on exact cash: nothing to type, nothing to give back", () => {
  expect(paymentOf(freshPayment, 2700)).toEqual({
    ok: true,
    value: { method: "cash", amount: 2700, tendered: 2700 },
  });
  expect(balanceOf(freshPayment, 2700)).toEqual({ kind: "change", francs: 0 });
});

test("notes add up, the first one takes the place of the exact amount", () => {
  const draft = withNote(withNote(freshPayment, 2000), 1000);
  expect(tenderedOf(draft, 2700)).toBe(3000);
  expect(balanceOf(draft, 2700)).toEqual({ kind: "change", francs: 300 });
});

test("says what is missing and refuses to go on", () => {
  const draft = withNote(freshPayment, 500);
  expect(balanceOf(draft, 2700)).toEqual({ kind: "missing", francs: 2200 });
  expect(paymentOf(draft, 2700)).toEqual({ ok: false, refusal: "payment-short" });
});

test("an amount wiped on the keypad is not an exact one", () => {
  expect(paymentOf(withTendered(freshPayment, undefined), 2700)).toEqual({
    ok: false,
    refusal: "payment-short",
  });
});

test("mobile money bears its reference, without the spaces around it", () => {
  const draft: PaymentDraft = { ...freshPayment, method: "mobile-money" };
  expect(paymentOf(draft, 500)).toEqual({ ok: false, refusal: "reference-required" });
  expect(paymentOf({ ...draft, reference: "   " }, 500).ok).toBe(false);
  expect(paymentOf({ ...draft, reference: " MP12 " }, 500)).toEqual({
    ok: true,
    value: { method: "mobile-money", amount: 500, reference: "MP12" },
  });
});

test("whatever is tapped, an accepted cash payment covers the amount due and gives the rest back", () => {
  const taps = fc.array(
    fc.oneof(
      fc.constantFrom(...notes).map((note) => (draft: PaymentDraft) => withNote(draft, note)),
      fc
        .option(fc.nat(largestTender), { nil: undefined })
        .map((typed) => (draft: PaymentDraft) => withTendered(draft, typed)),
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(taps, fc.nat(10_000_000), (acts, due) => {
      const draft = acts.reduce((before, act) => act(before), freshPayment);
      const payment = paymentOf(draft, due);
      const balance = balanceOf(draft, due);
      expect(tenderedOf(draft, due)).toBeLessThanOrEqual(Math.max(largestTender, due));
      expect(payment.ok).toBe(balance.kind === "change");
      if (payment.ok && payment.value.method === "cash")
        expect(payment.value.tendered - payment.value.amount).toBe(balance.francs);
    }),
  );
});

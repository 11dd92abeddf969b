import fc from "fast-check";
import { expect, test } from "vitest";
import {
  balanceOf,
  cashPaymentOf,
  freshPayment,
  largestTender,
  notes,
  type PaymentDraft,
  tenderedOf,
  unreadIn,
  withKey,
  withNote,
  withoutLast,
} from "./payment-draft.ts";

const typed = (...keys: string[]) => keys.reduce(withKey, freshPayment);

test("opens on exact cash: nothing to type, nothing to give back", () => {
  expect(cashPaymentOf(freshPayment, 2700)).toEqual({
    ok: true,
    value: [{ method: "cash", amount: 2700, tendered: 2700 }],
  });
  expect(balanceOf(freshPayment, 2700)).toEqual({ kind: "change", francs: 0 });
});

test("notes add up, the first one takes the place of the exact amount", () => {
  const draft = withNote(withNote(freshPayment, 2000), 1000);
  expect(tenderedOf(draft, 2700)).toBe(3000);
  expect(balanceOf(draft, 2700)).toEqual({ kind: "change", francs: 300 });
});

test("erasing after notes takes the last note away, not a digit of their sum", () => {
  const draft = withNote(withNote(freshPayment, 1000), 2000);
  expect(tenderedOf(withoutLast(draft), 2700)).toBe(1000);
  expect(tenderedOf(withoutLast(withoutLast(draft)), 2700)).toBe(0);
  expect(tenderedOf(withoutLast(withoutLast(withoutLast(draft))), 2700)).toBe(0);
});

test("erasing after a typed amount and a note takes the note away, then digits", () => {
  const draft = withNote(typed("2", "5"), 500);
  expect(tenderedOf(draft, 0)).toBe(525);
  expect(tenderedOf(withoutLast(draft), 0)).toBe(25);
  expect(tenderedOf(withoutLast(withoutLast(draft)), 0)).toBe(2);
});

test("a digit after notes begins an amount of its own", () => {
  const draft = withKey(withNote(withNote(freshPayment, 1000), 2000), "5");
  expect(tenderedOf(draft, 2700)).toBe(5);
  expect(tenderedOf(withKey(draft, "00"), 2700)).toBe(500);
});

test("digits of a keyboard make the amount handed over", () => {
  expect(cashPaymentOf(typed("5", "0", "0", "0"), 2700)).toEqual({
    ok: true,
    value: [{ method: "cash", amount: 2700, tendered: 5000 }],
  });
});

test("says what is missing and refuses to go on", () => {
  const draft = withNote(freshPayment, 500);
  expect(balanceOf(draft, 2700)).toEqual({ kind: "missing", francs: 2200 });
  expect(cashPaymentOf(draft, 2700)).toEqual({ ok: false, refusal: "payment-short" });
});

test("an amount wiped on the keypad is not an exact one", () => {
  expect(cashPaymentOf(withoutLast(freshPayment), 2700)).toEqual({
    ok: false,
    refusal: "payment-short",
  });
});

test("whatever is tapped, an accepted cash payment covers the amount due and gives the rest back", () => {
  const taps = fc.array(
    fc.oneof(
      fc.constantFrom(...notes).map((note) => (draft: PaymentDraft) => withNote(draft, note)),
      fc.constantFrom(..."1590").map((key) => (draft: PaymentDraft) => withKey(draft, key)),
      fc.constant(withoutLast),
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(taps, fc.nat(10_000_000), (acts, due) => {
      const draft = acts.reduce((before, act) => act(before), freshPayment);
      const outcome = cashPaymentOf(draft, due);
      const balance = balanceOf(draft, due);
      expect(tenderedOf(draft, due)).toBeLessThanOrEqual(Math.max(largestTender, due));
      expect(outcome.ok).toBe(balance.kind === "change");
      if (!outcome.ok) return;
      const [payment] = outcome.value;
      if (payment?.method === "cash")
        expect(payment.tendered - payment.amount).toBe(balance.francs);
    }),
  );
});

test.each([
  ["2000.00", 2000],
  ["2000,00", 2000],
  ["2.000", 2000],
  ["2,000", 2000],
  ["12.500,00", 12_500],
  ["2'000", 2000],
  ["2000.", 2000],
  ["00500", 500],
])("%j typed key by key is one amount, the same as in a field", (text, francs) => {
  const draft = typed(...text);
  expect([tenderedOf(draft, 100), unreadIn(draft)]).toEqual([francs, undefined]);
  expect(cashPaymentOf(draft, 100)).toMatchObject({ ok: true, value: [{ tendered: francs }] });
});

test.each(["7,5", "2000.5", "-500", "2k", "10%", "1.5.0"])(
  "%j typed key by key is said to be no amount, and pays nothing",
  (text) => {
    const draft = typed(...text);
    expect(unreadIn(draft)).toBe(text);
    expect(cashPaymentOf(draft, 100).ok).toBe(false);
    expect(cashPaymentOf(draft, 0).ok).toBe(false);
    // After the last sign is erased the rest is read again; a note replaces it.
    expect(tenderedOf(withNote(draft, 500), 0)).toBe(500);
    const erased = [...text].reduce(withoutLast, draft);
    expect([tenderedOf(erased, 100), unreadIn(erased)]).toEqual([0, undefined]);
  },
);

test("what would be more than anybody hands over is not typed", () => {
  const most = typed(...String(largestTender));
  expect(withKey(most, "9")).toEqual(most);
});

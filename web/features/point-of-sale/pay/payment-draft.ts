import { paymentObjection } from "#shared/rules/sell.ts";
import { agreed, type Outcome, refused } from "#shared/schemas/refusal.ts";
import type { Payment } from "#shared/schemas/sale.ts";

/** Notes of the Central African franc. */
export const notes = [500, 1000, 2000, 5000, 10_000] as const;

/** The largest amount one can hand over, in francs. */
export const largestTender = 999_999_999;

/** A payment while it is being entered. `tendered` undefined: nothing typed yet. */
export type PaymentDraft = {
  method: Payment["method"];
  /** `exact`: the customer hands over the amount due, whatever it is. */
  cash: { kind: "exact" } | { kind: "counted"; tendered: number | undefined };
  reference: string;
};

/**
 * A payment opens on exact cash, the commonest: one tap on « Encaisser », one on « Valider ».
 * A note or a digit turns it into counted cash.
 */
export const freshPayment: PaymentDraft = {
  method: "cash",
  cash: { kind: "exact" },
  reference: "",
};

/** Cash in the hand, in francs. */
export function tenderedOf(draft: PaymentDraft, due: number): number {
  return draft.cash.kind === "exact" ? due : (draft.cash.tendered ?? 0);
}

/** One more note on the counter; the first one takes the place of « Exact ». */
export function withNote(draft: PaymentDraft, note: number): PaymentDraft {
  const before = draft.cash.kind === "counted" ? (draft.cash.tendered ?? 0) : 0;
  const tendered = before + note;
  if (tendered > largestTender) return draft;
  return { ...draft, cash: { kind: "counted", tendered } };
}

/** The amount as typed on the keypad. */
export function withTendered(draft: PaymentDraft, tendered: number | undefined): PaymentDraft {
  return { ...draft, cash: { kind: "counted", tendered } };
}

/** What the screen says under the amount due: change to give, or what is still missing. */
export function balanceOf(
  draft: PaymentDraft,
  due: number,
): { kind: "change" | "missing"; francs: number } {
  const tendered = tenderedOf(draft, due);
  return tendered >= due
    ? { kind: "change", francs: tendered - due }
    : { kind: "missing", francs: due - tendered };
}

/** The payment, or why it cannot be taken yet. */
export function paymentOf(draft: PaymentDraft, due: number): Outcome<Payment> {
  const payment: Payment =
    draft.method === "cash"
      ? { method: "cash", amount: due, tendered: tenderedOf(draft, due) }
      : { method: "mobile-money", amount: due, reference: draft.reference.trim() };
  const reason = paymentObjection([payment], due);
  return reason ? refused(reason) : agreed(payment);
}

import { paymentObjection } from "#shared/rules/sell.ts";
import { type MeansWith, type MoneyMeans, meansById } from "#shared/schemas/means.ts";
import { agreed, type Outcome, refused } from "#shared/schemas/refusal.ts";
import type { Payment } from "#shared/schemas/sale.ts";

/** One part of a payment while it is being entered. */
export type PartDraft = {
  /** Names it among the parts. */
  key: number;
  method: MoneyMeans;
  /** In francs; of cash what is handed over. Untouched, the last such part takes what the others leave. */
  amount: number | undefined;
  isTouched: boolean;
  reference: string;
  /** The message with the reference has not come. */
  isLater: boolean;
};

type By<Carried> = { method: MeansWith<{ carries: Carried }> };
/** Counted into the hand: what is too much of it goes back. */
export const isCountedPart = (part: PartDraft): part is PartDraft & By<"tendered"> =>
  meansById[part.method].carries === "tendered";
export const isReferencedPart = (part: PartDraft): part is PartDraft & By<"reference"> =>
  meansById[part.method].carries === "reference";

/** A part that nobody has written anything into. */
export function freshPart(method: MoneyMeans, parts: readonly PartDraft[] = []): PartDraft {
  const key = parts.reduce((most, part) => Math.max(most, part.key), 0) + 1;
  return { key, method, amount: undefined, isTouched: false, reference: "", isLater: false };
}

/** What each part comes to, in francs. */
export function amountsOf(parts: readonly PartDraft[], due: number): number[] {
  const rest = due - parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const open = parts.findLastIndex(({ isTouched }) => !isTouched);
  return parts.map(({ amount }, place) => (place === open ? Math.max(0, rest) : (amount ?? 0)));
}

export type PartsBalance = { kind: "missing" | "change" | "over"; francs: number };

/** What is still missing, what goes back in cash, or what is too much: only cash gives change. */
export function balanceOfParts(parts: readonly PartDraft[], due: number): PartsBalance {
  const amounts = amountsOf(parts, due);
  const francs = amounts.reduce((sum, amount) => sum + amount, 0) - due;
  if (francs < 0) return { kind: "missing", francs: -francs };
  const cash = parts.reduce(
    (sum, part, place) => (isCountedPart(part) ? sum + (amounts[place] ?? 0) : sum),
    0,
  );
  return { kind: francs === 0 || francs < cash ? "change" : "over", francs };
}

/**
 * The payments that the parts make, without those of nothing; or why they cannot be taken yet. Cash is one payment,
 * however often some was put on the counter: what goes back goes out of all of it.
 */
export function paymentsOf(parts: readonly PartDraft[], due: number): Outcome<readonly Payment[]> {
  const balance = balanceOfParts(parts, due);
  if (balance.kind === "missing") return refused("payment-short");
  if (balance.kind === "over") return refused("amount-too-large");
  const amounts = amountsOf(parts, due);
  let change = balance.francs;
  const payments: Payment[] = [];
  for (const [place, part] of parts.entries()) {
    const amount = amounts[place] ?? 0;
    if (amount === 0 && due > 0) continue;
    if (isCountedPart(part)) {
      const { method } = part;
      if (payments.some((payment) => payment.method === method)) continue;
      const tendered = parts.reduce(
        (sum, one, index) => (one.method === method ? sum + (amounts[index] ?? 0) : sum),
        0,
      );
      const back = Math.min(change, tendered);
      change -= back;
      payments.push({ method, amount: tendered - back, tendered });
    }
    if (isReferencedPart(part)) {
      const { method, isLater, reference } = part;
      if (!isLater && reference.trim() === "") return refused("reference-required");
      payments.push({ method, amount, ...(!isLater && { reference: reference.trim() }) });
    }
  }
  const reason = paymentObjection(payments, due);
  return reason ? refused(reason) : agreed(payments);
}

import { paymentObjection } from "#shared/rules/sell.ts";
import { agreed, type Outcome, refused } from "#shared/schemas/refusal.ts";
import type { Payment } from "#shared/schemas/sale.ts";

/** One part of a payment while it is being entered. */
export type PartDraft = {
  /** Names it among the parts. */
  key: number;
  method: Payment["method"];
  /** In francs; of cash what is handed over. Untouched, the last such part takes what the others leave. */
  amount: number | undefined;
  isTouched: boolean;
  reference: string;
  /** The message with the reference has not come. */
  isLater: boolean;
};

/** A part that nobody has written anything into. */
export function freshPart(method: Payment["method"], parts: readonly PartDraft[] = []): PartDraft {
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
  const cash = amounts.reduce(
    (sum, amount, place) => (parts[place]?.method === "cash" ? sum + amount : sum),
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
  let tendered = 0;
  for (const [place, { method }] of parts.entries())
    if (method === "cash") tendered += amounts[place] ?? 0;
  const payments: Payment[] = [];
  for (const [place, part] of parts.entries()) {
    const amount = amounts[place] ?? 0;
    if (amount === 0 && due > 0) continue;
    switch (part.method) {
      case "cash":
        if (!payments.some(({ method }) => method === "cash"))
          payments.push({ method: "cash", amount: tendered - balance.francs, tendered });
        break;
      case "mobile-money":
        if (!part.isLater && part.reference.trim() === "") return refused("reference-required");
        payments.push({
          ...{ method: "mobile-money", amount },
          ...(!part.isLater && { reference: part.reference.trim() }),
        });
    }
  }
  const reason = paymentObjection(payments, due);
  return reason ? refused(reason) : agreed(payments);
}

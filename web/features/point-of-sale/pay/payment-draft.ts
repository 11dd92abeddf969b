import type { ReactNode } from "react";
import { paymentObjection } from "#shared/rules/sell.ts";
import { type Means, type MeansWith, type MoneyMeans, meansById } from "#shared/schemas/means.ts";
import { agreed, type Outcome, refused } from "#shared/schemas/refusal.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import type { AccountStart } from "#web/blocks/on-account/account-start.ts";
import type { PartDraft } from "#web/blocks/other-means/part-draft.ts";
import { type KeyedNumber, readKeyed } from "#web/ui/typed-number.ts";

/** Notes of the Central African franc. */
export const notes = [500, 1000, 2000, 5000, 10_000] as const;

/** The largest amount one can hand over, in francs. */
export const largestTender = 999_999_999;

/** How somebody pays: by one means, in parts by several, on the account of a customer, with change that stays there, or with their points. */
export type PaymentWay = MoneyMeans | "split" | "on-account" | "keep-change" | "loyalty";

/** Whether it is counted into the hand, on the keypad. */
export const isCounted = (way: PaymentWay): way is MeansWith<{ carries: "tendered" }> =>
  (meansById as { [way in PaymentWay]?: Means })[way]?.carries === "tendered";

/**
 * A payment while it is being entered. `typed` undefined: no digit yet; the notes tapped afterwards add up with it.
 * `written`: what keys wrote, while that is more than the digits of `typed`.
 */
export type PaymentDraft = {
  method: PaymentWay;
  /** `exact`: the customer hands over the amount due, whatever it is. */
  cash: { kind: "exact" } | Counted;
};
type Counted = {
  kind: "counted";
  typed: number | undefined;
  written?: string | undefined;
  notes: readonly number[];
};

/** Parts of payments while they are entered, by the way they belong to. */
export type PartsByWay = Partial<Record<PaymentWay, readonly PartDraft[]>>;

/** What a payment opens with where the sale was said: to be looked at and confirmed, as `note` says. */
export type PaymentStart = {
  draft: PaymentDraft;
  parts: PartsByWay;
  account?: AccountStart;
  note?: ReactNode;
};

/**
 * A payment opens on exact cash, the commonest: one tap on « Encaisser », one on « Valider ».
 * A note or a digit turns it into counted cash.
 */
export const freshPayment: PaymentDraft = { method: "cash", cash: { kind: "exact" } };

/** As long as nothing is said of it. */
export const freshStart: PaymentStart = { draft: freshPayment, parts: {} };

/** What a payment of so many francs opens with. */
export type StartOfPayment = (due: number) => PaymentStart;

/**
 * What the next payment opens with, on the way from the sentence to the payment; a reload forgets it. It tells by itself
 * whether it is still that of the cart.
 */
export const nextPayment = { start: (() => freshStart) as StartOfPayment };

/** Cash in the hand, in francs. */
export function tenderedOf({ cash }: PaymentDraft, due: number): number {
  if (cash.kind === "exact") return due;
  return cash.notes.reduce((sum, note) => sum + note, cash.typed ?? 0);
}

/** One more note on the counter; the first one takes the place of « Exact ». */
export function withNote(draft: PaymentDraft, note: number): PaymentDraft {
  if (tenderedOf(draft, 0) + note > largestTender) return draft;
  const { typed, written, notes } = countedIn(draft);
  // What is no number gives way to the note.
  const kept = typed === undefined ? {} : { written };
  return { ...draft, cash: { kind: "counted", typed, ...kept, notes: [...notes, note] } };
}

/** One more digit or sign of a number. After notes it begins an amount of its own. */
export function withKey(draft: PaymentDraft, key: string): PaymentDraft {
  const { notes } = countedIn(draft);
  return withText(draft, (notes.length > 0 ? "" : textOf(draft)) + key);
}

/** What keys wrote that is no number of francs, to be said; undefined where there is nothing to say. */
export function unreadIn({ cash }: PaymentDraft): string | undefined {
  return cash.kind === "counted" && cash.typed === undefined ? cash.written : undefined;
}

const textOf = (draft: PaymentDraft): string => {
  const { typed, written } = countedIn(draft);
  return written ?? `${typed ?? ""}`;
};

/** The draft with what keys wrote; as it was where that is more than anybody hands over. */
function withText(draft: PaymentDraft, text: string): PaymentDraft {
  const read: KeyedNumber | undefined = readKeyed(text, largestTender);
  if (!read) return draft;
  return {
    ...draft,
    cash: { kind: "counted", typed: read.value, written: read.written, notes: [] },
  };
}

/** Without the last note; where there is none, without the last digit. */
export function withoutLast(draft: PaymentDraft): PaymentDraft {
  const counted = countedIn(draft);
  if (counted.notes.length === 0) return withText(draft, textOf(draft).slice(0, -1));
  return { ...draft, cash: { ...counted, notes: counted.notes.slice(0, -1) } };
}

function countedIn({ cash }: PaymentDraft): Counted {
  return cash.kind === "counted" ? cash : { kind: "counted", typed: undefined, notes: [] };
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

/** All of it as it is counted into the hand, or why it cannot be taken yet. */
export function cashPaymentOf(draft: PaymentDraft, due: number): Outcome<readonly Payment[]> {
  const { method } = draft;
  if (!isCounted(method) || unreadIn(draft) !== undefined) return refused("payment-short");
  const payments: Payment[] = [{ method, amount: due, tendered: tenderedOf(draft, due) }];
  const reason = paymentObjection(payments, due);
  return reason ? refused(reason) : agreed(payments);
}

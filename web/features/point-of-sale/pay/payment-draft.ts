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
 * `written`: text from the keyboard, kept while it is more than the digits of `typed`.
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

/** Parts of payments while they are entered, by their way of payment. */
export type PartsByWay = Partial<Record<PaymentWay, readonly PartDraft[]>>;

/** Initial state of a payment; after a spoken sale it is prefilled, and `note` asks the cashier to check it. */
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

/** Initial state of a payment without a spoken sale. */
export const freshStart: PaymentStart = { draft: freshPayment, parts: {} };

/** Gives the initial state of a payment of so many francs. */
export type StartOfPayment = (due: number) => PaymentStart;

/**
 * Initial state of the next payment, passed from the sentence to the payment; a reload forgets it. The function checks
 * by itself that the cart is still the same.
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
  // A text that is no number is replaced by the note.
  const kept = typed === undefined ? {} : { written };
  return { ...draft, cash: { kind: "counted", typed, ...kept, notes: [...notes, note] } };
}

/** Adds one digit or sign of a number. After notes it starts an amount of its own. */
export function withKey(draft: PaymentDraft, key: string): PaymentDraft {
  const { notes } = countedIn(draft);
  return withText(draft, (notes.length > 0 ? "" : textOf(draft)) + key);
}

/** Text from the keyboard that is no number of francs, to be shown as an error; undefined when there is none. */
export function unreadIn({ cash }: PaymentDraft): string | undefined {
  return cash.kind === "counted" && cash.typed === undefined ? cash.written : undefined;
}

const textOf = (draft: PaymentDraft): string => {
  const { typed, written } = countedIn(draft);
  return written ?? `${typed ?? ""}`;
};

/** The draft with a text from the keyboard; unchanged when its amount is too large to be handed over. */
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

import type { Accounted } from "#shared/leftover.ts";
import type { ExpenseCategory } from "#shared/schemas/expense-categories.ts";
import type { meansOfPayment } from "#shared/schemas/means-of-payment.ts";
import type { Unit } from "#shared/schemas/measure.ts";

export type ProposalKind = "sale" | "expense" | "payment" | "purchase" | "nothing";

/** Why a proposal must be looked at before it is confirmed. */
export type SpokenDoubt =
  | "several-products"
  | "inexact-name"
  | "no-quantity"
  | "no-such-pack"
  | "no-category"
  | "several-kinds"
  | "two-readings-of-a-number"
  | "two-readings-of-a-price"
  | "price-or-amount"
  | "corrected"
  | "total-differs"
  | "several-customers"
  | "several-suppliers"
  | "credit-without-customer"
  | "credit-without-supplier"
  | "several-means"
  | "nobody-named"
  | "no-amount"
  | "uneven-amount"
  | "words-left-over"
  | "question"
  | "too-many";

/**
 * Goods that a line may mean. `quantity` is in what the product is counted in: pieces, or g, ml, cm as `unit` says; of a pack
 * all that it holds. `score` from 0 to 1.
 */
export type SpokenCandidate = {
  productId: string;
  packId?: string | undefined;
  unit?: Unit | undefined;
  quantity: number;
  /** Francs in this reading, with the same meaning as in the line. */
  price?: number | undefined;
  amount?: number | undefined;
  score: number;
};

/**
 * Goods that were said. Without `productId` where several are as near: `candidates`, best first, holds the first two dozen. `price` is
 * francs for what the product or pack is priced for, `amount` francs for the whole line, each only where it was said.
 */
export type SpokenLine = {
  productId?: string | undefined;
  packId?: string | undefined;
  unit?: Unit | undefined;
  quantity: number;
  price?: number | undefined;
  amount?: number | undefined;
  candidates: readonly SpokenCandidate[];
  said: string;
  sure: boolean;
};

/** Somebody who was named. Without `id` where several are as near. */
export type SpokenParty = {
  id?: string | undefined;
  candidates: readonly string[];
  said: string;
  sure: boolean;
};

export type SpokenMethod = (typeof meansOfPayment)[number]["id"];

/** By what is paid, and francs where they were said: of cash what is handed over. */
export type SpokenTender = {
  method: SpokenMethod;
  amount?: number | undefined;
  /** « moitié »: half of the total; the amount changes with it. */
  isHalf?: boolean | undefined;
};

/**
 * What a sentence means, to be confirmed. `total` is francs: what was said for the whole, else what the lines come to;
 * absent where that is not known. Nothing is wrong in silence: with `unsure` empty a screen may offer it as it stands.
 */
export type Proposal = {
  kind: ProposalKind;
  lines: readonly SpokenLine[];
  customer?: SpokenParty | undefined;
  supplier?: SpokenParty | undefined;
  /** A person whom the shop does not know, as they were named; also part of the leftover. */
  stranger?: string | undefined;
  /** The promised day for the rest, as it was said: « demain ». */
  promised?: string | undefined;
  tenders: readonly SpokenTender[];
  total?: number | undefined;
  /** Francs that were said for the whole sale. */
  saidTotal?: number | undefined;
  /** Of an expense, where its words tell. */
  category?: ExpenseCategory | undefined;
  /** Of an expense: what it was for, in the words that were said. */
  note?: string | undefined;
  /** Whether the money left the drawer, where that was said: of an expense, a purchase or what a supplier is paid. */
  fromDrawer?: boolean | undefined;
  /** Reference of a payment or a sale, from its message or receipt; for a purchase, the number of its invoice. */
  reference?: string | undefined;
  unsure: readonly SpokenDoubt[];
} & Accounted;

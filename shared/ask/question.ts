import type { Accounted } from "#shared/leftover.ts";
import type { DaySpan } from "#shared/rules/expenses.ts";
import type { SpokenPerson, SpokenShop } from "#shared/spoken/spoken-shop.ts";
import type { AskKind, Slot } from "./kinds.ts";
import type { SaidDays } from "./said-days.ts";
import type { SaidHours } from "./said-hours.ts";

/** What a question may speak of: whatever has a name in the shop. */
export type AskShop = SpokenShop & {
  categories: readonly string[];
  sellers: readonly SpokenPerson[];
  resellers: readonly SpokenPerson[];
  agencies: readonly SpokenPerson[];
};

/** Whom or what words name: one where they choose, else those between which somebody chooses. */
export type Named = { ids: readonly string[]; isSure: boolean; said: string };

/** Limits of a question besides names and days, as far as its kind can answer within them. */
export type Narrowed = {
  /** Excluded names, « sans le loyer ». */
  without?: readonly (Named & { slot: Slot })[];
  hours?: SaidHours;
  /** The smallest and the largest sum in francs, both included. */
  least?: number;
  most?: number;
};

export type Question = {
  kind: AskKind;
  names: { readonly [slot in Slot]?: Named };
  /** Days that were named; undefined where none were, which is today for what was done and now for how things stand. */
  days: SaidDays | undefined;
  /** The days that the others are compared with. */
  against: DaySpan | undefined;
  /** All that is known, from its beginning on. */
  isOfAllTime: boolean;
  /** Other limits of the question; undefined for none. */
  narrowed?: Narrowed | undefined;
};

/**
 * Reason for giving no answer: days to come; a subject that no shop's books cover; nothing understood; an order; a
 * how-to, which the help answers; words that narrow the question in a way no answer covers; unknown words without which
 * it would be answered (both are left over); or a question that goes on from an unknown one (« et hier ? »).
 */
export type WhyNot =
  | "ahead"
  | "beyond"
  | "not-understood"
  | "order"
  | "help"
  | "narrowed"
  | "unknown"
  | "goes-on";

/** Words in neither the question nor the leftover are only grammar. A question is answered beside its leftover. */
export type Reading = Accounted &
  (
    | { question: Question; nearest: readonly AskKind[] }
    | {
        question: undefined;
        why: WhyNot;
        nearest: readonly AskKind[];
        /** Subject of an order. */
        about: OrderAbout | undefined;
      }
  );

/** Subject of an order: the page on which it is done. */
export type OrderAbout =
  | "sell"
  | "tickets"
  | "products"
  | "customers"
  | "suppliers"
  | "expenses"
  | "till"
  | "team"
  | "reports";

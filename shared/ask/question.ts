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

/** What narrows a question beside names and days, as far as its kind can be told so. */
export type Narrowed = {
  /** What is left out, « sans le loyer ». */
  without?: readonly (Named & { slot: Slot })[];
  hours?: SaidHours;
  /** The fewest and the most francs, both among them. */
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
  /** What else narrows it; undefined where nothing does. */
  narrowed?: Narrowed | undefined;
};

/**
 * Why nothing is answered: of days to come, of what no shop's books say, of nothing that is understood; an order; how
 * something is done, which the help tells; words that narrow it and by which no answer can be told, or that nobody knows
 * and without which it would be answered (those are left); or a question that goes on from one that is not known
 * (« et hier ? »).
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

/** Words that are in neither are nothing but grammar. A question that left something is answered beside it. */
export type Reading = Accounted &
  (
    | { question: Question; nearest: readonly AskKind[] }
    | {
        question: undefined;
        why: WhyNot;
        nearest: readonly AskKind[];
        /** What an order would change. */
        about: OrderAbout | undefined;
      }
  );

/** What an order would change: the page on which it is done. */
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

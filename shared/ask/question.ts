import type { DaySpan } from "#shared/rules/expenses.ts";
import type { SpokenPerson, SpokenShop } from "#shared/spoken/spoken-shop.ts";
import type { AskKind, Slot } from "./kinds.ts";
import type { SaidDays } from "./said-days.ts";

/** What a question may speak of: whatever has a name in the shop. */
export type AskShop = SpokenShop & {
  categories: readonly string[];
  sellers: readonly SpokenPerson[];
  resellers: readonly SpokenPerson[];
  agencies: readonly SpokenPerson[];
};

/** Whom or what words name: one where they choose, else those between which somebody chooses. */
export type Named = { ids: readonly string[]; isSure: boolean; said: string };

export type Question = {
  kind: AskKind;
  names: { readonly [slot in Slot]?: Named };
  /** Days that were named; undefined where none were, which is today for what was done and now for how things stand. */
  days: SaidDays | undefined;
  /** The days that the others are compared with. */
  against: DaySpan | undefined;
  /** All that is known, from its beginning on. */
  isOfAllTime: boolean;
};

/** Why nothing is answered: of days to come, of what no shop's books say, of nothing that is understood. */
export type WhyNot = "ahead" | "beyond" | "not-understood";

export type Reading =
  | { question: Question; nearest: readonly AskKind[] }
  | { question: undefined; why: WhyNot; nearest: readonly AskKind[] };

import type { Concept } from "./concept-words.ts";
import type { Slot } from "./kinds.ts";
import type { Named, Narrowed } from "./question.ts";
import type { SaidDays } from "./said-days.ts";

export type Names = { readonly [slot in Slot]?: Named };

/** A part of a question that means one thing, or one of several. */
export type Token = {
  text: string;
  concepts: ReadonlySet<Concept>;
  names: Names;
  days: SaidDays | undefined;
  isBeyond: boolean;
  /** It says nothing where it is not asked for. */
  isIdle: boolean;
  isUnknown: boolean;
  /** It is written as a name is. */
  isNamelike?: boolean;
  isNumber?: boolean;
  /** Hours or francs that narrow. */
  narrowed?: Narrowed | undefined;
  /** It narrows what is asked: an answer that does not use it is of something else. */
  narrows?: boolean;
  /** It is named to be left out, or says so. */
  isOut?: boolean;
  isOfAllTime?: boolean;
};

/** A part of which nothing is known yet. */
export const none: Pick<
  Token,
  "concepts" | "names" | "days" | "isBeyond" | "isIdle" | "isUnknown"
> = {
  ...{ concepts: new Set(), names: {}, days: undefined },
  ...{ isBeyond: false, isIdle: false, isUnknown: false },
};

import type { Concept } from "./concept-words.ts";
import type { Slot } from "./kinds.ts";
import type { Named, Narrowed } from "./question.ts";
import type { SaidDays } from "./said-days.ts";

export type Names = { readonly [slot in Slot]?: Named };

/** A part of a question with one meaning, or with several possible ones. */
export type Token = {
  text: string;
  concepts: ReadonlySet<Concept>;
  names: Names;
  days: SaidDays | undefined;
  isBeyond: boolean;
  /** It says nothing unless the question asks for it. */
  isIdle: boolean;
  isUnknown: boolean;
  /** It is written like a name. */
  isNamelike?: boolean;
  isNumber?: boolean;
  /** A limit in hours or francs. */
  narrowed?: Narrowed | undefined;
  /** It narrows the question: an answer that does not use it answers another question. */
  narrows?: boolean;
  /** It is an excluded name, or the word that excludes it. */
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

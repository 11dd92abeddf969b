import type { ExpenseCategory } from "#shared/schemas/expense-categories.ts";
import type { FoundGoods } from "./find-goods.ts";
import type { FoundPeople } from "./find-people.ts";
import type { Marker } from "./lexicon.ts";
import type { SaidMeasure } from "./measures.ts";
import type { SpokenMethod } from "./proposal.ts";

/** Meaning of a part of a sentence. */
export type What =
  /** `isLoose`: the digits stand apart, so « 3 500 » may be three of 500. */
  | {
      is: "number";
      value: number;
      also?: number | undefined;
      isMoney: boolean;
      isArticle: boolean;
      isLoose?: boolean;
    }
  | { is: "measure"; measure: SaidMeasure }
  | { is: "container"; container: string }
  /** `mayBeName`: these words may be a person instead; `category`: the category of these goods as an expense. */
  | {
      is: "goods";
      goods: FoundGoods;
      mayBeName?: boolean | undefined;
      category?: ExpenseCategory | undefined;
    }
  | { is: "size"; big: boolean }
  | { is: "person"; people: FoundPeople }
  | { is: "supplier"; people: FoundPeople }
  | { is: "method"; method: SpokenMethod }
  | { is: "category"; category: ExpenseCategory }
  | { is: "marker"; marker: Marker }
  /** « à », « at », « @ » before a price. */
  | { is: "at" }
  /** « de », « of ». */
  | { is: "of" }
  | { is: "mark"; isQuestion: boolean }
  /** `isName`: a person whom the shop does not know; `isSign`: a minus. */
  | { is: "unknown"; isName?: boolean | undefined; isSign?: true };

/** A part of a sentence with one meaning; `from` and `to` are its place in the sentence. */
export type Chunk = What & { from: number; to: number };

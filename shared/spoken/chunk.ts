import type { ExpenseCategory } from "#shared/schemas/expense-categories.ts";
import type { FoundGoods } from "./find-goods.ts";
import type { FoundPeople } from "./find-people.ts";
import type { Marker } from "./lexicon.ts";
import type { SaidMeasure } from "./measures.ts";
import type { SpokenMethod } from "./proposal.ts";

/** What a part of a sentence means. */
export type What =
  /** With `isLoose` digits stand apart: « 3 500 » may be three of 500. */
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
  /** With `mayBeName` these words may rather be somebody; `category` is what they are called where they are paid for. */
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
  /** « à », « at », « @ »: what a price stands behind. */
  | { is: "at" }
  /** « de », « of ». */
  | { is: "of" }
  | { is: "mark"; isQuestion: boolean }
  /** With `isName` somebody whom the shop does not know; with `isSign` a minus. */
  | { is: "unknown"; isName?: boolean | undefined; isSign?: true };

/** A part of a sentence that means one thing; `from` and `to` say where it stands in what was said. */
export type Chunk = What & { from: number; to: number };

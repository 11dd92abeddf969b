import type { LeftPart } from "#shared/leftover.ts";
import type { PersonMapping } from "./person-column.ts";

/** Settings to read a file of people; a person may change them. */
export type PeopleReading = {
  titleRow: number | undefined;
  mapping: PersonMapping;
  /** −1 if a negative balance is a debt; undefined while nobody has answered. */
  sign: 1 | -1 | undefined;
  /** `sum`: balances of several lines add up; `last`: the last one counts; undefined while nobody has answered. */
  lines: "sum" | "last" | undefined;
  /**
   * For people with a balance on the other side. `keep`: they are of this notebook and have paid ahead; `leave`: they
   * are not; undefined while nobody has answered.
   */
  others?: "keep" | "leave" | undefined;
  /** Owner of lines without a name: the person above, or nobody; undefined while nobody has answered. */
  blanks?: "above" | "nobody" | undefined;
};

/** `suppliers`: the notebook is the suppliers'; `country`: where the file's numbers come from. */
export type PeopleOf = { suppliers: boolean; country: string };

/** Reasons to refuse a row. */
export type PersonTrouble =
  | "name-missing"
  | "name-too-long"
  | "limit-not-understood"
  | "term-not-understood"
  | "balance-not-understood"
  /** Text of the program that wrote the file, such as the hour; or the titles repeated. */
  | "no-person"
  | "titles-again"
  /** The file, or an answer, puts the person on the other side; or their role is neither. */
  | "is-supplier"
  | "is-customer"
  | "role-unknown"
  | "sum-row";

/** One row of a file below the titles. `balance`: francs that it adds to the debt; undefined if not understood. */
export type PersonRow = {
  /** Row of the file, from 1, as in a spreadsheet. */
  line: number;
  name: string;
  phones: readonly string[];
  note: string;
  date: string;
  article: string;
  creditLimit: number | null;
  termDays: number | null;
  balance: number | undefined;
  /** The columns of the row contradict each other: total − paid is not the rest. */
  differs: boolean;
  /** A spreadsheet turned the telephone into 6.77E+08. */
  isSpoilt: boolean;
  left: readonly LeftPart[];
  trouble: PersonTrouble | undefined;
};

/** A file of people, row by row, with the questions for a person and the leftover parts. */
export type PeopleRead = {
  rows: PersonRow[];
  /** Lines have days and some person has several: each line adds its amount. */
  isNotebook: boolean;
  /**
   * Questions, each asked once: the meaning of a minus, with an example of the file; if balances of one person add up;
   * and so on.
   */
  asks: {
    sign?: { name: string; text: string; isBelow: boolean };
    lines?: { name: string; balances: readonly number[] };
    /** Asked if the file mixes customers and suppliers: a person on the other side, with negative francs. */
    others?: { name: string; francs: number };
    /** Lines with an amount and no name, the first of them below `name`. */
    blanks?: { name: string; lines: readonly number[] };
  };
  /** Columns that hold something and are not used; lines with amounts above the titles; words of rows; refused rows. */
  leftover: LeftPart[];
  /** Number of rows: all, those down to the titles (included), and empty ones. */
  counts: { all: number; head: number; empty: number };
  /** A row of a sum differs from the sum of the rows. */
  sumDiffers: { line: number; stated: number; read: number } | undefined;
};

import type { LeftPart } from "#shared/leftover.ts";
import type { PersonMapping } from "./person-column.ts";

/** How a file of people is understood, which a person may change. */
export type PeopleReading = {
  titleRow: number | undefined;
  mapping: PersonMapping;
  /** −1 where a balance below zero is what is owed; undefined while nobody said. */
  sign: 1 | -1 | undefined;
  /** Whether balances of several lines add up, or the last one counts; undefined while nobody said. */
  lines: "sum" | "last" | undefined;
  /** Whether whoever is owed on the other side is of this one all the same, having paid ahead; undefined while nobody said. */
  others?: "keep" | "leave" | undefined;
  /** Whose the lines without a name are; undefined while nobody said. */
  blanks?: "above" | "nobody" | undefined;
};

/** In whose notebook, and the country for which numbers are read. */
export type PeopleOf = { suppliers: boolean; country: string };

/** Why a row is not taken. */
export type PersonTrouble =
  | "name-missing"
  | "name-too-long"
  | "limit-not-understood"
  | "term-not-understood"
  | "balance-not-understood"
  /** Text of the program that wrote the file, such as the hour; or its titles once more. */
  | "no-person"
  | "titles-again"
  /** The file, or an answer, puts them on the other side; or it says that they are neither. */
  | "is-supplier"
  | "is-customer"
  | "role-unknown"
  | "sum-row";

/** One row of a file below the titles. `balance`: francs that it adds to what is owed; undefined where it is not understood. */
export type PersonRow = {
  /** The row of the file, from 1, as a spreadsheet numbers it. */
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
  /** A spreadsheet has made 6.77E+08 of the telephone. */
  isSpoilt: boolean;
  left: readonly LeftPart[];
  trouble: PersonTrouble | undefined;
};

/** A file of people, row by row, with what only a person can tell and what was left. */
export type PeopleRead = {
  rows: PersonRow[];
  /** Lines of one person with days: what each adds. */
  isNotebook: boolean;
  /** Asked once: whose the minus is, with an example of the file; whether balances of one person add up; and so on. */
  asks: {
    sign?: { name: string; text: string; isBelow: boolean };
    lines?: { name: string; balances: readonly number[] };
    /** Of parties of either kind one is on the other side: francs below zero. */
    others?: { name: string; francs: number };
    /** Lines with an amount and nobody's name, the first of them below `name`. */
    blanks?: { name: string; lines: readonly number[] };
  };
  /** Columns that hold something and are not taken; lines with amounts above the titles; words of rows; refused rows. */
  leftover: LeftPart[];
  /** Rows of the file: all, above the titles and they themselves, and empty ones. */
  counts: { all: number; head: number; empty: number };
  /** A row of a sum says another one than the rows come to. */
  sumDiffers: { line: number; stated: number; read: number } | undefined;
};

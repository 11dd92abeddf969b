/** What must come of one person of a file: the name, the telephones as they are kept, francs owed (below zero: a deposit). */
export type Wanted = [name: string, phones: string, balance: number];

/** A file of people as a program or a shopkeeper writes it, and what must come of it without a column set by hand. */
export type PeopleFile = {
  name: string;
  /** Lines of the file, cells apart by a semicolon unless the text holds a tab. */
  text: string;
  suppliers?: boolean;
  country?: string;
  want: Wanted[];
  /** What the person is asked before anything is written; the wanted balances hold with these answers. */
  asks?: {
    sign?: "they-owe" | "deposit";
    lines?: "sum" | "last";
    others?: "keep" | "leave";
    blanks?: "above" | "nobody";
  };
  /** Titles of columns that must be named as not taken. */
  left?: string[];
  /** Lines, as a spreadsheet numbers them, that are refused, and those that add up others. */
  refused?: number[];
  sums?: number[];
};

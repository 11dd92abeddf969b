/** One expected person of a file: the name, the telephones as they are stored, francs owed (below zero: a deposit). */
export type Wanted = [name: string, phones: string, balance: number];

/** A file of people from a program or a shopkeeper, and its expected reading with guessed columns only. */
export type PeopleFile = {
  name: string;
  /** Lines of the file. Cells are separated by a semicolon, or by tabs when the text has one. */
  text: string;
  suppliers?: boolean;
  country?: string;
  want: Wanted[];
  /** Answers to the questions asked before writing; the expected balances hold with these answers. */
  asks?: {
    sign?: "they-owe" | "deposit";
    lines?: "sum" | "last";
    others?: "keep" | "leave";
    blanks?: "above" | "nobody";
  };
  /** Titles of columns that must be reported as not taken. */
  left?: string[];
  /** Numbers, as in a spreadsheet, of the refused lines, and of the lines that are sums of others. */
  refused?: number[];
  sums?: number[];
};

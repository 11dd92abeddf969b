import type { Box } from "./paper-word.ts";

/** A column that holds a number. */
export type NumberRole = "count" | "price" | "total";

/**
 * One line of goods as printed on a paper; unread fields are absent. Count and totals of returned goods are negative.
 */
export type PaperLine = {
  name: string;
  /** In what it is counted: « carton », « kg »; undefined where the paper does not say. */
  unit?: string | undefined;
  count?: number | undefined;
  /** Francs for one of what is counted, and for all of them. */
  unitPrice?: number | undefined;
  total?: number | undefined;
  /** Total with tax, if `total` is without it and another column gives both. */
  taxed?: number | undefined;
  /** Pieces in one `unit`, as printed. */
  per?: number | undefined;
  /** In a list with several price columns: the price in each, in the order of `PaperReading.priceColumns`. */
  prices?: readonly (number | undefined)[] | undefined;
  /** Only one of its numbers has a minus, which may be a ruled line of the table. */
  signDoubt?: true | undefined;
  /** Count times price is the total, each as it was read. */
  agrees: boolean;
  /** Something that was read was left out or put right to make it so. */
  repaired: boolean;
  /** Of the number that was read worst, 0 to 100. */
  confidence: number;
  box: Box;
};

import type { Box } from "./paper-word.ts";

/** A column that holds a number. */
export type NumberRole = "count" | "price" | "total";

/**
 * One line of goods as it stands on a paper; what could not be read is not there. Count and totals of what goes back are
 * below zero.
 */
export type PaperLine = {
  name: string;
  /** In what it is counted: « carton », « kg »; undefined where the paper does not say. */
  unit?: string | undefined;
  count?: number | undefined;
  /** Francs for one of what is counted, and for all of them. */
  unitPrice?: number | undefined;
  total?: number | undefined;
  /** The total with its tax, where `total` is without it and another column says both. */
  taxed?: number | undefined;
  /** Pieces in one of `unit`, as the paper says. */
  per?: number | undefined;
  /** Of a list with several columns of prices: the price under each, in the order of `PaperReading.priceColumns`. */
  prices?: readonly (number | undefined)[] | undefined;
  /** A minus stands before one of its numbers alone: it may be the rule of a table. */
  signDoubt?: true | undefined;
  /** Count times price is the total, each as it was read. */
  agrees: boolean;
  /** Something that was read was left out or put right to make it so. */
  repaired: boolean;
  /** Of the number that was read worst, 0 to 100. */
  confidence: number;
  box: Box;
};

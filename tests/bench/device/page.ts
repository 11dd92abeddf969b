import { coldOwn, coldRaw, storeForCold } from "./cold-read.ts";
import { findByBarcode, searchNames } from "./find.ts";
import { openSales, ownSales, rawSales, strictTransactions } from "./sales.ts";

/** What the driver of the bench calls in the page. */
const bench = {
  openSales,
  ownSales,
  rawSales,
  strictTransactions,
  storeForCold,
  coldOwn,
  coldRaw,
  searchNames,
  findByBarcode,
};

export type Bench = typeof bench;

Object.assign(globalThis, { bench });

import { coldOwn, coldRaw, storeRawProducts } from "./cold-read.ts";
import { dayOfSales, sendAll } from "./day-of-sales.ts";
import { findByBarcode, searchNames } from "./find.ts";
import {
  enter,
  loadedProducts,
  sellWhileLoading,
  waitForSnapshot,
  waitUntilSent,
} from "./first-load.ts";
import { openRaw, ownSales, rawSales, strictTransactions } from "./sales.ts";

/** What the driver of the bench calls in the page. */
const bench = {
  enter,
  loadedProducts,
  sellWhileLoading,
  waitForSnapshot,
  waitUntilSent,
  dayOfSales,
  sendAll,
  openRaw,
  ownSales,
  rawSales,
  strictTransactions,
  storeRawProducts,
  coldOwn,
  coldRaw,
  searchNames,
  findByBarcode,
};

export type Bench = typeof bench;

Object.assign(globalThis, { bench });

import type { KindOnServer } from "#server/sync/entries/kind.ts";
import { accountKind, accountMoveKind } from "#server/sync/records/accounts.ts";
import { recordKinds } from "#server/sync/records/registry.ts";
import type { RowKind } from "#shared/sync/rows.ts";
import { costMonths, productCosts } from "./costs.ts";
import { expenses } from "./expenses.ts";
import { months, returns, sales, tillActs } from "./facts.ts";
import { adjustments, products, stocks } from "./goods.ts";
import { resellerSales, shopTransfers, transfers } from "./handed-over.ts";
import { orders } from "./orders.ts";
import { purchases } from "./purchases.ts";
import { seals } from "./seals.ts";
import { members, shops } from "./shop.ts";
import { messages, notifications } from "./told.ts";

const withoutStocks = {
  shops,
  members,
  products,
  sales,
  returns,
  adjustments,
  transfers,
  resellerSales,
  shopTransfers,
  notifications,
  ...recordKinds,
  accounts: accountKind,
  accountMoves: accountMoveKind,
  messages,
  tillActs,
  months,
  purchases,
  productCosts,
  costMonths,
  expenses,
  orders,
  seals,
} satisfies Record<Exclude<RowKind, "stocks">, KindOnServer>;

const none: KindOnServer["moves"] = [];
const movesOf = ({ moves = none }: KindOnServer) => moves;

/**
 * Products whose books may have moved on the page: those of its facts, and those of facts and products that were
 * settled, told more of or edited since. Found by key, whatever Postgres thinks of the sizes.
 */
const moved = `array(
    ${[...Object.values(withoutStocks), stocks("")].flatMap(movesOf).join("\n    union ")})`;

/** Every kind of row. Changes, first loads and their parts are made from it. */
export const kindsOnServer: Record<RowKind, KindOnServer> = {
  ...withoutStocks,
  stocks: stocks(moved),
};

import type { KnownOperation } from "./known-operation.ts";
import type { OracleJudge } from "./oracle-judge.ts";
import type { OracleShop } from "./oracle-shop.ts";

/** What a single check reads of the oracle. */
export type OracleView = {
  /** The moment at which the run begins, ms. */
  readonly begins: number;
  readonly shops: ReadonlyMap<string, OracleShop>;
  readonly judges: ReadonlyMap<string, OracleJudge>;
  readonly known: ReadonlyMap<string, KnownOperation>;
  /** Whose each code is that a device was ever given, by shop and code. */
  readonly codes: ReadonlyMap<string, string>;
  readonly knownByDevice: ReadonlyMap<string, readonly KnownOperation[]>;
  /** How many single comparisons were made. */
  checks: number;
  everyBooksOf(shopId: string): OracleShop[];
};

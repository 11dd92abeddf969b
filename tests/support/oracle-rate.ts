import type { Operation } from "#shared/sync/operations.ts";
import { demand, type OracleShop } from "./oracle-shop.ts";
import { rateThen } from "./simulation-world.ts";

/** A fact bears the rate that it tells, and one that tells none that of its moment (K1). */
export function checkRate(shop: OracleShop, { id, kind, body }: Operation): void {
  if (kind !== "sale" && kind !== "return") return;
  const row = shop.books.rows[kind === "sale" ? "sales" : "returns"].get(id)?.row;
  if (!row) return;
  const expected = body.vatRate ?? rateThen(Date.parse(String(row["soldAt"])));
  demand(
    row["vatRate"] === expected,
    "K1",
    () => `${kind} ${id} is in the books at the rate ${row["vatRate"]}, not ${expected}`,
  );
}

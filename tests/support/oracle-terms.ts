import type { Operation, OperationOf } from "#shared/sync/operations.ts";
import type { KnownOperation } from "./known-operation.ts";
import type { OracleArticles } from "./oracle-articles.ts";
import { checkCountRow } from "./oracle-count-check.ts";
import { demand, type OracleShop } from "./oracle-shop.ts";
import { checkTaxesBack } from "./oracle-taxes.ts";
import { checkClosing } from "./oracle-tills.ts";
import type { OracleView } from "./oracle-view.ts";
import { rateThen } from "./simulation-world.ts";

/** What a fact that was just taken must keep, whatever is said afterwards, and what a closing must hold. */
export function checkTerms(oracle: OracleView, shop: OracleShop, known: KnownOperation): void {
  const { operation } = known;
  const articles = oracle.judges.get(shop.books.shopId)?.articles;
  checkRate(shop, operation, oracle.begins);
  if (operation.kind === "till.close") checkClosing(oracle, shop, known);
  if (operation.kind === "adjust") checkCountRow(shop, operation);
  if (operation.kind === "return" && operation.body.saleId)
    checkTaxesBack(shop, operation.body.saleId);
  if (operation.kind !== "sale" || !articles) return;
  checkNames(shop, operation, articles);
  checkReturnsOf(shop, operation);
  checkTaxesBack(shop, operation.id);
}

/** What came back before its ticket counts as that says from then on (H7), at its rate (K3). */
function checkReturnsOf({ books }: OracleShop, { id }: OperationOf<"sale">): void {
  const ticket = books.rows.sales.get(id)?.row;
  if (!ticket) return;
  for (const [key, { row }] of books.rows.returns) {
    if (row["saleId"] !== id) continue;
    const told = [row["ofSellerId"], row["vatRate"]];
    const expected = [ticket["sellerId"], ticket["vatRate"]];
    demand(
      told.join() === expected.join(),
      "H7",
      () => `return ${key} counts as ${told}, its ticket ${id} says ${expected}`,
    );
  }
}

/** A ticket calls its goods as its device told, or as they were called at the revision that it knew (K6). */
function checkNames({ books }: OracleShop, sale: OperationOf<"sale">, articles: OracleArticles) {
  const { id, body } = sale;
  const lines = books.rows.sales.get(id)?.row["lines"] as { name: string }[] | undefined;
  const expected = body.lines.map(
    ({ productId, name }) => name ?? articles.nameAt(productId, body.catalogRev) ?? productId,
  );
  const found = lines?.map(({ name }) => name) ?? expected;
  demand(
    found.join() === expected.join(),
    "K6",
    () => `sale ${id} has ${found}, its device sold ${expected}`,
  );
}

/**
 * A fact bears the rate that it tells, and one that tells none that of its moment (K1); a return that of its ticket, when
 * that was in the books before it (K3). A ticket that no operation of a device made may have come on either side of it.
 */
function checkRate({ books }: OracleShop, { id, kind, body }: Operation, begins: number): void {
  if (kind !== "sale" && kind !== "return") return;
  const row = books.rows[kind === "sale" ? "sales" : "returns"].get(id)?.row;
  if (!row) return;
  const own = body.vatRate ?? rateThen(Date.parse(String(row["soldAt"])), begins);
  const saleId = kind === "return" ? body.saleId : null;
  const ticket = saleId === null ? undefined : books.rows.sales.get(saleId)?.row;
  const ofTicket = ticket ? [ticket["vatRate"]] : [];
  const allowed =
    saleId !== null && books.ledger.has(saleId) && ticket ? ofTicket : [own, ...ofTicket];
  demand(
    allowed.includes(row["vatRate"]),
    "K1",
    () =>
      `${kind} ${id} is in the books at the rate ${row["vatRate"]}, not ${allowed.join(" or ")}`,
  );
}

/** Sales that somebody was told of as « Enregistrée » and the books of the shop do not hold. */
export function papersOf(
  { known, shops }: Pick<OracleView, "known" | "shops">,
  shopId: string,
): OperationOf<"sale">[] {
  const ledger = shops.get(shopId)?.books.ledger;
  return [...known.values()].flatMap(({ operation, confirmed }) => {
    const isPaper = operation.kind === "sale" && operation.shopId === shopId && confirmed;
    return isPaper && !ledger?.has(operation.id) ? operation : [];
  });
}

import type { Operation } from "#shared/sync/operations.ts";
import { demand, type OracleShop } from "./oracle-shop.ts";
import { rateThen } from "./simulation-world.ts";

/**
 * A fact bears the rate that it tells, and one that tells none that of its moment (K1); a return that of its ticket, when
 * that was in the books before it (K3). A ticket that no operation of a device made may have come on either side of it.
 */
export function checkRate({ books }: OracleShop, { id, kind, body }: Operation): void {
  if (kind !== "sale" && kind !== "return") return;
  const row = books.rows[kind === "sale" ? "sales" : "returns"].get(id)?.row;
  if (!row) return;
  const own = body.vatRate ?? rateThen(Date.parse(String(row["soldAt"])));
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

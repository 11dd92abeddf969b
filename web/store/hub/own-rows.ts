import { businessDay, dayCutOf } from "#shared/rules/business-day.ts";
import type { Sale } from "#shared/schemas/sale.ts";
import type { Cursor, Scope } from "#shared/sync/protocol.ts";
import type { ReadModels, Rows } from "#web/store/books/read-models.ts";
import { happenedAt, type OperationRecord } from "#web/store/outbox/operation-record.ts";
import { knownRate } from "#web/store/read-models/facts/known-rate.ts";

export type OwnContext = { scope: Scope; to: Cursor; rows: Rows; deviceCode: string };

/**
 * Own sales that the answer's rows leave out because this device can build them from operation and verdict (R7).
 * Anything else about a sale (a flag, a corrected time, a renamed product, a cut of days that these rows do not know yet)
 * makes the server send its row.
 */
export async function ownRows(
  records: readonly OperationRecord[],
  { scope, to, rows, deviceCode }: OwnContext,
  readModels: ReadModels,
): Promise<Rows> {
  const sent = new Set((rows.sales ?? []).map((sale) => sale.id));
  const missing = records.filter(
    (record) =>
      record.state === "applied" &&
      record.reasons.length === 0 &&
      record.ackRev <= to.rev &&
      !sent.has(record.id),
  );
  if (missing.every((record) => record.operation.kind !== "sale")) return {};
  const [shop] = await readModels.rows(scope, "shops");
  const cut = dayCutOf(shop);
  const sales: Sale[] = [];
  for (const { id, by, seq, operation, shown, ackRev } of missing) {
    if (operation.kind !== "sale") continue;
    const happened = happenedAt(operation);
    const { lines, payments, total, sellerId = by, agencyId, vatRate, discounts } = operation.body;
    const rate = knownRate(vatRate, shop, happened);
    const named: Sale["lines"] = [];
    for (const [
      index,
      { productId, quantity, price, discount, by, rate: own },
    ] of lines.entries()) {
      const product = await readModels.row(scope, "products", productId);
      named.push({
        productId,
        quantity,
        price,
        name: product?.name ?? shown.names[index] ?? productId,
        ...(discount && { discount }),
        ...(by && { by }),
        ...(own !== undefined && { rate: own }),
      });
    }
    sales.push({
      id,
      sellerId,
      deviceCode,
      seq,
      soldAt: new Date(happened).toISOString(),
      deviceAt: operation.at,
      day: businessDay(happened, cut),
      flags: [],
      settled: null,
      rev: ackRev,
      receiptNo: shown.receiptNo ?? "",
      lines: named,
      payments,
      total,
      ...(agencyId && { agencyId }),
      ...(rate !== undefined && { vatRate: rate }),
      ...(sellerId !== by && { recordedBy: by }),
      ...(discounts && { discounts }),
    });
  }
  return { sales };
}

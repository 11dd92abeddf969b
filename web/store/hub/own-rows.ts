import { businessDay } from "#shared/rules/business-day.ts";
import { adjustmentDelta } from "#shared/rules/stock.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { Rows } from "#web/store/read-models/read-models.ts";

/** What the device knows of the shop when it builds rows of its own operations. */
export type OwnContext = { deviceCode: string; timeZone: string; arrivedAt: number };

/**
 * Rows of own applied operations, built from operation and verdict (R7), so that what went up need not come down.
 * They equal what the server wrote; where only the server can know (a wrong clock), its row is asked for instead.
 */
export function ownRows(records: readonly OperationRecord[], context: OwnContext): Rows {
  const rows: Required<Pick<Rows, "sales" | "returns" | "adjustments">> = {
    sales: [],
    returns: [],
    adjustments: [],
  };
  for (const { id, by, seq, operation, shown, state, ackRev, reasons } of records) {
    if (state !== "applied") continue;
    const happened = Math.min(operation.at + (operation.clockOffset ?? 0), context.arrivedAt);
    const at = new Date(happened).toISOString();
    const day = businessDay(happened, context.timeZone);
    const flags = reasons as Flag[];
    const { deviceCode } = context;
    const fact = {
      id,
      sellerId: by,
      deviceCode,
      seq,
      soldAt: at,
      deviceAt: operation.at,
      day,
      flags,
      settled: null,
      rev: ackRev,
    };
    const named = <T extends object>(lines: readonly T[]) =>
      lines.map((line, index) => ({ ...line, name: shown.names[index] ?? "" }));
    switch (operation.kind) {
      case "sale": {
        const { lines, payments, total } = operation.body;
        rows.sales.push({
          ...fact,
          receiptNo: shown.receiptNo ?? "",
          lines: named(lines),
          payments,
          total,
        });
        break;
      }
      case "return": {
        const { lines, ...rest } = operation.body;
        rows.returns.push({ ...fact, ...rest, lines: named(lines) });
        break;
      }
      case "adjust": {
        const { productId, mode, reason } = operation.body;
        const delta = adjustmentDelta(operation.body);
        rows.adjustments.push({
          id,
          productId,
          mode,
          delta,
          reason,
          byId: by,
          at,
          day,
          flags,
          rev: ackRev,
        });
        break;
      }
    }
  }
  return rows;
}

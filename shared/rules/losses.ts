import type { Adjustment } from "#shared/schemas/adjustment.ts";
import type { LossClass } from "#shared/schemas/loss-classes.ts";
import type { DaySpan } from "./expenses.ts";

/** What figures ask of an adjustment. */
export type LostRow = Pick<Adjustment, "productId" | "delta" | "day" | "loss">;

/** Whether an adjustment says that pieces were lost, and how (X6). A count that found more lost nothing. */
export const isLoss = <Row extends Pick<LostRow, "delta" | "loss">>(
  row: Row,
): row is Row & { loss: LossClass } => row.loss != null && row.delta < 0;

/** What was lost in some days: pieces by class and product. */
export function lossesOf(
  rows: readonly LostRow[],
  { from, to }: DaySpan,
): Map<LossClass, Map<string, number>> {
  const lost = new Map<LossClass, Map<string, number>>();
  for (const row of rows) {
    if (!isLoss(row) || row.day < from || row.day > to) continue;
    const pieces = lost.get(row.loss) ?? new Map<string, number>();
    lost.set(row.loss, pieces);
    pieces.set(row.productId, (pieces.get(row.productId) ?? 0) - row.delta);
  }
  return lost;
}

import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ReceiptRow } from "#web/blocks/receipt/receipt-rows.ts";
import { formatQuantity } from "#web/i18n/money.ts";
import { usePointMoves, usePoints, useRootOf } from "#web/store/queries/use-notebook.ts";
import { pointsOfTicket } from "#web/store/read-models/customers/points-of-ticket.ts";
import { pointsAfterSale } from "./points-after-sale.ts";

/** What a receipt says of points: earned, spent, and the balance after it; with whose they are. Nothing where its ticket moved none. */
export function usePointsRows(
  shopId: string,
  saleId: string,
): { customerId: string | undefined; rows: readonly ReceiptRow[] } {
  const { i18n } = useLingui();
  const moves = usePointMoves(shopId);
  const found = pointsOfTicket(moves, saleId);
  const customerId = useRootOf(shopId, found?.customerId ?? "");
  const now = usePoints(shopId, customerId);
  if (!found) return { customerId: undefined, rows: [] };
  const { earned, spent } = found.points;
  const after = pointsAfterSale({ saleId, customerId, points: now, moves });
  const pair = (left: string, points: number): ReceiptRow => ({
    kind: "pair",
    left,
    right: formatQuantity(points),
  });
  return {
    customerId,
    rows: [
      ...(spent > 0 ? [pair(i18n._(msg`Points dépensés`), spent)] : []),
      ...(earned > 0 ? [pair(i18n._(msg`Points gagnés`), earned)] : []),
      ...(after !== undefined ? [pair(i18n._(msg`Solde de points`), after)] : []),
    ],
  };
}

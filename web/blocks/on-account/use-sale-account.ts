import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { isOnAccount } from "#shared/rules/carried.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import type { ReceiptRow } from "#web/blocks/receipt/receipt-rows.ts";
import { formatMoney } from "#web/i18n/money.ts";
import {
  useAccountMoves,
  useCustomer,
  useOwed,
  useRootOf,
} from "#web/store/queries/use-notebook.ts";
import { owedAfterSale } from "./owed-after-sale.ts";
import { usePointsRows } from "./use-points-rows.ts";

const nothing: readonly ReceiptRow[] = [];

/**
 * What a receipt says of the account that its ticket stands on: the customer, what they owed after it, and their points.
 * Nothing where it stands on none, or this device does not know them.
 */
export function useSaleAccount(
  shopId: string,
  { id, payments }: { id: string; payments: readonly Payment[] },
): readonly ReceiptRow[] {
  const { i18n } = useLingui();
  const moves = useAccountMoves(shopId);
  const kept = keptWith(moves, id);
  const points = usePointsRows(shopId, id);
  // A reseller's ticket tells no payments.
  const charge = moves.find(({ kind, saleIds }) => kind === "charge" && saleIds.includes(id));
  const named = payments.find(isOnAccount) ?? kept ?? charge ?? points;
  const customerId = useRootOf(shopId, named.customerId ?? "");
  const customer = useCustomer(shopId, customerId);
  const owed = useOwed(shopId, customerId);
  const after = owedAfterSale({ saleId: id, customerId, owed, moves });
  if (!customer) return nothing;
  const pair = (left: string, right: string): ReceiptRow => ({ kind: "pair", left, right });
  const name = [
    pair(i18n._(msg`Client`), customer.name),
    ...(kept ? [pair(i18n._(msg`Monnaie due`), formatMoney(-kept.change))] : []),
  ];
  if (after === undefined) return [...name, ...points.rows];
  const left = after < 0 ? i18n._(msg`Avance restante`) : i18n._(msg`Reste dû en tout`);
  const owing = { kind: "pair", left, right: formatMoney(Math.abs(after)), strong: true } as const;
  return [...name, owing, ...points.rows];
}

/** Of the change of a sale, the francs that stay on an account (C9), as far as this device knows; undefined for none. */
export function useKeptChange(shopId: string, saleId: string): number | undefined {
  const kept = keptWith(useAccountMoves(shopId), saleId);
  return kept && -kept.change;
}

function keptWith(moves: ReturnType<typeof useAccountMoves>, saleId: string) {
  return moves.find(({ ofChange }) => ofChange === saleId);
}

import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { isOnAccount } from "#shared/rules/carried.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import type { ReceiptRow } from "#web/blocks/receipt/receipt-rows.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useAccountMoves, useCustomer, useOwed } from "#web/store/queries/use-notebook.ts";
import { owedAfterSale } from "./owed-after-sale.ts";

const nothing: readonly ReceiptRow[] = [];

/**
 * What a receipt says of the account that its ticket stands on: the customer, and what they owed after it. Nothing where
 * it stands on none, or this device does not know them.
 */
export function useSaleAccount(
  shopId: string,
  { id, payments }: { id: string; payments: readonly Payment[] },
): readonly ReceiptRow[] {
  const { i18n } = useLingui();
  const customerId = payments.find(isOnAccount)?.customerId ?? "";
  const customer = useCustomer(shopId, customerId);
  const owed = useOwed(shopId, customerId);
  const moves = useAccountMoves(shopId);
  const after = owedAfterSale({ saleId: id, customerId, owed, moves });
  if (!customer) return nothing;
  const name: ReceiptRow = { kind: "pair", left: i18n._(msg`Client`), right: customer.name };
  if (after === undefined) return [name];
  const left = after < 0 ? i18n._(msg`Avance restante`) : i18n._(msg`Reste dû en tout`);
  return [name, { kind: "pair", left, right: formatMoney(Math.abs(after)), strong: true }];
}

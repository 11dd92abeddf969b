import { useMemo } from "react";
import { isOnAccount } from "#shared/rules/carried.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import { useAccountMoves, useCustomer, useOwed } from "#web/store/queries/use-notebook.ts";
import { owedAfterSale } from "./owed-after-sale.ts";
import type { Receipt } from "./receipt.ts";

/** Whose account a ticket stands on and what they owed after it; undefined where it does not, or this device does not know. */
export function useSaleAccount(
  shopId: string,
  { id, payments }: { id: string; payments: readonly Payment[] },
): Receipt["account"] {
  const customerId = payments.find(isOnAccount)?.customerId ?? "";
  const customer = useCustomer(shopId, customerId);
  const owed = useOwed(shopId, customerId);
  const moves = useAccountMoves(shopId);
  return useMemo(() => {
    const after = owedAfterSale({ saleId: id, customerId, owed, moves });
    return customer && after !== undefined
      ? { customerName: customer.name, owed: after }
      : undefined;
  }, [id, customerId, customer, owed, moves]);
}

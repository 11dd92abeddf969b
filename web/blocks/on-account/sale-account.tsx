import type { ReactNode } from "react";
import type { Payment } from "#shared/schemas/sale.ts";
import type { ReceiptRow } from "#web/blocks/receipt/receipt-rows.ts";
import { useSaleAccount } from "./use-sale-account.ts";

type SaleAccountProps = {
  shopId: string;
  sale: { id: string; payments: readonly Payment[] };
  /** Draws the sale with what its paper says of the account. */
  children: (after: readonly ReceiptRow[]) => ReactNode;
};

/** A sale on an account, with its customer and what they owe after it. */
export function SaleAccount({ shopId, sale, children }: SaleAccountProps) {
  return children(useSaleAccount(shopId, sale));
}

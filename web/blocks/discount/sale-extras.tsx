import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useMemo } from "react";
import type { Discount } from "#shared/schemas/discount.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import { SaleAccount } from "#web/blocks/on-account/sale-account.tsx";
import type { SaidOff } from "#web/blocks/receipt/receipt.ts";
import type { ReceiptRow } from "#web/blocks/receipt/receipt-rows.ts";
import { saidOff } from "./discount-words.ts";

type SaleExtrasProps = {
  shopId: string;
  sale: { id: string; payments: readonly Payment[]; discounts?: readonly Discount[] | undefined };
  children: (said: readonly SaidOff[], after?: readonly ReceiptRow[]) => ReactNode;
};

const none: readonly Discount[] = [];

/** What the paper of some sales says beside: what was taken off, and what stands on an account. */
export function SaleExtras({ shopId, sale, children }: SaleExtrasProps) {
  const { i18n } = useLingui();
  const { discounts = none } = sale;
  const said = useMemo(() => saidOff(discounts, i18n), [discounts, i18n, i18n.locale]);
  return (
    <SaleAccount shopId={shopId} sale={sale}>
      {(after) => children(said, after)}
    </SaleAccount>
  );
}

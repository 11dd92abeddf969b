import type { ComponentProps } from "react";
import { useSaleAccount } from "#web/blocks/receipt/use-sale-account.ts";
import { SaleDone } from "./pay/sale-done.tsx";

type AccountSaleDoneProps = ComponentProps<typeof SaleDone> & { shopId: string; saleId: string };

/** The receipt of a sale on an account, with its customer and what they owe after it. */
export function AccountSaleDone({ shopId, saleId, receipt, ...rest }: AccountSaleDoneProps) {
  const account = useSaleAccount(shopId, { id: saleId, payments: receipt.payments });
  return <SaleDone {...rest} receipt={{ ...receipt, account }} />;
}
